import type {
  AdminShipment,
  Fulfillment,
  Shipment as ShipmentView,
  ShipmentPackage,
  ShownPackage,
} from '@gantry/contracts/schemas/shipment';
import type { PackedSize } from '@gantry/domain/packing';
import { dockRoles, isOneOfRoles, labelCostRoles, shipApartRoles } from '@gantry/domain/roles';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import type { Actor } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { mayShip, waitsForAll } from './may-ship.ts';
import { relabelable } from './relabel-package.ts';
import type { Shipment, ShipmentLine } from './shipment.entity.ts';
import type { TrackingPages } from './tracking-pages.ts';

/** What a shipment is shown with. */
interface Frame {
  readonly orderNumber: string;
  readonly pages: TrackingPages;
}

/** A shipment as its buyer follows it: labels and what they cost are left out. */
export const shipmentView = (shipment: Shipment, { orderNumber, pages }: Frame): ShipmentView => ({
  number: shipment.number,
  orderNumber,
  kind: shipment.kind,
  status: shipment.status,
  service: shipment.service,
  provider: shipment.provider,
  shippedAt: shipment.shippedAt.toISOString(),
  estimated: shipment.estimated,
  deliveredAt: shipment.deliveredAt?.toISOString() ?? null,
  receivedBy: shipment.receivedBy ?? null,
  packages: shipment.packages.map((one) => ({
    ...shownPackage(shipment, one, pages),
    labelId: null,
    labelCost: null,
  })),
  lines: shipment.lines.getItems().map(lineView),
  events: shipment.events,
});

/** A shipment as this person of the staff sees it: what labels cost is for those who may know. */
function adminShipmentView(shipment: Shipment, frame: Frame, { role }: Actor): AdminShipment {
  const seesCost = isOneOfRoles(labelCostRoles, role);
  const packages = shipment.packages.map((one) => shownPackage(shipment, one, frame.pages));
  return {
    ...shipmentView(shipment, frame),
    packages: seesCost ? packages : packages.map((one) => ({ ...one, labelCost: null })),
    version: shipment.version,
    forwarder: shipment.forwarder,
    cost: seesCost ? (shipment.cost ?? null) : null,
    charged: seesCost ? shipment.shipping : null,
    amount: shipment.amount,
    createdBy: shipment.createdBy ?? null,
    relabels: isOneOfRoles(dockRoles, role) ? relabelable(shipment) : [],
  };
}

/** Packages of before labels had a cost have none. */
const shownPackage = ({ provider }: Shipment, one: ShipmentPackage, pages: TrackingPages): ShownPackage => ({
  ...one,
  labelCost: one.labelCost ?? null,
  failedAs: one.failedAs ?? null,
  trackingPage: pages.pageOf(provider, one.tracking),
});

/** What a line of an order and the units of it in a shipment have in common. */
const goodsView = (line: OrderLine | ShipmentLine) => ({
  lineNumber: line.lineNumber,
  sku: line.sku,
  name: line.name,
  partNumber: line.partNumber,
  unitOfMeasure: line.unitOfMeasure,
  quantity: line.quantity,
  isGift: line.isGift,
});

const lineView = (line: ShipmentLine): ShipmentView['lines'][number] => ({
  lineId: line.orderLine,
  ...goodsView(line),
  failedAs: line.failedAs ?? null,
});

/** A line as the dock counts it, and what stands in its way. */
const dockLineView = (
  order: Order,
  line: OrderLine,
  actor: Actor,
): Omit<Fulfillment['lines'][number], 'unit'> => ({
  lineId: line.id,
  ...goodsView(line),
  shipped: line.quantityShipped,
  delivered: line.quantityDelivered,
  open: line.openUnits,
  status: line.status,
  promise: line.promise ?? null,
  splitFrom: order.lines.getItems().find(({ id }) => id === line.splitFrom)?.lineNumber ?? null,
  blockers: mayShip(order, line, actor),
});

/** What an order is shown with at the dock. */
interface DockFacts {
  readonly shipments: readonly Shipment[];
  readonly pages: TrackingPages;
  /** of units as they are packed, by sku */
  readonly sizes: ReadonlyMap<string, PackedSize>;
}

/** An order as this person's dock works on it. */
export function fulfillmentView(
  order: Order,
  { shipments, pages, sizes }: DockFacts,
  actor: Actor,
): Fulfillment {
  const frame = { orderNumber: order.number, pages };
  return {
    orderNumber: order.number,
    version: order.version,
    shipTo: order.shipTo,
    service: order.shippingService,
    poNumber: order.poNumber ?? null,
    lines: order.lines.getItems().map((line) => ({
      ...dockLineView(order, line, actor),
      unit: sizes.get(line.sku) ?? null,
    })),
    shipTogether: order.shipTogether,
    waitsForAll: waitsForAll(order, actor),
    mayShipApart: isOneOfRoles(shipApartRoles, actor.role),
    shipments: shipments.map((shipment) => adminShipmentView(shipment, frame, actor)),
    mayDeliver: mayTransition(lineStatuses, actor.role, 'shipped', 'delivered'),
    mayReport: mayTransition(lineStatuses, actor.role, 'shipped', 'delivery-exception'),
    mayReship: mayTransition(lineStatuses, actor.role, 'delivery-exception', 'replacement-shipped'),
  };
}
