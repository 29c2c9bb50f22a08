import { deliveredGroup, heldGroup, isLive, waitingGroup } from './line-groups.ts';
import { underlyingStatus, type LineProgress } from './line-progress.ts';
import type { OrderState } from './order-states.ts';

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
 * The state of an order, computed from its lines and never typed in (the first match wins).
 * Deleted lines do not count; an interrupted line counts as the status before, where that is not a hold.
 */
export function orderStateOf(lines: readonly RolledLine[], flags: OrderFlags): OrderState {
  if (flags.fraud) return 'fraud';
  if (flags.held || lines.some(isHeld)) return 'holded';
  const live = lines.filter((line) => isLive(line.status)).map(underlyingStatus);
  if (live.length === 0) return lines.some((line) => line.shipped) ? 'closed' : 'canceled';
  if (flags.invoiced && live.every((status) => deliveredGroup.has(status))) return 'complete';
  if (live.every((status) => waitingGroup.has(status))) return 'pending';
  return 'processing';
}

const isHeld = ({ status, before }: LineProgress) => [status, ...before].some((each) => heldGroup.has(each));
