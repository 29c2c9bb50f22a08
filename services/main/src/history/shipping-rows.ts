import { dayOf, isoOf, mailRow } from './log-rows.ts';
import type { OrderFacts } from './order-facts.ts';
import type { Staff } from './staff.ts';
import { dayMs } from './work-time.ts';
import type { Row } from './copy-rows.ts';
import type { Rows } from './write-rows.ts';

const momentOf = ({ plan }: OrderFacts, status: string) =>
  plan.moves.find(({ to }) => to === status)?.at ?? null;
const second = 1000;

/** The one shipment of an order that has left. */
export function addShipment(rows: Rows, facts: OrderFacts, staff: Staff): void {
  const shippedAt = momentOf(facts, 'shipped');
  if (shippedAt === null) return;
  const shipment = shipmentRow(facts, shippedAt, staff);
  rows['sales.shipment'].push(shipment);
  for (const { id, number, product, quantity, total, tax } of facts.priced)
    rows['sales.shipment_line'].push({
      id: facts.chance.uuidAt(shippedAt),
      shipment_id: shipment['id'],
      order_line_id: id,
      line_number: number,
      sku: product.sku,
      name: product.name,
      part_number: product.partNumber,
      unit_of_measure: product.unitOfMeasure,
      quantity,
      amount: total,
      tax,
    });
  const kind = 'order.lines-transitioned';
  const key = `${kind}:shipment:${facts.numbers.shipment}:shipped:1`;
  const subject = `Your order ${facts.number}: Shipped`;
  const to = { at: shippedAt + second, to: facts.plan.customer.email, chance: facts.chance };
  rows['notifications.mail'].push(mailRow({ kind, key, subject }, to));
}

function shipmentRow(facts: OrderFacts, shippedAt: number, { warehouse }: Staff): Row {
  const { chance } = facts;
  const deliveredAt = momentOf(facts, 'delivered');
  const arrived = { kind: 'delivered', text: 'Front desk', place: null, tracking: null };
  const size = { widthMm: 305, heightMm: 203, lengthMm: 305, weightGrams: chance.between(900, 14_000) };
  return {
    id: chance.uuidAt(shippedAt),
    order_id: facts.id,
    number: facts.numbers.shipment,
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
    amount: facts.total,
    is_last: true,
    created_by_id: warehouse.id,
    created_by: warehouse.name,
    updated_at: isoOf(deliveredAt ?? shippedAt),
    version: deliveredAt === null ? 1 : 3,
  };
}
