import { adminReviewPath } from '@gantry/contracts/addresses/admin';
import type { AdminReview } from '@gantry/contracts/schemas/review';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ReviewStatusBadge } from '../../parts/review-status-badge.tsx';
import { RecordTimeline } from '../../parts/record-timeline.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './review-record.module.css';

/** Every decision about a review. */
export function ReviewStory({ history }: Pick<AdminReview, 'history'>) {
  return (
    <RecordTimeline
      history={history}
      titleOf={({ from, to }) => (
        <FormattedMessage id={`admin.review.story${from === null ? '-start' : ''}`} values={{ from, to }} />
      )}
    />
  );
}

/** What else this author has written. */
export function OtherReviews({ reviews }: { readonly reviews: AdminReview['others'] }) {
  const { day } = useFormats();
  if (reviews.length === 0) {
    return (
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.review.no-others" />
      </p>
    );
  }
  return (
    <ul className={styles.others}>
      {reviews.map(({ id, title, productName, status, rating, writtenAt }) => (
        <li key={id}>
          <ReviewStatusBadge status={status} />{' '}
          <Link to={adminReviewPath(id)}>{title || <FormattedMessage id="admin.review.erased" />}</Link>{' '}
          <FormattedMessage id="admin.review.rating" values={{ rating }} /> · {productName} · {day(writtenAt)}
        </li>
      ))}
    </ul>
  );
}
