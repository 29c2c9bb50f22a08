import type { AdminOrderRequest, OrderRequest as RequestView } from '@gantry/contracts/schemas/order-request';
import { maxReturnParcels } from '@gantry/contracts/schemas/return-parcel';
import { exceptionKinds, type TrackingEvent } from '@gantry/contracts/schemas/shipment';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { shippingProviders } from '@gantry/contracts/schemas/shipping';
import type { RecordFile } from '@gantry/contracts/schemas/record-file';
import { isOneOfRoles, labelCostRoles, orderRequestRoles, restockingFeeRoles } from '@gantry/domain/roles';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { orderRequestStatuses } from '@gantry/domain/statuses/order-request-statuses';
import type { OrderLine } from '../order/order.entity.ts';
import type { Refund } from '../order/refund.entity.ts';
import type { TrackingPages } from '../shipment/tracking-pages.ts';
import { awaitsLabel, awaitsPacking, isUnsent, openActs, type ActFacts } from './open-acts.ts';
import type { OrderRequestEvent } from './order-request-event.entity.ts';
import type { OrderRequest, RequestLine, ReturnLabel } from './order-request.entity.ts';

/** All that is known about a request. */
export interface RequestContext {
  readonly request: OrderRequest;
  readonly events: readonly OrderRequestEvent[];
  readonly refunds: readonly Refund[];
  readonly files: readonly RecordFile[];
  readonly seller: BusinessDocument['seller'];
  readonly pages: TrackingPages;
}

type Shared = Omit<RequestView, 'may' | 'mayPack'>;

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
    mayPack: awaitsPacking(request),
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
    ...staffParcels(context, roleOf(facts)),
    mayLabel:
      isOneOfRoles(orderRequestRoles, roleOf(facts)) &&
      awaitsLabel(request) &&
      request.labels.length < maxReturnParcels,
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
  parcels: request.labels.map((label) => parcelView(label, pages)),
  hasLabel: request.labels.length > 0,
  labelService: request.labels[0]?.service ?? null,
  replacementTracking: request.replacementTracking ?? null,
});

/** Where a parcel is, by what its carrier has said last and the dock has taken in. */
function parcelView(label: ReturnLabel, pages: TrackingPages): RequestView['parcels'][number] {
  const { labelId, provider, tracking, service, weightGrams, events, receivedAt } = label;
  const last = events.at(-1) ?? null;
  const state = receivedAt ? 'received' : isUnsent(label) ? 'unsent' : (ended(last?.kind) ?? 'under-way');
  return {
    labelId,
    tracking,
    trackingPage: pages.pageOf(provider, tracking),
    service,
    weightGrams,
    state,
    at: state === 'unsent' ? null : (receivedAt ?? last?.at ?? null),
  };
}

const ended = (kind: TrackingEvent['kind'] | undefined): 'arrived' | 'trouble' | null => {
  if (kind === 'delivered') return 'arrived';
  return exceptionKinds.some((one) => one === kind) ? 'trouble' : null;
};

function staffParcels(
  { request, pages }: RequestContext,
  role: ReturnType<typeof roleOf>,
): Pick<AdminOrderRequest, 'parcels' | 'label'> {
  const seesCost = isOneOfRoles(labelCostRoles, role);
  const mayReplace = isOneOfRoles(orderRequestRoles, role) && awaitsLabel(request);
  const parcels = request.labels.map((label) => ({
    ...parcelView(label, pages),
    cost: seesCost ? label.cost : null,
    mayReplace: mayReplace && isUnsent(label),
  }));
  const [first] = parcels;
  const label = first && {
    labelId: first.labelId,
    tracking: first.tracking,
    service: first.service,
    cost: first.cost,
  };
  return { parcels, label: label ?? null };
}

/** The page of the label's carrier, or of the one whose name somebody typed. */
function pageOf({ carrier, tracking, labels }: OrderRequest, pages: TrackingPages): string | null {
  const name = (carrier ?? '').trim().toLowerCase();
  const label = labels.find((one) => one.tracking === tracking);
  const provider = label ? label.provider : shippingProviders.find((one) => one === name);
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
