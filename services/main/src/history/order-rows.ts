import { addApproval } from './approvals/approval-log.ts';
import { addBusinessDays } from '@gantry/domain/business-days';
import { cancelledGroup } from '@gantry/domain/statuses/line-groups';
import { isLast, momentOf } from './departures.ts';
import { disputeHappenings } from './disputes/dispute-log.ts';
import { InvoiceBook } from './invoice-book.ts';
import { dayOf, isoOf, trailRow } from './log-rows.ts';
import type { OrderBooks } from './order-books.ts';
import { OrderLog } from './order-log.ts';
import { linesOf, sumsOf, type OrderFacts, type PricedLine } from './order-facts.ts';
import { paymentFactsOf } from './order-money.ts';
import { PaymentLog } from './payment-log.ts';
import { QuoteLog } from './quotes/quote-log.ts';
import type { QuotePlan } from './quotes/plan-quote.ts';
import type { OrderPlan } from './plan-order.ts';
import type { PastPayment } from './past-payment.ts';
import { CancellationLog } from './requests/cancellation-log.ts';
import { ReturnLog } from './returns/return-log.ts';
import { addShipments } from './shipping-rows.ts';
import { wayRow } from './ways-to-pay.ts';
import { dayMs } from './work-time.ts';
import type { Staff } from './staff.ts';
import type { Move, Paying } from './planned-moves.ts';
import type { Row } from './copy-rows.ts';
import type { Rows } from './write-rows.ts';

const second = 1000;
/** Statuses that are told of by a mail of their own. */
const told: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed',
  declined: 'Declined',
  backordered: 'Backordered',
  delivered: 'Delivered',
  'delivery-exception': 'Delivery Issue',
};

/** Something that happens to an order. */
interface Happening {
  readonly at: number;
  readonly happen: () => void;
}

/**
 * Everything all services have of an order whose history is planned, until the history ends.
 * @returns what the provider of its card or wallet has of it; null where nobody has paid so
 */
export function addOrder(rows: Rows, facts: OrderFacts, staff: Staff, end: number): PastPayment | null {
  const { plan } = facts;
  const { accountId: id, name } = plan.customer;
  const books: OrderBooks = {
    log: new OrderLog(rows, facts),
    payment: new PaymentLog(rows, facts, staff),
    invoice: new InvoiceBook(rows, facts),
  };
  const quote = plan.quote && addQuote(rows, facts, plan.quote);
  if (!quote?.offerId) addCart(rows, facts);
  books.log.open({ id, name, role: 'customer' });
  if (plan.approval) addApproval(rows, facts, plan.approval, books.log);
  const back = plan.back && new ReturnLog(rows, facts, books, plan.back);
  const cancellation = plan.cancellation && new CancellationLog(rows, facts, books, plan.cancellation);
  const happenings = [
    ...plan.moves.map((move) => ({ at: move.at, happen: () => carryOut(move, facts, books) })),
    ...moneyOf(plan, books),
    ...(plan.back && back ? happeningsOf(plan.back, back) : []),
    ...(plan.cancellation && cancellation ? happeningsOf(plan.cancellation, cancellation) : []),
    ...(plan.dispute ? disputeHappenings(plan.dispute, books) : []),
  ];
  happenings.sort((one, other) => one.at - other.at);
  for (const { happen } of happenings) happen();
  const assigned = assigneeOf(rows, facts, books, staff);
  rows['sales."order"'].push({ ...orderRow(facts, books), ...cameOf(facts, quote), ...assigned });
  for (const line of facts.priced) rows['sales.order_line'].push(lineRow(line, facts, books.log));
  for (const { id } of plan.uses)
    rows['sales.promotion_use'].push({ promotion_id: id, order_id: facts.id, used_at: isoOf(plan.placedAt) });
  for (const line of facts.priced) reserve(rows, line, facts, books.log);
  addShipments(rows, facts, staff);
  books.invoice.close(end);
  back?.close(end);
  cancellation?.close(end);
  return books.payment.close(books.log);
}

/** A quote of its own, or the one this order came of. */
function addQuote(rows: Rows, { numbers, number, chance }: OrderFacts, plan: QuotePlan): QuoteLog | null {
  const orderNumber = plan.isAccepted ? number : null;
  const quote = new QuoteLog(rows, { number: numbers.quote, orderNumber, plan, chance });
  quote.writeQuote();
  return plan.isAccepted ? quote : null;
}

/** The cart or the offer that became the order. */
const cameOf = ({ cartId, priced }: OrderFacts, quote: QuoteLog | null): Row =>
  quote
    ? { cart_id: null, offer_id: quote.offerId, cart_version: quote.revision }
    : { cart_id: cartId, offer_id: null, cart_version: priced.filter(({ isGift }) => !isGift).length };

const shareOfAssigned = 0.6;

/** Who of sales sees to an open order that was accepted, where somebody has taken it. */
function assigneeOf(
  rows: Rows,
  { number, plan, chance }: OrderFacts,
  { log }: OrderBooks,
  { sales }: Staff,
): Row {
  const [accepted] = plan.moves;
  const isTaken = log.state === 'processing' && accepted && chance.fraction() < shareOfAssigned;
  if (!isTaken) return { assignee_id: null, assignee: null };
  const change = { at: accepted.at, from: null, to: sales.name, by: sales, reason: null };
  rows['identity.audit_entry'].push(trailRow({ entity: 'order', number, field: 'assignee' }, change, chance));
  return { assignee_id: sales.id, assignee: sales.name };
}

/** A request, and what is done with it one after the other. */
const happeningsOf = <Act extends { readonly at: number }>(
  { requestedAt, acts }: { readonly requestedAt: number; readonly acts: readonly Act[] },
  log: { readonly open: () => void; readonly perform: (act: Act) => void },
): Happening[] => [
  { at: requestedAt, happen: () => log.open() },
  ...acts.map((act) => ({ at: act.at, happen: () => log.perform(act) })),
];

/** What is reserved on a card or in a wallet, and what comes by check or transfer. */
const moneyOf = ({ reservedAt, paidAt, pays }: OrderPlan, books: OrderBooks): Happening[] => [
  ...(reservedAt === null ? [] : [{ at: reservedAt, happen: () => reserveMoney(reservedAt, books) }]),
  ...(paidAt === null ? [] : [{ at: paidAt, happen: () => takeMoney(paidAt, pays, books) }]),
];

/** The payer's bank sets aside what the order costs. */
function reserveMoney(at: number, { log, payment }: OrderBooks): void {
  payment.online?.reserve(at);
  log.changeMoney(at, { authorized: log.due, attempt: null });
}

/** Money comes: all that is owed, most of it, or a sum that nobody waits for. */
function takeMoney(at: number, pays: Paying, { log, payment, invoice }: OrderBooks): void {
  const { due } = log;
  const most = Math.round(due * 0.6);
  if (most === 0) return;
  if (pays === 'less') return payment.hold(at, most);
  if (pays === 'more') return payment.hold(at, Math.round(due * 1.1));
  if (pays === 'part') payment.receivePart(at, most, due);
  else payment.receive(at, due);
  if (pays === 'twice') payment.keepCredit(at + dayMs, due);
  const attempt = pays === 'twice' ? log.money.attempt : null;
  const money = pays === 'part' ? { captured: most } : { captured: due, attempt };
  log.changeMoney(at, money);
  invoice.follow(at + second, log.money);
}

/** The cart the order was made of. */
function addCart(rows: Rows, { cartId, plan, priced, chance }: OrderFacts): void {
  const at = isoOf(plan.placedAt);
  // a cart stores no gifts
  const bought = priced.filter(({ isGift }) => !isGift);
  rows['sales.cart'].push({
    id: cartId,
    token: chance.hex(24).slice(0, 22),
    account_id: plan.customer.accountId,
    status: 'ordered',
    version: bought.length,
    notices: [],
    unresolved: [],
    codes: plan.uses.flatMap(({ code }) => code ?? []),
    created_at: at,
    updated_at: at,
  });
  for (const { number, product, quantity, unitPrice } of bought)
    rows['sales.cart_line'].push({
      id: chance.uuidAt(plan.placedAt),
      cart_id: cartId,
      position: number,
      sku: product.sku,
      quantity,
      seen_price: unitPrice,
      seen_availability: 'in-stock',
    });
}

/** What was paid before goods leave, or is taken from what is reserved now, settles their invoice. */
function takeReserved(
  at: number,
  facts: OrderFacts,
  { log, payment, invoice }: OrderBooks,
  place: number,
): void {
  const { online } = payment;
  const { plan } = facts;
  const amount = sumsOf(linesOf(facts, plan.departures[place]!)).total;
  online?.takeMoney(at, amount, isLast(plan, place));
  if (online) log.changeMoney(at, { authorized: online.left, captured: online.taken });
  invoice.follow(at + second, log.money);
}

function carryOut(move: Move, facts: OrderFacts, books: OrderBooks): void {
  const { plan, numbers } = facts;
  const { log, payment, invoice } = books;
  const { at, to } = move;
  const isReturn = log.lines[(move.lines?.[0] ?? 1) - 1]!.status === 'on-hold';
  const place = to === 'shipped' ? plan.departures.findIndex((one) => one.at === at) : -1;
  const isLeaving = place >= 0;
  log.moveLines({ ...move, reason: isLeaving ? numbers.shipments[place]!.toUpperCase() : move.reason });
  if (to === 'declined') payment.giveUp(at);
  if (to === 'confirmed' && payment.isHeld) payment.approve(at);
  if (isLeaving) {
    invoice.issue(at + second, place);
    payment.invoice(at + second, place);
    takeReserved(at + 2 * second, facts, books, place);
  }
  const wording = told[to];
  if (wording && !isReturn) log.tellCustomer(at, wording);
}

function orderRow(facts: OrderFacts, { log, payment }: OrderBooks): Row {
  const { plan, address, taxLine } = facts;
  const { credited, claimed, refunded } = log.money;
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
    ...wayRow(plan),
    credit_approved: plan.way === 'terms' && !payment.isHeld,
    payment_facts: { ...paymentFactsOf(log), held: payment.isHeld },
    tax_lines: [taxLine],
    rates_version: dayOf(plan.placedAt).slice(0, 7),
    placed_at: isoOf(plan.placedAt),
    updated_at: isoOf(log.endedAt),
    version: log.version,
    transit_days: [1, 4],
    invoiced_goods: facts.priced.reduce(
      (sum, { total, number }) => sum + (log.lines[number - 1]!.shipped ? total : 0),
      0,
    ),
    credits: { amount: credited, shipping: 0, chargesTax: 0, faultGoods: 0, handlingFee: 0 },
    refunds: { claimed, processed: refunded },
    due: log.due,
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
    discount: sums.discount,
    promotions: plan.uses,
    handling_fee: 0,
    shipping: 0,
    tax: sums.tax,
    grand_total: sums.total,
    line_count: priced.length,
  };
}

/** What a line is of, and what it costs. */
const soldRow = ({ id, number, product, quantity, isGift = false, ...price }: PricedLine): Row => ({
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
  unit_price: price.unitPrice,
  list_price: product.price,
  price_source: price.source,
  total: price.total,
  tax: price.tax,
  tax_code: product.taxCode,
  availability_at_order: 'in-stock',
  made_to_order: false,
  is_gift: isGift,
});

/** Days that goods leave on, by the day and count of business days they were promised with. */
const promisedDays = new Map<string, string>();

function daysAfter(at: number, count: number): string {
  const day = dayOf(at);
  const key = `${day} ${count}`;
  const promised = promisedDays.get(key) ?? addBusinessDays(day, count);
  promisedDays.set(key, promised);
  return promised;
}

function lineRow(line: PricedLine, { id, plan }: OrderFacts, log: OrderLog): Row {
  const [shipped, delivered, late] = (['shipped', 'delivered', 'backordered'] as const).map((status) =>
    momentOf(plan.moves, status, line.number),
  );
  const { status, before, at, isReturned } = log.lines[line.number - 1]!;
  const first = daysAfter(plan.placedAt, 2);
  const promised = late ? daysAfter(late, 10) : first;
  const replacedAt = status === 'rma-replacement-delivered' ? at : null;
  return {
    ...soldRow(line),
    order_id: id,
    quantity_shipped: shipped ? line.quantity : 0,
    quantity_delivered: delivered ? line.quantity : 0,
    quantity_returned: isReturned ? line.quantity : 0,
    quantity_cancelled: cancelledGroup.has(status) && !shipped ? line.quantity : 0,
    status,
    before,
    promise: { from: promised, to: promised },
    first_promise: { from: first, to: first },
    shipped_amount: shipped ? line.total : 0,
    shipped_tax: shipped ? line.tax : 0,
    shipped_on: shipped ? dayOf(shipped) : null,
    delivered_at: delivered ? isoOf(replacedAt ?? delivered) : null,
    status_at: isoOf(at),
  };
}

/** What an open order has set aside, as far as there is something on the shelf; of others only that it did. */
function reserve(
  rows: Rows,
  { id, number, product, quantity }: PricedLine,
  facts: OrderFacts,
  log: OrderLog,
): void {
  const { shipped, status } = log.lines[number - 1]!;
  const ended = shipped ? 'shipped' : log.state === 'canceled' ? 'released' : null;
  const units = ended ? quantity : Math.min(quantity, product.free);
  if (!ended) product.free -= units;
  if (units === 0) return;
  const isAccepted = !['new', 'pending', 'pending-review'].includes(status);
  rows['sales.reservation'].push({
    id: facts.chance.uuidAt(facts.plan.placedAt),
    order_id: facts.id,
    line_id: id,
    sku: product.sku,
    quantity: units,
    status: ended ?? (isAccepted ? 'allocated' : 'reserved'),
  });
}
