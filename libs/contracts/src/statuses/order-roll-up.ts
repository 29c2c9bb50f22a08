import { deliveredGroup, isLive, waitingGroup } from './line-groups.ts';
import type { LineProgress } from './line-progress.ts';
import type { LineStatus, OrderState } from './moves.ts';

/** A line as its order counts it; `shipped` stays true once any part of it has left. */
export interface RolledLine extends LineProgress {
  readonly shipped: boolean;
}

/** What decides the state of an order besides its lines. */
export interface OrderFlags {
  readonly fraud: boolean;
  /** a hold on the whole order */
  readonly held: boolean;
  /** everything that has shipped is invoiced */
  readonly invoiced: boolean;
}

/**
 * The state of an order, computed from its lines and never typed in (domain B1, the first match wins).
 * Deleted lines do not count; a requested cancellation counts as the status before it.
 */
export function orderStateOf(lines: readonly RolledLine[], flags: OrderFlags): OrderState {
  if (flags.fraud) return 'fraud';
  if (flags.held || lines.some(isHeld)) return 'holded';
  const live = lines.filter((line) => isLive(line.status)).map(countedStatus);
  if (live.length === 0) return lines.some((line) => line.shipped) ? 'closed' : 'canceled';
  if (flags.invoiced && live.every((status) => deliveredGroup.has(status))) return 'complete';
  if (live.every((status) => waitingGroup.has(status))) return 'pending';
  return 'processing';
}

const isHeld = ({ status, before }: LineProgress) =>
  [status, ...before].some((each) => each === 'on-hold' || each === 'unbound');

/** Only a requested cancellation hides the status before it; a requested return is a fact of its own. */
function countedStatus({ status, before }: LineProgress): LineStatus {
  return status === 'cancellation-requested' ? (before[0] ?? status) : status;
}
