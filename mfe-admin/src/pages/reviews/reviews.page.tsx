import { adminReviewsPath } from '@gantry/contracts/addresses/admin';
import { useSearchParams } from 'react-router';
import { useCatalogAdminListReviewsQuery } from '../../api/reviews.endpoints.ts';
import { OpenReview } from '../../features/review-record/open-review.tsx';
import { reviewListQuery } from '../../features/review-table/review-list-query.ts';
import { ReviewTable } from '../../features/review-table/review-table.tsx';
import { StatusCounts } from '../../features/review-table/status-counts.tsx';
import { ListPage, ListPageHeader } from '../../parts/list-page.tsx';
import { NoReviews } from '../../parts/no-reviews.tsx';
import { SavedViews } from '../../parts/saved-views/saved-views.tsx';
import { useNeighbors } from '../../parts/use-neighbors.ts';
import { withQuery } from '../../parts/with-query.ts';

export { loader } from './reviews.loader.ts';

/** All reviews. */
export default function ReviewsPage() {
  const [search] = useSearchParams();
  const { data: list, error } = useCatalogAdminListReviewsQuery({ query: reviewListQuery(search) });
  const open = search.get('open');
  const close = withQuery(adminReviewsPath(), search, { open: null });
  const neighbors = useNeighbors(
    adminReviewsPath(),
    (list?.items ?? []).map(({ id }) => id),
    open,
  );
  if (error) return <NoReviews error={error} />;
  if (!list) return null;
  return (
    <ListPage
      path={adminReviewsPath()}
      list={list}
      head={
        <div>
          <ListPageHeader kind="reviews" path={adminReviewsPath()} list={list} />
          <SavedViews list="reviews" path={adminReviewsPath()} />
          <StatusCounts counts={list.counts} />
        </div>
      }
      open={open ? <OpenReview key={open} id={open} close={close} neighbors={neighbors} /> : null}
    >
      <ReviewTable reviews={list.items} openId={open} />
    </ListPage>
  );
}
