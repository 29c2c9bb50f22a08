import type { ColumnKind } from './table-filter.ts';

/** Columns of the order table that can be filtered, for the `filter` of `salesAdminListOrders`. */
export const adminOrderColumns = {
  number: 'text',
  placedAt: 'date',
  state: 'option',
  status: 'option',
  paymentStatus: 'option',
  email: 'text',
  company: 'text',
  assignee: 'text',
  poNumber: 'text',
  grandTotal: 'amount',
  lineCount: 'number',
} as const satisfies Record<string, ColumnKind>;
export type AdminOrderColumn = keyof typeof adminOrderColumns;

/** Columns the order table is sorted by, one or several. */
export const adminOrderSorts = [
  'number',
  'placedAt',
  'grandTotal',
  'lineCount',
  'status',
  'state',
  'paymentStatus',
] as const satisfies readonly AdminOrderColumn[];
export type AdminOrderSort = (typeof adminOrderSorts)[number];
