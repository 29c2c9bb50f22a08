import { adminOrderSorts, type AdminOrderSort } from '@gantry/contracts/admin-order-columns';
import { parseSort, type SortKey } from '@gantry/contracts/list-sort';
import type { ListedOrderColumn } from './listed-orders.ts';

/** Columns in which hardly two orders are alike. */
const telling: readonly AdminOrderSort[] = ['placedAt', 'grandTotal', 'number'];

/** The order of a list as it was asked for, numbers as numbers; many orders are of one state, and come by the day then. */
export function sortOf(sort: string): SortKey<ListedOrderColumn>[] {
  const asked = parseSort(sort, adminOrderSorts);
  const keys = asked.map(({ column, isDescending }) => ({
    column: column === 'number' ? ('numeric' as const) : column,
    isDescending,
  }));
  if (asked.some(({ column }) => telling.includes(column))) return keys;
  return [...keys, { column: 'placedAt', isDescending: keys.at(-1)?.isDescending ?? true }];
}
