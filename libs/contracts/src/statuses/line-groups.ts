import type { LineStatus } from './moves.ts';
import { lineToOrderState } from './status-book.ts';

const inState = (state: string): ReadonlySet<LineStatus> =>
  new Set(
    Object.entries(lineToOrderState)
      .filter(([, orderState]) => orderState === state)
      .map(([status]) => status as LineStatus),
  );

/** Lines that ended without goods: cancelled in any way, declined, cleared or deleted. */
export const cancelledGroup = inState('canceled');
/** Lines whose goods have arrived, returns in progress included. */
export const deliveredGroup = inState('complete');
/** Lines that still wait for money or for a decision of the seller. */
export const waitingGroup = inState('pending');
/** Lines whose goods have left completely; a plain part shipment is not among them. */
export const shippedGroup: ReadonlySet<LineStatus> = new Set([
  ...deliveredGroup,
  'shipped',
  'replacement-shipped',
  'delivery-exception',
  'rma-refund-issued',
] as LineStatus[]);

/** Whether a line still counts for its order (domain B1): not cancelled in any way and not refunded after a return. */
export const isLive = (status: LineStatus): boolean =>
  !cancelledGroup.has(status) && status !== 'rma-refund-issued';
