import { isoOf, OrderLog } from './order-log.ts';
import type { OrderFacts, PricedLine } from './order-facts.ts';
import { addPayments } from './payment-rows.ts';
import { dayMs } from './work-time.ts';
import { addInvoice, addShipment } from './shipping-rows.ts';
import { system, type Staff } from './staff.ts';
import type { Move } from './plan-order.ts';
import type { Row } from './copy-rows.ts';
import type { Rows } from './write-rows.ts';

const dayOf = (at: number): string => isoOf(at).slice(0, 10);
/** Statuses that are told of by a mail of their own. */
const told: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed',
  declined: 'Declined',
  backordered: 'Backordered',
  delivered: 'Delivered',
};

/** Everything all services have of an order whose history is planned. */
export function addOrder(rows: Rows, facts: OrderFacts, staff: Staff): void {
  const { plan, chance } = facts;
  const { accountId: id, name } = plan.customer;
  const log = new OrderLog(rows, facts, plan, chance);
  addCart(rows, facts);
  log.open({ id, name, role: 'customer' });
  const paid = plan.paidAt;
  const events = [...plan.moves, ...(paid === null ? [] : [{ at: paid, to: null }])];
  events.sort((one, other) => one.at - other.at);
  for (const event of events)
    if (event.to === null) log.pay(event.at, system, 'paid');
    else
      carryOut(
        { ...event, reason: event.to === 'shipped' ? facts.shipmentNumber.toUpperCase() : event.reason },
        log,
      );
  const end = events.at(-1)?.at ?? plan.placedAt;
  rows['sales."order"'].push(orderRow(facts, log, end));
  for (const line of facts.priced) rows['sales.order_line'].push(lineRow(line, facts, log));
  for (const line of facts.priced) reserve(rows, line, facts, log);
  addShipment(rows, facts, staff);
  addInvoice(rows, facts);
  addPayments(rows, facts, staff);
}

/** The cart the order was made of. */
function addCart(rows: Rows, { cartId, plan, priced, chance }: OrderFacts): void {
  const at = isoOf(plan.placedAt);
  rows['sales.cart'].push({
    id: cartId,
    token: chance.hex(24).slice(0, 22),
    account_id: plan.customer.accountId,
    status: 'ordered',
    version: priced.length,
    notices: [],
    unresolved: [],
    created_at: at,
    updated_at: at,
  });
  for (const { number, product, quantity } of priced)
    rows['sales.cart_line'].push({
      id: chance.uuidAt(plan.placedAt),
      cart_id: cartId,
      position: number,
      sku: product.sku,
      quantity,
      seen_price: product.price,
      seen_availability: 'in-stock',
    });
}

function carryOut(move: Move, log: OrderLog): void {
  const isReturn = log.status === 'on-hold';
  log.moveLines(move);
  if (move.to === 'declined') log.pay(move.at, move.by, 'canceled');
  const wording = told[move.to];
  if (wording && !isReturn) log.tellCustomer(move.at, wording);
}

function orderRow(facts: OrderFacts, log: OrderLog, updatedAt: number): Row {
  const { plan, address, taxLine } = facts;
  const isOver = log.state === 'canceled';
  return {
    ...headRow(facts),
    state: log.state,
    status: log.label,
    payment_status: log.paymentStatus,
    held: false,
    fraud: false,
    ship_to: address,
    bill_to: address,
    shipping_service: 'ups-ground',
    payment_term: 'net-30',
    payment_service: 'check',
    credit_approved: true,
    payment_facts: paymentFacts(facts, isOver),
    tax_lines: [taxLine],
    rates_version: dayOf(plan.placedAt).slice(0, 7),
    placed_at: isoOf(plan.placedAt),
    updated_at: isoOf(updatedAt),
    version: log.version,
    transit_days: [1, 4],
    invoiced_goods: log.isShipped ? facts.subtotal : 0,
    credits: { amount: 0, shipping: 0, chargesTax: 0, faultGoods: 0, handlingFee: 0 },
    refunds: { claimed: 0, processed: 0 },
    due: isOver ? 0 : facts.total,
    ship_together: false,
  };
}

/** What stays the same of an order all its life. */
function headRow({ id, number, token, plan, chance, priced, ...sums }: OrderFacts): Row {
  const { accountId, accountNumber, companyId, name, email, firm } = plan.customer;
  return {
    id,
    number,
    token,
    cart_id: sums.cartId,
    cart_version: priced.length,
    request_hash: chance.hex(64),
    account_id: accountId,
    account_number: accountNumber,
    company_id: companyId,
    company: firm.name,
    email,
    name,
    locale: 'en-US',
    po_number: plan.poNumber,
    currency: 'USD',
    subtotal: sums.subtotal,
    discount: 0,
    handling_fee: 0,
    shipping: 0,
    tax: sums.tax,
    grand_total: sums.total,
    line_count: priced.length,
  };
}

const attemptOf = (isPaid: boolean, isOver: boolean) => (isPaid ? null : isOver ? 'given-up' : 'in-progress');

const paymentFacts = ({ plan, total }: OrderFacts, isOver: boolean) => ({
  held: false,
  fraud: false,
  voided: 0,
  attempt: attemptOf(plan.paidAt !== null, isOver),
  unknown: false,
  captured: plan.paidAt === null ? 0 : total,
  disputed: false,
  refunded: 0,
  authorized: 0,
});

/** What a line is of, and what it costs. */
const soldRow = ({ id, number, product, quantity, total, tax }: PricedLine): Row => ({
  id,
  line_number: number,
  sku: product.sku,
  uri: product.uri,
  name: product.name,
  brand: product.brand,
  part_number: product.partNumber,
  quantity,
  unit_of_measure: product.unitOfMeasure,
  pack_size: product.packSize,
  unit_price: product.price,
  list_price: product.price,
  price_source: 'list',
  total,
  tax,
  tax_code: product.taxCode,
  availability_at_order: 'in-stock',
  made_to_order: false,
});

function lineRow(line: PricedLine, { id, plan }: OrderFacts, log: OrderLog): Row {
  const momentOf = (status: string) => plan.moves.find(({ to }) => to === status)?.at;
  const [shipped, delivered, late] = ['shipped', 'delivered', 'backordered'].map(momentOf);
  const first = dayOf(plan.placedAt + 3 * dayMs);
  const promised = late ? dayOf(late + 14 * dayMs) : first;
  return {
    ...soldRow(line),
    order_id: id,
    quantity_shipped: shipped ? line.quantity : 0,
    quantity_delivered: delivered ? line.quantity : 0,
    quantity_returned: 0,
    quantity_cancelled: 0,
    status: log.status,
    before: log.before,
    promise: { from: promised, to: promised },
    first_promise: { from: first, to: first },
    shipped_amount: shipped ? line.total : 0,
    shipped_tax: shipped ? line.tax : 0,
    shipped_on: shipped ? dayOf(shipped) : null,
    delivered_at: delivered ? isoOf(delivered) : null,
    status_at: isoOf(log.statusAt),
  };
}

/** What an open order has set aside, as far as there is something on the shelf; of others only that it did. */
function reserve(rows: Rows, { id, product, quantity }: PricedLine, facts: OrderFacts, log: OrderLog): void {
  const ended = log.isShipped ? 'shipped' : log.state === 'canceled' ? 'released' : null;
  const units = ended ? quantity : Math.min(quantity, product.free);
  if (!ended) product.free -= units;
  if (units === 0) return;
  rows['sales.reservation'].push({
    id: facts.chance.uuidAt(facts.plan.placedAt),
    order_id: facts.id,
    line_id: id,
    sku: product.sku,
    quantity: units,
    status: ended ?? (log.status === 'new' ? 'reserved' : 'allocated'),
  });
}
