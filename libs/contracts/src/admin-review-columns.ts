import type { ColumnKind } from './table-filter.ts';

/** Columns of the review table that can be filtered, for the `filter` of `catalogAdminListReviews`. */
export const adminReviewColumns = {
  writtenAt: 'date',
  status: 'option',
  rating: 'number',
  title: 'text',
  author: 'text',
  sku: 'text',
  productName: 'text',
  findings: 'number',
  reports: 'number',
} as const satisfies Record<string, ColumnKind>;
export type AdminReviewColumn = keyof typeof adminReviewColumns;

/** Columns the review table is sorted by, one or several. */
export const adminReviewSorts = [
  'writtenAt',
  'status',
  'rating',
  'findings',
  'reports',
  'author',
  'productName',
  'sku',
] as const satisfies readonly AdminReviewColumn[];
