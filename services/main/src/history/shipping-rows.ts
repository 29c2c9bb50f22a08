import { isLast, type Departure } from './departures.ts';
import { dayOf, isoOf, mailRow } from './log-rows.ts';
import { linesOf, sumsOf, type OrderFacts } from './order-facts.ts';
import type { Staff } from './staff.ts';
import { dayMs } from './work-time.ts';
import type { Row } from './copy-rows.ts';
import type { Rows } from './write-rows.ts';

const second = 1000;

/** A shipment for each of what has left of an order together. */
export function addShipments(rows: Rows, facts: OrderFacts, staff: Staff): void {
  facts.plan.departures.forEach((departure, place) => addShipment(rows, facts, { departure, place, staff }));
}

interface Shipping {
  readonly departure: Departure;
  /** among those of its order */
  readonly place: number;
  readonly staff: Staff;
}

function addShipment(rows: Rows, facts: OrderFacts, shipping: Shipping): void {
  const { departure, place } = shipping;
  const shipment = shipmentRow(facts, shipping);
  rows['sales.shipment'].push(shipment);
  for (const { id, number, product, quantity, total, tax, isGift = false } of linesOf(facts, departure))
    rows['sales.shipment_line'].push({
      id: facts.chance.uuidAt(departure.at),
      shipment_id: shipment['id'],
      order_line_id: id,
      line_number: number,
      sku: product.sku,
      name: product.name,
      part_number: product.partNumber,
      unit_of_measure: product.unitOfMeasure,
      quantity,
      is_gift: isGift,
      amount: total,
      tax,
    });
  const kind = 'order.lines-transitioned';
  const key = `${kind}:shipment:${facts.numbers.shipments[place]}:shipped:1`;
  const subject = `Your order ${facts.number}: Shipped`;
  const to = { at: departure.at + second, to: facts.plan.customer.email, chance: facts.chance };
  rows['notifications.mail'].push(mailRow({ kind, key, subject }, to));
}

function shipmentRow(facts: OrderFacts, { departure, place, staff: { warehouse } }: Shipping): Row {
  const { chance, plan } = facts;
  const { at: shippedAt, deliveredAt } = departure;
  const arrived = { kind: 'delivered', text: 'Front desk', place: null, tracking: null };
  const size = { widthMm: 305, heightMm: 203, lengthMm: 305, weightGrams: chance.between(900, 14_000) };
  return {
    id: chance.uuidAt(shippedAt),
    order_id: facts.id,
    number: facts.numbers.shipments[place],
    token: chance.hex(32),
    kind: 'goods',
    status: deliveredAt === null ? 'shipped' : 'delivered',
    service: 'ups-ground',
    provider: 'ups',
    forwarder: 'warehouse',
    packages: [{ ...size, labelId: null, labelCost: null, tracking: null }],
    events: deliveredAt === null ? [] : [{ at: isoOf(deliveredAt), ...arrived }],
    shipped_at: isoOf(shippedAt),
    estimated_from: dayOf(shippedAt + dayMs),
    estimated_to: dayOf(shippedAt + 4 * dayMs),
    delivered_at: deliveredAt && isoOf(deliveredAt),
    received_by: deliveredAt && 'Front desk',
    shipping: 0,
    handling_fee: 0,
    charges_tax: 0,
    amount: sumsOf(linesOf(facts, departure)).total,
    is_last: isLast(plan, place),
    created_by_id: warehouse.id,
    created_by: warehouse.name,
    updated_at: isoOf(deliveredAt ?? shippedAt),
    version: deliveredAt === null ? 1 : 3,
  };
}
