import { cancelledGroup, shippedGroup } from './line-groups.ts';
import { isReturn, type LineProgress } from './line-progress.ts';
import { lineStatuses, type LineStatus } from './line-statuses.ts';
import type { LineBlocker, LineDoor, LineNeed } from './line-status-row.ts';
import type { PaymentStatus } from './payment-statuses.ts';
import { mayTransition, type TransitionActor } from './status-table.ts';

/** Facts of a line and its order that can forbid a transition the status book allows. */
export interface LineFacts {
  /** production at the manufacturer has begun: the line cannot be cancelled any more (specification §9) */
  readonly productionStarted: boolean;
  readonly madeToOrder: boolean;
  /** money captured or received for the order, in minor units */
  readonly captured: number;
  /** money that would have to go back if the line were cancelled, in minor units; all that was captured where left out */
  readonly owedBack?: number;
  /** money reserved for the order that can still be captured, in minor units; a card pays like that until goods leave */
  readonly reserved?: number;
  /** what the order costs by now, in minor units; all of it as it was placed where left out */
  readonly due?: number;
  readonly payment: OrderPayment;
  /** money of the order that went back to its payer or is on its way there, in minor units */
  readonly givenBack?: number;
  /** whole days for which the line has stood where it stands */
  readonly daysThere?: number;
  /** a shipment says how many units leave */
  readonly byShipment?: boolean;
}

/** How the whole order is paid; amounts in minor units. */
export interface OrderPayment {
  readonly paymentTerm: 'advanced' | 'net-15' | 'net-30';
  readonly paymentStatus: PaymentStatus;
  readonly creditApproved: boolean;
  readonly grandTotal: number;
  /** what must be paid before the order is confirmed, where its offer asked for a deposit */
  readonly depositDue?: number | null | undefined;
}

/** A transition somebody may make, with what they must give and what still stands in the way. */
export interface OfferedTransition {
  readonly to: LineStatus;
  readonly needs: LineNeed[];
  readonly blockers: LineBlocker[];
}

type Rule = (facts: LineFacts, from: LineStatus, to: LineStatus) => boolean;

/** Days within which what was declined may be taken up again. */
const revivableDays = 30;

/** Nothing is confirmed or leaves while nobody knows whose money it is, or after it went back. */
const stopped: ReadonlySet<PaymentStatus> = new Set(['fraud', 'unknown', 'refunded']);

const rules: Readonly<Record<LineBlocker, Rule>> = {
  // goods that have left are made; only the block list cancels what is being made, also not over a hold or back order
  PRODUCTION_STARTED: ({ productionStarted }, from) =>
    productionStarted && !cancelledGroup.has(from) && !shippedGroup.has(from),
  MONEY_CAPTURED: ({ captured, owedBack = captured }) => owedBack > 0,
  // goods that have left are credited whatever was paid for them
  NOTHING_CAPTURED: ({ captured, owedBack = captured }, from) => owedBack <= 0 && !shippedGroup.has(from),
  // a deposit confirms an order, whatever its terms; what is paid in advance leaves once all of it is paid or reserved
  NOT_PAID: ({ captured, reserved = 0, due, payment }, _from, to) => {
    const { paymentTerm, paymentStatus, grandTotal, depositDue = null } = payment;
    if (stopped.has(paymentStatus)) return true;
    if (to === 'confirmed' && depositDue !== null) return captured + reserved < depositDue;
    if (grandTotal === 0 || paymentTerm !== 'advanced') return false;
    return captured + reserved < (due ?? grandTotal) && paymentStatus !== 'paid';
  },
  CREDIT_NOT_APPROVED: ({ payment: { paymentTerm, creditApproved, grandTotal } }) =>
    grandTotal > 0 && paymentTerm !== 'advanced' && !creditApproved,
  // its money went back: what is wanted after all is another order
  REFUNDED: ({ givenBack = 0 }, from) => cancelledGroup.has(from) && givenBack > 0,
  TOO_LATE: ({ daysThere = 0 }, from) => from === 'declined' && daysThere > revivableDays,
  NOT_MADE_TO_ORDER: ({ madeToOrder }) => !madeToOrder,
  // found out by reserving: nobody can know before
  OUT_OF_STOCK: () => false,
  UNSUPPORTED: ({ byShipment = false }) => !byShipment,
};

/** What stands in the way of a transition besides the status book and the person's role. */
export function blockersOf(facts: LineFacts, line: LineProgress, to: LineStatus): LineBlocker[] {
  if (isReturn(line, to)) return [];
  const { blockers = [] } = lineStatuses[to];
  return blockers.filter((blocker) => rules[blocker](facts, line.status, to));
}

/**
 * The transition as this person may make it; null where their role may not. Whoever may pass the blockers
 * says why instead: for finance, confirming an unpaid order is its approval of the payment or of the credit.
 */
export function offerTransition(
  line: LineProgress,
  to: LineStatus,
  { role, facts }: { readonly role: TransitionActor; readonly facts: LineFacts },
): OfferedTransition | null {
  if (!mayTransition(lineStatuses, role, line.status, to)) return null;
  if (isReturn(line, to))
    return { to, needs: [...(lineStatuses[line.status].returns?.needs ?? [])], blockers: [] };
  const { needs = [], passedBy = [] } = lineStatuses[to];
  const blockers = blockersOf(facts, line, to);
  const mayPass = passedBy.length > 0 && (role === 'admin' || passedBy.includes(role));
  if (blockers.length === 0 || !mayPass) return { to, needs: [...needs], blockers };
  return { to, needs: [...new Set<LineNeed>([...needs, 'reason'])], blockers: [] };
}

/** What alone makes this transition; null where staff may press it. The step out of a request, back to the status before, is its own. */
export function doorOf(line: LineProgress, to: LineStatus): LineDoor | null {
  const { door, returns } = lineStatuses[line.status];
  return lineStatuses[to].door ?? (returns && door ? door : null);
}
