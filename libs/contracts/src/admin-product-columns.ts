import type { ColumnKind } from './table-filter.ts';

/** Columns of the product table that can be filtered, for the `filter` of `catalogAdminListProducts`. */
export const adminProductColumns = {
  name: 'text',
  sku: 'text',
  partNumber: 'text',
  brand: 'text',
  status: 'option',
  listPrice: 'amount',
  shownPrice: 'amount',
  cost: 'amount',
  availability: 'option',
  stock: 'number',
  changedAt: 'date',
  pinned: 'number',
} as const satisfies Record<string, ColumnKind>;
export type AdminProductColumn = keyof typeof adminProductColumns;

/** Columns the product table is sorted by, one or several. */
export const adminProductSorts = [
  'name',
  'sku',
  'brand',
  'status',
  'changedAt',
  'listPrice',
  'stock',
  'pinned',
] as const satisfies readonly AdminProductColumn[];
