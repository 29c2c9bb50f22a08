import type { AdminOrderRequest, OrderRequest as RequestView } from '@gantry/contracts/schemas/order-request';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { shippingProviders } from '@gantry/contracts/schemas/shipping';
import type { RecordFile } from '@gantry/contracts/schemas/record-file';
import { isOneOfRoles, labelCostRoles, orderRequestRoles, restockingFeeRoles } from '@gantry/domain/roles';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { orderRequestStatuses } from '@gantry/domain/statuses/order-request-statuses';
import type { OrderLine } from '../order/order.entity.ts';
import type { Refund } from '../order/refund.entity.ts';
import type { TrackingPages } from '../shipment/tracking-pages.ts';
import { awaitsLabel, openActs, type ActFacts } from './open-acts.ts';
import type { OrderRequestEvent } from './order-request-event.entity.ts';
import type { OrderRequest, RequestLine } from './order-request.entity.ts';

/** All that is known about a request. */
export interface RequestContext {
  readonly request: OrderRequest;
  readonly events: readonly OrderRequestEvent[];
  readonly refunds: readonly Refund[];
  readonly files: readonly RecordFile[];
  readonly seller: BusinessDocument['seller'];
  readonly pages: TrackingPages;
}

type Shared = Omit<RequestView, 'may'>;

/** Lines of a request that stand in one of these statuses. */
export const linesIn = (request: OrderRequest, statuses: readonly LineStatus[]): OrderLine[] =>
  request.lines
    .getItems()
    .map(({ orderLine }) => orderLine)
    .filter(({ status }) => statuses.includes(status));

/** What whoever asked reads: no names, and nothing that is the store's alone. */
export function customerRequest(context: RequestContext): RequestView {
  const { request, events } = context;
  return {
    ...shared(context),
    history: events
      .filter(({ audience }) => audience === 'all')
      .map((event) => ({ ...eventView(event), actor: null })),
    may: customerActs(request),
  };
}

/** The same for staff, with what this person may do. */
export function staffRequest(context: RequestContext, facts: ActFacts): AdminOrderRequest {
  const { request, events } = context;
  const { order, dueAt = null } = request;
  const isLate = !request.isOver && dueAt !== null && dueAt < new Date();
  return {
    ...shared(context),
    history: events.map(eventView),
    name: order.name,
    company: order.company ?? null,
    email: order.email,
    onBehalfBy: request.onBehalfBy ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    isLate,
    mayOverrideFee: isOneOfRoles(restockingFeeRoles, roleOf(facts)),
    mayWrite: isOneOfRoles(orderRequestRoles, roleOf(facts)),
    acts: openActs(facts),
    label: labelView(request, isOneOfRoles(labelCostRoles, roleOf(facts))),
    mayLabel: isOneOfRoles(orderRequestRoles, roleOf(facts)) && awaitsLabel(request),
  };
}

const roleOf = ({ role }: ActFacts) => (role === 'integration' ? 'system' : role);

function shared(context: RequestContext): Omit<Shared, 'history'> & {
  history: Shared['history'];
} {
  const { request, events, refunds, files } = context;
  return {
    number: request.number,
    orderNumber: request.order.number,
    type: request.type,
    subject: request.subject,
    status: request.status,
    createdAt: request.createdAt.toISOString(),
    refund: request.refund,
    lineCount: request.lines.length,
    resolution: request.resolution ?? null,
    freightPayer: request.freightPayer,
    note: request.note ?? null,
    reason: request.reason ?? null,
    ...returnLabelOf(context),
    restockingFee: request.restockingFee,
    payouts: refunds
      .filter(({ amount }) => amount > 0)
      .map(({ amount, status, isCredit, settledAt, createdAt }) => ({
        amount,
        status: isCredit ? ('credit-balance' as const) : status,
        at: (settledAt ?? createdAt).toISOString(),
      })),
    lines: request.lines.getItems().map(lineView),
    history: events.map(eventView),
    files: [...files],
    version: request.version,
  };
}

/** How the goods come back, and how others go out for them. */
const returnLabelOf = ({ request, seller, pages }: RequestContext) => ({
  rmaNumber: request.rmaNumber ?? null,
  authorizedUntil: request.authorizedUntil ?? null,
  returnTo: [seller.name, ...seller.lines.slice(0, 2)],
  carrier: request.carrier ?? null,
  tracking: request.tracking ?? null,
  trackingPage: pageOf(request, pages),
  hasLabel: Boolean(request.label),
  labelService: request.label?.service ?? null,
  replacementTracking: request.replacementTracking ?? null,
});

function labelView({ label }: OrderRequest, seesCost: boolean): AdminOrderRequest['label'] {
  if (!label) return null;
  const { labelId, tracking, service, cost } = label;
  return { labelId, tracking, service, cost: seesCost ? cost : null };
}

/** The page of the label's carrier, or of the one whose name somebody typed. */
function pageOf({ carrier, tracking, label }: OrderRequest, pages: TrackingPages): string | null {
  const name = (carrier ?? '').trim().toLowerCase();
  const provider =
    label?.tracking === tracking ? label?.provider : shippingProviders.find((one) => one === name);
  return provider ? pages.pageOf(provider, tracking ?? null) : null;
}

const lineView = ({ orderLine, ...line }: RequestLine): Shared['lines'][number] => ({
  lineNumber: line.lineNumber,
  sku: orderLine.sku,
  name: orderLine.name,
  partNumber: orderLine.partNumber,
  quantity: line.quantity,
  unitOfMeasure: orderLine.unitOfMeasure,
  isGift: orderLine.isGift,
  status: orderLine.status,
  condition: line.condition ?? null,
  disposition: line.disposition ?? null,
});

const eventView = (event: OrderRequestEvent): Shared['history'][number] => ({
  at: event.at.toISOString(),
  kind: event.kind,
  to: event.toStatus ?? null,
  actor: event.actor ?? (event.actorRole === 'system' ? 'system' : null),
  isCustomer: event.actorRole === 'customer',
  text: event.text ?? null,
  amount: event.amount ?? null,
});

function customerActs(request: OrderRequest): RequestView['may'] {
  if (request.isOver) return [];
  const { isRevocable = false } = orderRequestStatuses[request.status];
  return [
    ...(isRevocable ? (['withdraw'] as const) : []),
    'write',
    ...(linesIn(request, ['rma-sent']).length > 0 ? (['ship'] as const) : []),
    ...(linesIn(request, ['rma-replacement-shipped']).length > 0 ? (['confirm-replacement'] as const) : []),
  ];
}
