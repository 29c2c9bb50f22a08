import { LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useCatalogAdminGetReviewQuery } from '../../api/reviews.endpoints.ts';
import styles from '../../parts/open-record.module.css';
import { urls } from '../../urls.ts';
import { ReviewRecord } from './review-record.tsx';

/** The review that stands open beside the list. */
export function OpenReview({ id, close }: { readonly id: string; readonly close: string }) {
  const { data: review } = useCatalogAdminGetReviewQuery({ params: { id } });
  return (
    <aside className={styles.panel} aria-labelledby="open-review">
      <header className={styles.head}>
        <h2 id="open-review">
          <Link to={urls.review(id)}>
            <FormattedMessage id="admin.review.title" />
          </Link>
        </h2>
        <LinkButton to={close} size="small" preventScrollReset>
          <FormattedMessage id="admin.order.close" />
        </LinkButton>
      </header>
      {review ? <ReviewRecord review={review} level={3} /> : null}
    </aside>
  );
}
