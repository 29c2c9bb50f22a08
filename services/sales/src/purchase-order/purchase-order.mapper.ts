import type { ConfirmedDifference } from '@gantry/contracts/schemas/purchase-confirmation';
import type { PurchaseOrder as View, SupplierOrder } from '@gantry/contracts/schemas/purchase-order';
import {
  costRoles,
  goodsReceiptRoles,
  isOneOfRoles,
  purchaseOrderRoles,
  purchaseOrderSenderRoles,
  supplierInvoiceRoles,
  supplierShipmentRoles,
  type Role,
} from '@gantry/domain/roles';
import {
  purchaseOrderStatuses,
  type PurchaseOrderStatus,
} from '@gantry/domain/statuses/purchase-order-statuses';
import { allowedTransitions, mayTransition } from '@gantry/domain/statuses/status-table';
import type { Actor } from '../order/actor.ts';
import type { Supplier } from '../supplier/supplier.entity.ts';
import {
  confirmedDifferences,
  confirmedTotal,
  escalationsOf,
  mayAccept,
  type AcceptanceBounds,
} from './confirmation.ts';
import { matchedInvoice } from './match-invoice.ts';
import type { PurchaseOrderEvent } from './purchase-order-event.entity.ts';
import type { PurchaseOrder, PurchaseOrderLine } from './purchase-order.entity.ts';

/** From where goods may be noted as shipped, and counted as come in. */
export const shippable: readonly PurchaseOrderStatus[] = ['confirmed', 'in-production', 'partially-shipped'];
export const receivable: readonly PurchaseOrderStatus[] = [...shippable, 'shipped', 'delivery-exception'];
/** From where an invoice may be entered. */
export const invoiceable: readonly PurchaseOrderStatus[] = [...receivable, 'received'];

/** Whether it can be completed: everything at the dock, or shipped to the customer. */
export const isMatchable = ({ status, isDropShip }: PurchaseOrder): boolean =>
  status === 'received' || (status === 'shipped' && isDropShip);

/** Whether what the supplier confirmed waits for a decision. */
export const isUndecided = ({ status, confirmation }: PurchaseOrder): boolean =>
  status === 'purchase' && !!confirmation;

type Act = View['acts'][number];
const actsOf: Readonly<Record<Act, { roles: readonly Role[]; isOpen: (order: PurchaseOrder) => boolean }>> = {
  change: { roles: purchaseOrderRoles, isOpen: ({ status }) => status === 'new' },
  generation: { roles: purchaseOrderSenderRoles, isOpen: ({ status }) => status === 'new' },
  confirmation: { roles: purchaseOrderRoles, isOpen: ({ status }) => status === 'purchase' },
  acceptance: { roles: purchaseOrderSenderRoles, isOpen: isUndecided },
  refusal: { roles: purchaseOrderSenderRoles, isOpen: isUndecided },
  reschedule: { roles: purchaseOrderRoles, isOpen: ({ status }) => receivable.includes(status) },
  shipment: { roles: supplierShipmentRoles, isOpen: ({ status }) => shippable.includes(status) },
  receipt: {
    roles: goodsReceiptRoles,
    isOpen: ({ status, isDropShip }) => !isDropShip && receivable.includes(status),
  },
  invoice: { roles: supplierInvoiceRoles, isOpen: ({ status }) => invoiceable.includes(status) },
  match: { roles: supplierInvoiceRoles, isOpen: (order) => isMatchable(order) && !!order.invoice },
};

/** What is known besides the purchase order itself. */
export interface PurchaseContext {
  readonly supplier: Supplier;
  readonly events: readonly PurchaseOrderEvent[];
  readonly actor: Actor;
  /** percent */
  readonly tolerance: number;
  readonly bounds: AcceptanceBounds;
  /** units that order lines wait for, by product */
  readonly awaited: ReadonlyMap<string, number>;
}

/** A purchase order as somebody of the staff sees it; without costs for roles that do not see them. */
export function purchaseOrderView(order: PurchaseOrder, context: PurchaseContext): View {
  const { supplier, events, actor, tolerance, bounds, awaited } = context;
  const seesCosts = isOneOfRoles(costRoles, actor.role);
  const { id, number = null, status, source, paymentTerm, forwarder, certificateOfOrigin } = order;
  return {
    id,
    number,
    status,
    source,
    paymentTerm,
    forwarder,
    certificateOfOrigin,
    supplier: {
      id: supplier.id,
      name: supplier.name,
      email: supplier.contact.email,
      phone: supplier.contact.phone,
    },
    forwarderAccount: order.forwarderAccount ?? null,
    contactMethod: order.contactMethod,
    shipToKind: order.shipToKind,
    shipTo: order.shipTo,
    neededBy: order.neededBy ?? null,
    promisedOn: order.promisedOn ?? null,
    isLate: isLate(order),
    note: order.note ?? null,
    lines: order.lines.getItems().map((line) => lineView(order, line, { seesCosts, awaited })),
    total: seesCosts ? order.total : null,
    invoice: seesCosts ? matchedInvoice(order, tolerance) : null,
    confirmation: confirmationView(order, bounds, seesCosts),
    transitions: pressesOf(order, actor),
    acts: openActs(order, bounds, actor),
    history: events.map((event) => eventView(event, seesCosts)),
    createdBy: order.createdBy ?? null,
    createdAt: order.createdAt.toISOString(),
    version: order.version,
  };
}

/** What somebody may do now; what a supplier confirmed is accepted only by who may pass what it exceeds. */
function openActs(order: PurchaseOrder, bounds: AcceptanceBounds, { role }: Actor): Act[] {
  const acts = (Object.keys(actsOf) as Act[]).filter(
    (act) => isOneOfRoles(actsOf[act].roles, role) && actsOf[act].isOpen(order),
  );
  return acts.filter((act) => act !== 'acceptance' || mayAccept(order, bounds, role));
}

function confirmationView(
  order: PurchaseOrder,
  bounds: AcceptanceBounds,
  seesCosts: boolean,
): View['confirmation'] {
  const { confirmation } = order;
  if (!confirmation) return null;
  const { at, by, note } = confirmation;
  return {
    at,
    by,
    note,
    differences: shownDifferences(confirmedDifferences(order, confirmation), seesCosts),
    total: seesCosts ? confirmedTotal(confirmation.lines) : null,
    escalations: escalationsOf(order, bounds),
  };
}

const shownDifferences = (
  differences: readonly ConfirmedDifference[],
  seesCosts: boolean,
): ConfirmedDifference[] => differences.filter(({ kind }) => seesCosts || kind !== 'price');

/** What its supplier reads. */
export function supplierOrderView(order: PurchaseOrder, supplier: Supplier): SupplierOrder {
  const { number, status, paymentTerm, forwarder, certificateOfOrigin, shipTo, version, confirmation } =
    order;
  return {
    status,
    paymentTerm,
    forwarder,
    certificateOfOrigin,
    shipTo,
    version,
    number: number ?? '',
    supplier: supplier.name,
    sentAt: (order.sentAt ?? order.createdAt).toISOString(),
    neededBy: order.neededBy ?? null,
    promisedOn: order.promisedOn ?? null,
    note: order.note ?? null,
    lines: order.lines.getItems().map((line) => ({
      lineNumber: line.lineNumber,
      name: line.name,
      quantity: line.quantity,
      unitOfMeasure: line.unitOfMeasure,
      packSize: line.packSize,
      partNumber: line.partNumber ?? null,
      unitCost: line.unitCost ?? 0,
      promisedOn: line.promisedOn ?? null,
      isToCome: line.isToCome,
    })),
    total: order.total ?? 0,
    isOpen: status === 'purchase' && !confirmation,
    mayReschedule: receivable.includes(status) && order.lines.getItems().some(({ isToCome }) => isToCome),
    confirmation: confirmation
      ? {
          at: confirmation.at,
          note: confirmation.note,
          differences: confirmedDifferences(order, confirmation),
        }
      : null,
    refusal: (status === 'purchase' ? order.refusal : null) ?? null,
  };
}

/** Whether units of the line that are still to come go to whoever waits for them. */
const isForShelf = ({ isDropShip, status }: PurchaseOrder, line: PurchaseOrderLine): boolean =>
  !isDropShip && !line.orderLineId && !line.inquiryLineId && line.isToCome && receivable.includes(status);

const lineView = (
  order: PurchaseOrder,
  line: PurchaseOrderLine,
  { seesCosts, awaited }: Pick<PurchaseContext, 'awaited'> & { readonly seesCosts: boolean },
): View['lines'][number] => ({
  lineNumber: line.lineNumber,
  sourceLineId: line.orderLineId ?? line.inquiryLineId ?? null,
  sku: line.sku ?? null,
  name: line.name,
  brand: line.brand ?? null,
  partNumber: line.partNumber ?? null,
  quantity: line.quantity,
  unitOfMeasure: line.unitOfMeasure,
  packSize: line.packSize,
  unitCost: seesCosts ? (line.unitCost ?? null) : null,
  promisedOn: line.promisedOn ?? null,
  quantityShipped: line.quantityShipped,
  quantityReceived: line.quantityReceived,
  quantityDamaged: line.quantityDamaged,
  awaited: isForShelf(order, line) ? (awaited.get(line.sku ?? '') ?? 0) : 0,
});

const eventView = (event: PurchaseOrderEvent, seesCosts: boolean): View['history'][number] => ({
  at: event.at.toISOString(),
  kind: event.kind,
  from: event.fromStatus ?? null,
  to: event.toStatus ?? null,
  actor: event.actor ?? (event.actorRole === 'system' ? 'system' : null),
  reason: event.reason ?? null,
  lines: event.lines,
  differences: shownDifferences(event.differences, seesCosts),
  tracking: event.tracking ?? null,
});

/** Statuses a press leads to: those no act makes, and where a hold returns to. */
function pressesOf({ status, statusBefore = null }: PurchaseOrder, { role }: Actor): View['transitions'] {
  return allowedTransitions(purchaseOrderStatuses, status, statusBefore)
    .filter((to) => isPress(to, statusBefore) && mayTransition(purchaseOrderStatuses, role, status, to))
    .map((to) => ({ to, needsReason: purchaseOrderStatuses[to].needsReason === true }));
}

/** Whether a press of its button leads to a status, and nothing else does. */
export const isPress = (to: PurchaseOrderStatus, before: PurchaseOrderStatus | null): boolean =>
  to === before || purchaseOrderStatuses[to].act === undefined;

/** Whether the day it was promised, or else needed, has passed. */
function isLate({ status, promisedOn, neededBy }: PurchaseOrder): boolean {
  const { turn } = purchaseOrderStatuses[status];
  const day = promisedOn ?? neededBy;
  if (!day || status === 'new' || status === 'received' || turn === null) return false;
  return day < new Date().toISOString().slice(0, 10);
}
