import { EmptyState, LinkButton, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useCatalogAdminListReviewsQuery } from '../../api/reviews.endpoints.ts';
import { OpenReview } from '../../features/review-record/open-review.tsx';
import { reviewListQuery } from '../../features/review-table/review-list-query.ts';
import { ReviewTable } from '../../features/review-table/review-table.tsx';
import { StatusCounts } from '../../features/review-table/status-counts.tsx';
import { ListPages } from '../../parts/list-pages.tsx';
import { NoReviews } from '../../parts/no-reviews.tsx';
import { urls, withQuery } from '../../urls.ts';
// The desk of orders and the desk of reviews are laid out alike.
import styles from '../orders/orders.module.css';

export { loader } from './reviews.loader.ts';

/** The desk of reviews: the table fills the window, and on wide windows a review opens beside it. */
export default function ReviewsPage() {
  const [search] = useSearchParams();
  const { data: list, error } = useCatalogAdminListReviewsQuery({ query: reviewListQuery(search) });
  const open = search.get('open');
  if (error) return <NoReviews error={error} />;
  if (!list) return null;
  return (
    <div className={styles.desk} data-open={open !== null || undefined}>
      <div className={styles.list}>
        <div>
          <PageHeader
            title={<FormattedMessage id="admin.reviews.title" />}
            aside={<FormattedMessage id="admin.reviews.count" values={{ count: list.total }} />}
            actions={
              search.has('filter') ? (
                <LinkButton to={withQuery(urls.reviews, search, { filter: null, page: null })} size="small">
                  <FormattedMessage id="admin.filter.clear" />
                </LinkButton>
              ) : null
            }
          />
          <StatusCounts counts={list.counts} />
        </div>
        <div className={styles.table}>
          <ReviewTable reviews={list.items} openId={open} />
          {list.items.length === 0 ? (
            <EmptyState title={<FormattedMessage id="admin.reviews.empty" />}>
              <FormattedMessage id="admin.reviews.empty-hint" />
            </EmptyState>
          ) : null}
        </div>
        <ListPages
          page={list.page}
          size={list.size}
          total={list.total}
          to={(page) => withQuery(urls.reviews, search, { page: page === 1 ? null : String(page) })}
        />
      </div>
      {open ? (
        <OpenReview key={open} id={open} close={withQuery(urls.reviews, search, { open: null })} />
      ) : null}
    </div>
  );
}
