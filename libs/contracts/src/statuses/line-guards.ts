import { cancelledGroup } from './line-groups.ts';
import type { LineStatus } from './moves.ts';

/** Facts of a line and its order that forbid moves the status book would allow. */
export interface LineFacts {
  /** production at the manufacturer has begun: the line cannot be cancelled any more (specification §9) */
  readonly productionStarted: boolean;
  /** money captured or received for the order, in minor units */
  readonly captured: number;
}
export type LineObstacle = 'production-started' | 'money-captured' | 'nothing-captured';

const refunding: ReadonlySet<LineStatus> = new Set(['cancelled-refund-pending', 'rma-refund-pending']);
const unpaidEnds: ReadonlySet<LineStatus> = new Set([
  'cancelled-not-charged',
  'cancelled',
  'cleared',
  'deleted',
]);

/**
 * What stands in the way of a move besides the status book and the person's role, or null.
 * After production has begun only the block list or goods lost on the way may still cancel a line, also not by a
 * detour over a hold or a back order.
 */
export function lineObstacle(facts: LineFacts, from: LineStatus, to: LineStatus): LineObstacle | null {
  if (facts.productionStarted && isCancelling(from, to)) return 'production-started';
  if (facts.captured > 0 && unpaidEnds.has(to)) return 'money-captured';
  if (facts.captured <= 0 && refunding.has(to)) return 'nothing-captured';
  return null;
}

function isCancelling(from: LineStatus, to: LineStatus): boolean {
  if (to === 'cancelled-black-list' || from === 'delivery-exception') return false;
  return to === 'cancellation-requested' || (cancelledGroup.has(to) && !cancelledGroup.has(from));
}
