import { orderAssignments, type OrderAssignment } from '@gantry/contracts/schemas/order';
import { adminOrderSorts } from '@gantry/contracts/admin-order-columns';
import { orderQueueNames, type OrderQueue } from '@gantry/contracts/work-queues';
import { pageOf } from '@gantry/ui/page-address';
import { sortIn } from '../../parts/table-filter/sorted-columns.ts';

/** What the contract takes, in characters. */
const maxFilterLength = 2000;
const pageSizes = [50, 100, 200] as const;

/** What the address of the order table asks for; everything else in it is left to the page. */
export function orderListQuery(search: URLSearchParams) {
  const filter = search.get('filter') ?? '';
  const queue = queueOf(search);
  const assigned = assignmentOf(search);
  return {
    page: String(pageOf(search)),
    size: String(sizeOf(search)),
    sort: sortOf(search),
    // A filter too long to be one is no filter.
    ...(queue ? { queue } : {}),
    ...(assigned ? { assigned } : {}),
    ...(filter && filter.length <= maxFilterLength ? { filter } : {}),
  };
}

/** What the orders of the list wait for; null where all are shown. */
export const queueOf = (search: URLSearchParams): OrderQueue | null =>
  orderQueueNames.find((one) => one === search.get('queue')) ?? null;

/** Whose orders the list shows; null: everybody's. */
export const assignmentOf = (search: URLSearchParams): OrderAssignment | null =>
  orderAssignments.find((one) => one === search.get('assigned')) ?? null;

export function sortOf(search: URLSearchParams): string {
  // what has waited longest is next in a queue
  return sortIn(search, adminOrderSorts, queueOf(search) ? 'placedAt' : '-placedAt');
}

function sizeOf(search: URLSearchParams): number {
  return pageSizes.find((size) => String(size) === search.get('size')) ?? pageSizes[0];
}
