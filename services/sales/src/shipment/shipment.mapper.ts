import type {
  AdminShipment,
  Fulfillment,
  Shipment as ShipmentView,
} from '@gantry/contracts/schemas/shipment';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import type { Actor } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { mayShip } from './may-ship.ts';
import type { Shipment, ShipmentLine } from './shipment.entity.ts';

/** A shipment as its buyer follows it: staff's notes on a label are left out. */
export const shipmentView = (shipment: Shipment, orderNumber: string): ShipmentView => ({
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
  packages: shipment.packages.map((one) => ({ ...one, labelId: null })),
  lines: shipment.lines.getItems().map(lineView),
  events: shipment.events,
});

const adminShipmentView = (shipment: Shipment, orderNumber: string): AdminShipment => ({
  ...shipmentView(shipment, orderNumber),
  packages: shipment.packages,
  version: shipment.version,
  forwarder: shipment.forwarder,
  cost: shipment.cost ?? null,
  amount: shipment.amount,
  createdBy: shipment.createdBy ?? null,
});

const lineView = (line: ShipmentLine): ShipmentView['lines'][number] => ({
  lineId: line.orderLine,
  lineNumber: line.lineNumber,
  sku: line.sku,
  name: line.name,
  partNumber: line.partNumber,
  unitOfMeasure: line.unitOfMeasure,
  quantity: line.quantity,
});

/** An order as this person's dock works on it. */
export function fulfillmentView(order: Order, shipments: readonly Shipment[], actor: Actor): Fulfillment {
  const lines = order.lines.getItems();
  const numberOf = (id: string | null | undefined) =>
    lines.find((line) => line.id === id)?.lineNumber ?? null;
  return {
    orderNumber: order.number,
    version: order.version,
    shipTo: order.shipTo,
    service: order.shippingService,
    poNumber: order.poNumber ?? null,
    lines: lines.map((line) => ({
      lineId: line.id,
      lineNumber: line.lineNumber,
      sku: line.sku,
      name: line.name,
      partNumber: line.partNumber,
      unitOfMeasure: line.unitOfMeasure,
      quantity: line.quantity,
      shipped: line.quantityShipped,
      delivered: line.quantityDelivered,
      open: line.openUnits,
      status: line.status,
      promise: line.promise ?? null,
      splitFrom: numberOf(line.splitFrom),
      blockers: mayShip(order, line, actor),
    })),
    shipments: shipments.map((shipment) => adminShipmentView(shipment, order.number)),
    mayDeliver: mayTransition(lineStatuses, actor.role, 'shipped', 'delivered'),
    mayReport: mayTransition(lineStatuses, actor.role, 'shipped', 'delivery-exception'),
    mayReship: mayTransition(lineStatuses, actor.role, 'delivery-exception', 'replacement-shipped'),
  };
}
