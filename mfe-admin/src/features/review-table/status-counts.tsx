import { adminReviewsPath } from '@gantry/contracts/addresses/admin';
import { adminReviewColumns } from '@gantry/contracts/admin-review-columns';
import type { ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ListLink } from '../../parts/list-address/list-link.tsx';
import { useStatusLabels } from '../../parts/status-labels.ts';
import { clauseOf, withClause } from '../../parts/table-filter/clauses.ts';
import styles from './review-table.module.css';
import { withQuery } from '../../parts/with-query.ts';

/** How many reviews stand in each status; each leads to them. What has none is left out, but for the queue. */
export function StatusCounts({
  counts,
}: {
  readonly counts: readonly { status: ReviewStatus; count: number }[];
}) {
  const intl = useIntl();
  const { labelOf } = useStatusLabels();
  const [search] = useSearchParams();
  const filter = search.get('filter');
  const chosen = clauseOf(adminReviewColumns, filter, 'status')?.value;
  const to = (status: string) => {
    const next = withClause(adminReviewColumns, filter, { field: 'status', mode: 'equals', value: status });
    return withQuery(adminReviewsPath(), search, { filter: next, page: null });
  };
  const shown = counts.filter(({ status, count }) => count > 0 || status === 'pending-review');
  return (
    <ul className={styles.counts} aria-label={intl.formatMessage({ id: 'admin.reviews.by-status' })}>
      {shown.map(({ status, count }) => (
        <li key={status}>
          <ListLink
            to={to(status === chosen ? '' : status)}
            preventScrollReset
            aria-current={status === chosen ? 'true' : undefined}
          >
            {labelOf('review-status', status)} {intl.formatNumber(count)}
          </ListLink>
        </li>
      ))}
    </ul>
  );
}
