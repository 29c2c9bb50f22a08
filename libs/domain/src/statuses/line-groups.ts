import { lineStatuses, type LineStatus } from './line-statuses.ts';
import type { OrderState } from './order-states.ts';
import { labelsOf } from './status-table.ts';

const labels = labelsOf(lineStatuses);
const inState = (...states: OrderState[]): ReadonlySet<LineStatus> =>
  new Set(labels.filter((status) => states.includes(lineStatuses[status].order.state)));

/** Lines that ended without goods: cancelled in any way, declined, cleared or deleted. */
export const cancelledGroup = inState('canceled');
/** Lines whose goods have arrived, returns in progress included. */
export const deliveredGroup = inState('complete');
/** Lines that still wait for money or for a decision of the seller. */
export const waitingGroup = inState('pending');
/** Lines that are stopped: on hold, or without an account. */
export const heldGroup = inState('holded');

const ended = inState('canceled', 'closed');

/** Whether a line still counts for its order: not cancelled in any way and not refunded after a return. */
export const isLive = (status: LineStatus): boolean => !ended.has(status);

/** Where a status stands in a mixed order: itself, or another status that stands for it. */
export function headerLabelOf(status: LineStatus): LineStatus {
  const { rank } = lineStatuses[status].order;
  return typeof rank === 'number' ? status : rank;
}

/** The place of a status from the least to the most advanced. */
export const rankOf = (status: LineStatus): number => Number(lineStatuses[headerLabelOf(status)].order.rank);

/** Lines whose goods have left completely; a plain part shipment is not among them. */
export const shippedGroup: ReadonlySet<LineStatus> = new Set([
  ...labels.filter((status) => isLive(status) && rankOf(status) >= rankOf('shipped')),
  ...inState('closed'),
]);

/** Whether a customer sees a line of this status at all: deleted and unbound ones stay with the staff. */
export const isShownToCustomer = (status: LineStatus): boolean =>
  lineStatuses[status].customer.wording !== null;
