import type { AdminReview } from '@gantry/contracts/schemas/review';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import styles from './review-record.module.css';

/** What the automatic checks and the readers point at. */
export function ReviewFindings({ review }: { readonly review: AdminReview }) {
  if (review.found.length === 0 && review.reported.length === 0) return null;
  return (
    <Alert tone="warn" title={<FormattedMessage id="admin.review.findings" />}>
      <ul className={styles.findings}>
        {review.found.map(({ code, field, excerpt }) => (
          <li key={`${code} ${field} ${excerpt}`}>
            <FormattedMessage id={`admin.review.found-${code}`} />{' '}
            <FormattedMessage id={`admin.review.in-${field}`} />: <q>{excerpt}</q>
          </li>
        ))}
        {review.reported.map(({ reason, count }) => (
          <li key={reason}>
            <FormattedMessage id="admin.review.reported" values={{ count }} />{' '}
            <FormattedMessage id={`admin.review.reason-${reason}`} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
