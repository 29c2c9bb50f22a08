import type { OpenAct } from '@gantry/contracts/schemas/order-request';
import { mayAct, orderRequestActs, type OrderRequestAct } from '@gantry/domain/order-request-acts';
import { offersReturnLabel, returnPolicy } from '@gantry/domain/return-policy';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { labelsOf, mayTransition, type TransitionActor } from '@gantry/domain/statuses/status-table';
import type { Order, OrderLine } from '../order/order.entity.ts';
import type { Refund } from '../order/refund.entity.ts';
import type { SalesConfig } from '../sales.config.ts';
import { cancellationView, cancelledAs, creditOf, creditView } from './credit.ts';
import type { OrderRequest, ReturnLabel } from './order-request.entity.ts';
import { policyFee } from './requested-lines.ts';
import { whole } from './settle-requests.ts';

/** What decides about the acts of a request. */
export interface ActFacts {
  readonly order: Order;
  readonly request: OrderRequest;
  readonly refunds: readonly Refund[];
  readonly role: TransitionActor;
  readonly config: SalesConfig;
}

/** Acts of people that the book gives to the system: a carrier or a customer would have said it. */
const onBehalfOfSystem: readonly OrderRequestAct[] = ['note-tracking', 'deliver-replacement'];
/** Acts that decide: they need a request nobody has decided on. */
const deciding: readonly OrderRequestAct[] = ['approve', 'authorize', 'decline'];
/** Where lines stand that nobody has decided on. */
const undecided: readonly LineStatus[] = ['rma-requested', 'delivery-exception', 'cancellation-requested'];

export const isOnBehalfOfSystem = (act: OrderRequestAct): boolean => onBehalfOfSystem.includes(act);

/** The refund that the bank has refused, where nobody has tried again. */
export function refusedRefund(refunds: readonly Refund[]): Refund | null {
  const last = refunds.at(-1);
  return last?.status === 'refused' ? last : null;
}

/** The lines an act takes along: those of the first place in its row where some stand. */
export function linesFor(act: OrderRequestAct, { request }: Pick<ActFacts, 'request'>): OrderLine[] {
  const lines = request.lines.getItems().map(({ orderLine }) => orderLine);
  const from = orderRequestActs[act].from.find((status) => lines.some((line) => line.status === status));
  if (act === 'receive' || act === 'decline' || act === 'retry-refund')
    return lines.filter(({ status }) => orderRequestActs[act].from.includes(status));
  return lines.filter(({ status }) => status === from);
}

/** Where an act takes a line; null where it stays. */
function targetOf(act: OrderRequestAct, order: Order, lines: readonly OrderLine[]): LineStatus | null {
  const [line] = lines;
  if (!line) return null;
  const isStranded = line.status === 'delivery-exception';
  const targets: Record<OrderRequestAct, LineStatus | null> = {
    approve: cancelledAs(order, lines),
    authorize: 'rma-sent',
    decline: isStranded ? null : (line.before.at(-1) ?? null),
    'note-tracking': 'rma-return-awaiting',
    receive: 'rma-return-received',
    refund: isStranded ? 'cancelled-refund-pending' : 'rma-refund-pending',
    replace: 'rma-replacement-processing',
    'send-back': line.before.at(-1) ?? null,
    'ship-replacement': isStranded ? 'replacement-shipped' : 'rma-replacement-shipped',
    'deliver-replacement': 'rma-replacement-delivered',
    'lose-replacement': 'rma-replacement-processing',
    'retry-refund': null,
  };
  return targets[act];
}

/** Whether somebody of this role may do it now: by its row, the request's status, and the book of its lines. */
export function isActOpen(act: OrderRequestAct, facts: ActFacts): boolean {
  const { order, request, refunds, role } = facts;
  const lines = linesFor(act, facts);
  if (request.isOver || lines.length === 0 || !mayAct(act, role)) return false;
  const isDecision = deciding.includes(act) || lines.every(({ status }) => undecided.includes(status));
  if (isDecision && !request.isUndecided) return false;
  if (act === 'retry-refund') return refusedRefund(refunds) !== null;
  const to = targetOf(act, order, lines);
  const as = isOnBehalfOfSystem(act) ? 'system' : role;
  return lines.every(({ status }) => to === null || mayTransition(lineStatuses, as, status, to));
}

/** Whether the carrier has not scanned the parcel of a label, nor the dock taken it in: the label may be given back. */
export const isUnsent = ({ events, receivedAt }: ReturnLabel): boolean =>
  receivedAt === null && events.every(({ kind }) => kind === 'label-created');

/** Whether a label can be sent, or another: we pay for the freight, and goods are awaited that travel with ours. */
export function awaitsLabel(request: OrderRequest): boolean {
  if (request.isOver || !offersReturnLabel(request.subject)) return false;
  const statuses = request.lines.getItems().map(({ orderLine }) => orderLine.status);
  return (
    statuses.includes('rma-sent') || (statuses.includes('rma-return-awaiting') && request.labels.length > 0)
  );
}

/** Whether whoever asked may say in how many parcels the goods come: none of them has been on its way. */
export const awaitsPacking = (request: OrderRequest): boolean =>
  awaitsLabel(request) && linesFor('note-tracking', { request }).length > 0 && request.labels.every(isUnsent);

/** Dollars up to which this role refunds goods that nobody has seen, in minor units; null: no limit. */
export function limitFor(act: OrderRequestAct, facts: ActFacts): number | null {
  const isUnseen = act === 'refund' && linesFor(act, facts).some(({ status }) => status === 'rma-requested');
  return isUnseen && facts.role === 'support' ? facts.config.SALES_RETURNLESS_LIMIT * 100 : null;
}

/** What an act would settle, by the policy's fee; null where no money moves. */
function refundOf(act: OrderRequestAct, facts: ActFacts): OpenAct['refund'] {
  const { order, request, config } = facts;
  const parts = whole(linesFor(act, facts));
  if (act === 'approve') return cancellationView(order, parts);
  if (act !== 'refund') return null;
  const { isSellersFault } = returnPolicy[request.subject];
  const restockingFee = policyFee(request, parts, config);
  return creditView(order, creditOf(order, parts, { isSellersFault, restockingFee }));
}

/** The acts of this person's role, in the order of their table. */
export const openActs = (facts: ActFacts): OpenAct[] =>
  labelsOf(orderRequestActs)
    .filter((act) => isActOpen(act, facts))
    .map((act) => ({
      act,
      needsReason: orderRequestActs[act].needsReason === true,
      lines: linesFor(act, facts).map(({ lineNumber }) => lineNumber),
      refund: refundOf(act, facts),
      limit: limitFor(act, facts),
      offersLabel: act === 'authorize' && offersReturnLabel(facts.request.subject),
    }));
