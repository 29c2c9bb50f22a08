import { adminReviewPath, adminReviewsPath } from '@gantry/contracts/addresses/admin';
import type { AdminReviewSummary } from '@gantry/contracts/schemas/review';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, RowHead } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ReviewStatusBadge } from '../../parts/review-status-badge.tsx';
import filterStyles from '../../parts/table-filter/filter-table.module.css';
import { useOpenBeside } from '../../parts/use-open-beside.ts';
import styles from './review-table.module.css';

/** One review of the table. Its link opens the record; on wide windows the record comes up beside the list. */
export function ReviewRow({
  review,
  isOpen,
}: {
  readonly review: AdminReviewSummary;
  readonly isOpen: boolean;
}) {
  const intl = useIntl();
  const { time } = useFormats();
  const openBeside = useOpenBeside(adminReviewsPath(), review.id, isOpen);
  return (
    <tr data-open={isOpen || undefined} className={filterStyles.row}>
      <RowHead className={styles.title}>
        <Link to={adminReviewPath(review.id)} onClick={openBeside} aria-current={isOpen ? 'true' : undefined}>
          {review.title || <FormattedMessage id="admin.review.erased" />}
        </Link>
      </RowHead>
      <Cell tight>{time(review.writtenAt)}</Cell>
      <Cell tight>
        <ReviewStatusBadge status={review.status} />
      </Cell>
      <Cell numeric>{intl.formatNumber(review.rating)}</Cell>
      <Cell numeric>{intl.formatNumber(review.findings)}</Cell>
      <Cell numeric>{intl.formatNumber(review.reports)}</Cell>
      <Cell tight>{review.author || '–'}</Cell>
      <Cell className={styles.product}>{review.productName}</Cell>
      <Cell tight>{review.sku}</Cell>
    </tr>
  );
}
