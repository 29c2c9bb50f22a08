import type enUS from '../messages/order-status/en-US.json';
import type { OrderState } from './order-states.ts';
import type { MovedRow, TransitionActor, StatusTone } from './status-table.ts';

/** What whoever makes a transition of a line must give. */
export const lineNeeds = ['reason', 'promise'] as const;
export type LineNeed = (typeof lineNeeds)[number];

/**
 * Where a line is led by something else than a press of staff: by a request to cancel or return it, or by money that was
 * paid back.
 */
export type LineDoor = 'order-request' | 'refund';

/** What can stand in the way of a transition the status book allows; `line-blockers.ts` decides each. */
export const lineBlockers = [
  'PRODUCTION_STARTED',
  'MONEY_CAPTURED',
  'NOTHING_CAPTURED',
  'NOT_PAID',
  'CREDIT_NOT_APPROVED',
  'NOT_MADE_TO_ORDER',
  'REFUNDED',
  'TOO_LATE',
  'OUT_OF_STOCK',
  'UNSUPPORTED',
] as const;
export type LineBlocker = (typeof lineBlockers)[number];

/** The message of what the customer reads for a status of a line. */
export type LineWording = Extract<keyof typeof enUS, `status.line.${string}`>;

/** Everything the store knows about one status of a line. */
export interface LineStatusRow<Label extends string> extends MovedRow<Label> {
  readonly next: { readonly [To in Label]?: readonly TransitionActor[] };
  readonly returns?: {
    readonly to: readonly Label[];
    readonly roles: readonly TransitionActor[];
    readonly needs?: readonly LineNeed[];
  };
  /** what whoever brings a line here must give */
  readonly needs?: readonly LineNeed[];
  /** what may stand in the way of coming here; a status given back after an interruption is not asked again */
  readonly blockers?: readonly LineBlocker[];
  /** who may come here past the blockers, with a reason; `admin` too */
  readonly passedBy?: readonly TransitionActor[];
  /**
   * What coming here does to the goods: set aside for good, given back, sent once more from the shelf. `lapse`: they stay
   * reserved, but perhaps not until the line goes on. What leaves the first time is counted by its shipment.
   */
  readonly stock?: 'allocate' | 'release' | 'reship' | 'lapse';
  /** the quantity of the line that is whole here: all shipped, delivered or returned */
  readonly counts?: 'shipped' | 'delivered' | 'returned';
  /** goods reserved for a line that waits here are given back when the money does not come in time */
  readonly expires?: true;
  /** what alone leads here, and out of here back to the status before; without it staff do by a press */
  readonly door?: LineDoor;
  readonly order: {
    /** the order state it counts as */
    readonly state: OrderState;
    /** its place from the least to the most advanced, or the status it stands behind in a mixed order */
    readonly rank: number | Label;
  };
  readonly customer: {
    /** null: the customer does not see such a line */
    readonly wording: LineWording | null;
    readonly tone: StatusTone;
    /** whether coming here is worth a mail; work of the house is not */
    readonly mail: boolean;
  };
  /** where staff see it otherwise than the customer */
  readonly staff?: { readonly tone: StatusTone };
}
