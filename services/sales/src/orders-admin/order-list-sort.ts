import { adminOrderSorts, type AdminOrderSort } from '@gantry/contracts/admin-order-columns';
import { parseSort } from '@gantry/contracts/list-sort';
import type { TallyKind } from '../order-tally/order-tally.repository.ts';
import { orderColumns } from './order-filter.ts';

/** What the tally counts ranges of. */
const tallies: Readonly<Partial<Record<AdminOrderSort, TallyKind>>> = {
  placedAt: 'day',
  grandTotal: 'total',
  number: 'number',
};
interface ColumnOrder {
  readonly column: string;
  readonly isDescending: boolean;
}

/** How a list of orders is sorted. */
export interface ListSort {
  readonly keys: readonly ColumnOrder[];
  /** by which places in the list are found; null where the tally does not know its first column */
  readonly tally: TallyKind | null;
}

/** The order of a list as it was asked for; many orders are of one state, and come by the day then. */
export function sortOf(sort: string): ListSort {
  const asked = parseSort(sort, adminOrderSorts);
  const keys = asked.map(({ column, isDescending }) => ({ column: orderColumns[column], isDescending }));
  const isTold = asked.some(({ column }) => tallies[column]);
  const day = { column: orderColumns.placedAt, isDescending: keys.at(-1)?.isDescending ?? true };
  return { keys: isTold ? keys : [...keys, day], tally: (asked[0] && tallies[asked[0].column]) ?? null };
}

/** For `order by`; among equals the id decides, in the direction of the last column. */
export function orderSql({ keys }: ListSort, isReversed: boolean): string {
  const directed = keys.map(({ column, isDescending }) => ({ column, isDown: isDescending !== isReversed }));
  const all = [...directed, { column: 'id', isDown: directed.at(-1)?.isDown ?? false }];
  return all.map(({ column, isDown }) => `o.${column} ${isDown ? 'desc' : 'asc'}`).join(', ');
}
