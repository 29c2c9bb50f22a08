import { adminReviewsPath } from '@gantry/contracts/addresses/admin';
import { adminReviewColumns, type AdminReviewColumn } from '@gantry/contracts/admin-review-columns';
import type { AdminReviewSummary } from '@gantry/contracts/schemas/review';
import { reviewStatuses } from '@gantry/domain/statuses/review-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { FilterTable, type FilterColumn } from '../../parts/table-filter/filter-table.tsx';
import { sortLink, sortOf } from './review-list-query.ts';
import { ReviewRow } from './review-row.tsx';

const columns: readonly AdminReviewColumn[] = [
  'title',
  'writtenAt',
  'status',
  'rating',
  'findings',
  'reports',
  'author',
  'productName',
  'sku',
];
const numeric: readonly string[] = ['rating', 'findings', 'reports'];
const sortable = ['writtenAt', 'rating', 'findings', 'reports'] as const;

export interface ReviewTableProps {
  readonly reviews: readonly AdminReviewSummary[];
  /** the review that stands open beside the table */
  readonly openId: string | null;
}

/** All reviews. */
export function ReviewTable({ reviews, openId }: ReviewTableProps) {
  const [search] = useSearchParams();
  const sort = sortOf(search);
  const shown = columns.map((name): FilterColumn => {
    const by = sortable.find((one) => one === name);
    return {
      name,
      label: `admin.reviews.${name === 'title' ? 'headline' : name}`,
      options: name === 'status' ? labelsOf(reviewStatuses) : [],
      numeric: numeric.includes(name),
      sort: by && sortLink(sort, by),
    };
  });
  return (
    <FilterTable
      caption={<FormattedMessage id="admin.reviews.title" />}
      path={adminReviewsPath()}
      columns={shown}
      kinds={adminReviewColumns}
    >
      {reviews.map((review) => (
        <ReviewRow key={review.id} review={review} isOpen={review.id === openId} />
      ))}
    </FilterTable>
  );
}
