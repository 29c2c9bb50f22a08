import { adminReviewPath, adminReviewsPath } from '@gantry/contracts/addresses/admin';
import {
  adminReviewColumns,
  adminReviewSorts,
  type AdminReviewColumn,
} from '@gantry/contracts/admin-review-columns';
import { parseSort } from '@gantry/contracts/list-sort';
import type { AdminReviewSummary } from '@gantry/contracts/schemas/review';
import { reviewStatuses } from '@gantry/domain/statuses/review-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { useFormats } from '@gantry/i18n/formats';
import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useBulkSelection } from '../../parts/bulk/use-bulk-selection.tsx';
import { RecordLink } from '../../parts/record-link.tsx';
import { ReviewStatusBadge } from '../../parts/review-status-badge.tsx';
import { useStatusLabels } from '../../parts/status-labels.ts';
import { FilterTable } from '../../parts/table-filter/filter-table.tsx';
import { sortedColumn } from '../../parts/table-filter/sorted-columns.ts';
import { sortOf } from './review-list-query.ts';
import styles from './review-table.module.css';
import { useBulkDecisions } from './use-bulk-decisions.tsx';

export interface ReviewTableProps {
  readonly reviews: readonly AdminReviewSummary[];
  /** the review that stands open beside the table */
  readonly openId: string | null;
}

/** All reviews. */
export function ReviewTable({ reviews, openId }: ReviewTableProps) {
  const [search] = useSearchParams();
  const keys = parseSort(sortOf(search), adminReviewSorts);
  const columns = useReviewColumns(openId);
  const { optionsOf } = useStatusLabels();
  const selection = useBulkSelection({
    texts: 'reviews',
    rows: reviews,
    recordOf: ({ id, title }) => ({ key: id, name: title, to: adminReviewPath(id) }),
    acts: useBulkDecisions(),
  });
  return (
    <FilterTable
      list="reviews"
      headId={(key) => `admin.reviews.${key === 'title' ? 'headline' : key}`}
      caption={<FormattedMessage id="admin.reviews.title" />}
      path={adminReviewsPath()}
      columns={columns.map((column) => {
        const by = adminReviewSorts.find((one) => one === column.key);
        const isDownFirst = ['writtenAt', 'rating', 'findings', 'reports'].includes(column.key);
        return {
          ...column,
          options: column.key === 'status' ? optionsOf('review-status', labelsOf(reviewStatuses)) : [],
          sort: by && sortedColumn(keys, by, { isDownFirst }),
        };
      })}
      kinds={adminReviewColumns}
      sortKeys={keys}
      rows={reviews}
      rowKey={({ id }) => id}
      openKey={openId}
      texts="reviews"
      selection={selection}
    />
  );
}

type ReviewColumn = Column<AdminReviewSummary> & { readonly key: AdminReviewColumn };

function useReviewColumns(openId: string | null): readonly ReviewColumn[] {
  const { time, count } = useFormats();
  return [
    {
      key: 'title',
      isRowHead: true,
      className: styles.title,
      cell: ({ id, title }) => (
        <RecordLink to={adminReviewPath(id)} list={adminReviewsPath()} recordKey={id} isOpen={id === openId}>
          {title || <FormattedMessage id="admin.review.erased" />}
        </RecordLink>
      ),
    },
    { key: 'writtenAt', tight: true, cell: ({ writtenAt }) => time(writtenAt) },
    { key: 'status', tight: true, cell: ({ status }) => <ReviewStatusBadge status={status} /> },
    { key: 'rating', numeric: true, cell: ({ rating }) => count(rating) },
    { key: 'findings', numeric: true, cell: ({ findings }) => count(findings) },
    { key: 'reports', numeric: true, cell: ({ reports }) => count(reports) },
    { key: 'author', tight: true, cell: ({ author }) => author || '–' },
    { key: 'productName', className: styles.product, cell: ({ productName }) => productName },
    { key: 'sku', tight: true, cell: ({ sku }) => sku },
  ];
}
