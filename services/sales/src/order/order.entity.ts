import { randomBytes, randomUUID } from 'node:crypto';
import { Collection, defineEntity, p } from '@mikro-orm/core';
import type { Address } from '@gantry/contracts/schemas/address';
import { headerStatusOf } from '@gantry/domain/statuses/header-status';
import type { OrderState } from '@gantry/domain/statuses/order-states';
import type { PaymentStatus } from '@gantry/domain/statuses/payment-statuses';
import { paymentStatusOf } from '@gantry/domain/statuses/payment-status';
import type { Order as OrderView, OrderLine as OrderLineView } from '@gantry/contracts/schemas/order';
import type { PriceRecord } from '@gantry/contracts/schemas/shipping';
import type { Availability } from '@gantry/domain/statuses/availability';
import { cancelledGroup } from '@gantry/domain/statuses/line-groups';
import { isReturn, transitionLine } from '@gantry/domain/statuses/line-progress';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { orderStateOf, type RolledLine } from '@gantry/domain/statuses/order-roll-up';
import { storeHours, wallClock, type PromisedDays } from '@gantry/domain/business-days';
import type { CreditUse } from './credit-use.ts';
import { lineFacts } from './line-facts.ts';
import { nothingHappened, type NewLine } from './new-line.ts';
import type { PromotionUse } from '../shared/promotion-use.ts';
import { noPayment, type PaymentSums } from './payment-sums.ts';
import { dueOf, noCredits, noRefunds, type OrderCredits, type OrderRefunds } from './order-sums.ts';
import { shareCounts } from './share-counts.ts';
import { sharePromise, storedParts, type PromisedPart } from './line-delivery.ts';
import { lessValue, valueOfFirst, valueOfNoLess, type UnitsValue } from './units-value.ts';

export const OrderSchema = defineEntity({
  name: 'Order',
  schema: 'sales',
  tableName: 'order',
  properties: {
    id: p.uuid().primary(),
    number: p.string().unique(),
    token: p.string().unique(),
    /** the cart it was placed from; null where it came from an offer or by telephone */
    cartId: p.uuid().unique().nullable(),
    offerId: p.uuid().unique().nullable(),
    /** the account of whoever took it by telephone; null for all others */
    takenById: p.string().nullable(),
    cartVersion: p.integer(),
    requestHash: p.string(),
    state: p.string().$type<OrderState>(),
    status: p.string().$type<LineStatus>(),
    paymentStatus: p.string().$type<PaymentStatus>(),
    held: p.boolean(),
    fraud: p.boolean(),
    accountId: p.string().nullable(),
    accountNumber: p.string().nullable(),
    company: p.string().nullable(),
    /** in whose name it was placed, and whose people may read it; it stays theirs when the buyer leaves */
    companyId: p.uuid().nullable(),
    email: p.string(),
    name: p.string(),
    locale: p.string(),
    poNumber: p.string().nullable(),
    /** what the company books it on, and what that was called then; null: nothing */
    costCenterId: p.uuid().nullable(),
    costCenter: p.string().nullable(),
    note: p.string().nullable(),
    shipTo: p.json<Address>(),
    billTo: p.json<Address>(),
    shippingService: p.string().$type<OrderView['shippingService']>(),
    /** business days on the way; null where nobody said how many */
    transitDays: p.json<[number, number]>().nullable(),
    /** how the price of shipping came about; of a size that few readers need */
    shippingRecord: p.json<PriceRecord | null>().nullable().lazy(),
    /** the buyer waits until all of it can leave in one shipment */
    shipTogether: p.boolean(),
    paymentTerm: p.string().$type<OrderView['paymentTerm']>(),
    paymentService: p.string(),
    creditApproved: p.boolean(),
    /** against whose line it was counted when it was placed; null in advance, and where nobody's could be asked */
    creditUse: p.json<CreditUse | null>().nullable(),
    /** what must be paid before it is confirmed, where its offer asked for a deposit */
    depositDue: p.bigint('number').nullable(),
    paymentFacts: p.json<PaymentSums>(),
    credits: p.json<OrderCredits>(),
    refunds: p.json<OrderRefunds>(),
    currency: p.string().$type<'USD'>(),
    /** the goods before promotions */
    subtotal: p.bigint('number'),
    /** what promotions took off them; the lines cost so much less */
    discount: p.bigint('number'),
    promotions: p.json<readonly PromotionUse[]>(),
    handlingFee: p.bigint('number'),
    shipping: p.bigint('number'),
    tax: p.bigint('number'),
    grandTotal: p.bigint('number'),
    /** what the buyer owes in all, paid or not; see {@link dueOf} */
    due: p.bigint('number'),
    taxLines: p.json<OrderView['taxLines']>(),
    ratesVersion: p.string(),
    /** what of its goods is invoiced, without tax */
    invoicedGoods: p.bigint('number'),
    lineCount: p.integer(),
    placedAt: p.datetime(),
    updatedAt: p.datetime().onUpdate(() => new Date()),
    version: p.integer(),
    lines: () => p.oneToMany(OrderLine).mappedBy('order').orderBy({ lineNumber: 'asc' }),
  },
});

type Named = Partial<Pick<Order, 'takenById' | 'costCenterId' | 'costCenter' | 'promotions'>>;
/** Everything about an order that is fixed when it is placed. */
export type NewOrder = Named & { readonly shippingRecord: PriceRecord | null } & Pick<
    Order,
    | 'number'
    | 'cartId'
    | 'offerId'
    | 'cartVersion'
    | 'requestHash'
    | 'accountId'
    | 'accountNumber'
    | 'company'
    | 'companyId'
    | 'email'
    | 'name'
    | 'locale'
    | 'poNumber'
    | 'note'
    | 'shipTo'
    | 'billTo'
    | 'shippingService'
    | 'transitDays'
    | 'shipTogether'
    | 'paymentTerm'
    | 'paymentService'
    | 'creditApproved'
    | 'creditUse'
    | 'depositDue'
    | 'subtotal'
    | 'discount'
    | 'handlingFee'
    | 'shipping'
    | 'tax'
    | 'grandTotal'
    | 'taxLines'
    | 'ratesVersion'
    | 'placedAt'
  >;

/** An order. Its state, label and payment status are always computed from its lines and payments. */
export class Order extends OrderSchema.class {
  /** A new order with all lines `new`; strangers need the token, 128 random bits. */
  static placeOrder(facts: NewOrder, lines: readonly NewLine[]): Order {
    const order = Object.assign(new Order(), { promotions: [] }, facts, {
      id: randomUUID(),
      token: randomBytes(16).toString('base64url'),
      held: false,
      fraud: false,
      currency: 'USD' as const,
      lineCount: lines.length,
      paymentFacts: noPayment,
      invoicedGoods: 0,
      credits: noCredits,
      refunds: noRefunds,
      updatedAt: facts.placedAt,
      version: 1,
    });
    order.lines = new Collection<OrderLine, Order>(order);
    lines.forEach((line, index) => order.lines.add(OrderLine.placeLine(order, index + 1, line)));
    order.rollUp();
    return order;
  }

  /** Computes what is due, state, label and payment status anew. */
  rollUp(): void {
    const lines = this.lines.getItems();
    this.due = dueOf(this);
    this.status = headerStatusOf(lines);
    const shipped = lines.reduce((sum, { shippedAmount }) => sum + shippedAmount, 0);
    const flags = { fraud: this.fraud, held: this.held, invoiced: this.invoicedGoods >= shipped };
    const rolled = lines.map((line) => line.rolled);
    this.state = orderStateOf(rolled, flags);
    this.paymentStatus = paymentStatusOf({ ...this.paymentFacts, ...this.paymentFlags, due: this.due });
  }

  /**
   * Splits units off a line into a line of their own, at the end of the order; see {@link OrderLine.split}. Stock that is
   * set aside follows by `ReserveStock.splitReservation`.
   */
  splitLine(line: OrderLine, count: number): OrderLine {
    const numbers = this.lines.getItems().map(({ lineNumber }) => lineNumber);
    const part = line.split(count, Math.max(...numbers) + 1);
    this.lines.add(part);
    this.lineCount += 1;
    return part;
  }

  /** What the order costs beside its goods: freight, handling and their tax; minor units. */
  get charges(): { shipping: number; handlingFee: number; chargesTax: number } {
    const taxOfLines = this.lines.getItems().reduce((sum, { tax }) => sum + tax, 0);
    return { shipping: this.shipping, handlingFee: this.handlingFee, chargesTax: this.tax - taxOfLines };
  }

  get isClosed(): boolean {
    return this.state === 'closed';
  }

  private get paymentFlags() {
    const isGivenUp = this.due === 0 && this.grandTotal > 0 && this.paymentFacts.captured === 0;
    const attempt = isGivenUp ? ('given-up' as const) : this.paymentFacts.attempt;
    return { fraud: this.fraud, unknown: this.paymentFacts.unknown ?? false, attempt };
  }
}
OrderSchema.setClass(Order);

export const OrderLineSchema = defineEntity({
  name: 'OrderLine',
  schema: 'sales',
  tableName: 'order_line',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(Order),
    lineNumber: p.integer(),
    sku: p.string(),
    uri: p.string(),
    name: p.string(),
    brand: p.string().nullable(),
    partNumber: p.string(),
    quantity: p.integer(),
    quantityShipped: p.integer(),
    quantityDelivered: p.integer(),
    quantityReturned: p.integer(),
    quantityCancelled: p.integer(),
    unitOfMeasure: p.string(),
    packSize: p.integer(),
    unitPrice: p.bigint('number'),
    listPrice: p.bigint('number').nullable(),
    /** a promotion gives it: its price is nothing */
    isGift: p.boolean(),
    priceSource: p.string().$type<OrderLineView['priceSource']>(),
    total: p.bigint('number'),
    tax: p.bigint('number'),
    taxCode: p.string(),
    status: p.string().$type<LineStatus>(),
    before: p.json<LineStatus[]>(),
    availabilityAtOrder: p.string().$type<Availability>(),
    promise: p.json<PromisedDays>().nullable(),
    /** parts that were promised days of their own; null where all leaves at once */
    parts: p.json<PromisedPart[]>().nullable(),
    madeToOrder: p.boolean(),
    productionStartedAt: p.datetime().nullable(),
    /** the line whose units went another way than these */
    splitFrom: p.uuid().nullable(),
    /** when it arrived, or its replacement did: from then on it may come back */
    deliveredAt: p.datetime().nullable(),
    /** since when it has stood where it stands */
    statusAt: p.datetime(),
    /** what the shipped units are worth, as their shipments say */
    shippedAmount: p.bigint('number'),
    shippedTax: p.bigint('number'),
    /** when the customer said that they wait for it, though it is late */
    delayAcceptedAt: p.datetime().nullable(),
    /** the days that were promised first; `promise` may have been moved since */
    firstPromise: p.json<PromisedDays>().nullable(),
    /** the day its last unit left, on the clock of the store */
    shippedOn: p.string().columnType('date').nullable(),
  },
});

/** A product of an order, with the name and price it had when it was ordered. */
export class OrderLine extends OrderLineSchema.class {
  static placeLine(
    order: Order,
    lineNumber: number,
    { product, discount = 0, isGift = false, ...facts }: NewLine,
  ): OrderLine {
    return Object.assign(new OrderLine(), {
      ...facts,
      parts: storedParts(facts.parts),
      id: randomUUID(),
      order,
      lineNumber,
      sku: product.sku,
      uri: product.uri,
      name: product.name,
      brand: product.brand,
      partNumber: product.partNumber,
      unitOfMeasure: product.unitOfMeasure,
      packSize: product.packSize,
      listPrice: product.listPrice,
      isGift,
      priceSource: product.priceSource ?? 'list',
      total: facts.unitPrice * facts.quantity - discount,
      taxCode: product.taxCode,
      availabilityAtOrder: product.availability,
      madeToOrder: product.madeToOrder,
      productionStartedAt: null,
      status: 'new' as const,
      before: [],
      ...nothingHappened,
      statusAt: new Date(),
      firstPromise: facts.promise,
    });
  }

  /** What promotions took off it; minor units. */
  get discount(): number {
    return this.unitPrice * this.quantity - this.total;
  }

  /** Units that have neither left nor been cancelled. */
  get openUnits(): number {
    return this.quantity - this.quantityShipped - this.quantityCancelled;
  }

  /** Counts units that leave, and says what they are worth. @throws RangeError for more than is open */
  shipUnits(count: number): UnitsValue {
    if (!Number.isInteger(count) || count < 1 || count > this.openUnits)
      throw new RangeError(`${count} of ${this.openUnits} open units cannot be shipped`);
    const before = this.shippedValue;
    this.quantityShipped += count;
    const after = valueOfNoLess(this, this.quantityShipped, before);
    this.shippedAmount = after.amount;
    this.shippedTax = after.tax;
    if (this.openUnits === 0) this.shippedOn = wallClock(new Date(), storeHours.timeZone).day;
    return lessValue(after, before);
  }

  /** What the first `count` units are worth: those that have left exactly what their shipments say, more never less. */
  valueOfFirst(count: number): UnitsValue {
    // of a line that has left, any units may come back
    if (this.openUnits === 0) return valueOfFirst(this, count);
    const shipped = this.shippedValue;
    return count === this.quantityShipped ? shipped : valueOfNoLess(this, count, shipped);
  }

  private get shippedValue(): UnitsValue {
    return { amount: this.shippedAmount, tax: this.shippedTax };
  }

  /** It is late: it leaves on another day, about which its customer has not said anything yet. */
  delayUntil(day: string): void {
    this.promise = { from: day, to: day };
    this.delayAcceptedAt = null;
  }

  /** Counts units that have arrived; never more than have left. */
  deliverUnits(count: number): void {
    this.quantityDelivered = Math.min(this.quantityShipped, this.quantityDelivered + count);
  }

  /**
   * The last units of the line as a line of their own, which may go another way from here: all of them open, or all
   * shipped where the line has left completely. What both cost adds up to what the line did.
   * @throws RangeError for none, all, or units of both kinds
   */
  split(count: number, lineNumber: number): OrderLine {
    const isShipped = this.openUnits === 0;
    const most = isShipped ? this.quantity : this.openUnits;
    if (!Number.isInteger(count) || count < 1 || count > most || count >= this.quantity)
      throw new RangeError(`${count} of ${this.quantity} units cannot be split off`);
    const kept = this.valueOfFirst(this.quantity - count);
    const part = Object.assign(new OrderLine(), {
      ...lineFacts(this),
      id: randomUUID(),
      lineNumber,
      splitFrom: this.id,
      quantity: count,
      total: this.total - kept.amount,
      tax: this.tax - kept.tax,
      before: [...this.before],
    });
    Object.assign(this, { quantity: this.quantity - count, total: kept.amount, tax: kept.tax });
    sharePromise(this, part);
    shareCounts(this, part, isShipped);
    return part;
  }

  /** Follows the status book and keeps the quantities in step. @throws RangeError outside the book */
  transitionTo(to: LineStatus): void {
    const isReturning = isReturn(this, to);
    const { status, before } = transitionLine(this, to);
    this.status = status;
    this.before = [...before];
    if (!isReturning) this.countQuantities(to);
    this.statusAt = new Date();
    if (to === 'in-production') this.productionStartedAt ??= new Date();
    if ((to === 'delivered' || to === 'rma-replacement-delivered') && !isReturning)
      this.deliveredAt = new Date();
  }

  /** What the order counts this line as. */
  get rolled(): RolledLine {
    return { status: this.status, before: this.before, shipped: this.quantityShipped > 0 };
  }

  private countQuantities(to: LineStatus): void {
    const open = this.quantity - this.quantityShipped;
    const { counts } = lineStatuses[to];
    if (counts === 'shipped' && open > 0) throw new RangeError('units leave by a shipment');
    if (counts === 'delivered') this.quantityDelivered = this.quantityShipped;
    if (counts === 'returned') this.quantityReturned = this.quantityDelivered;
    this.quantityCancelled = cancelledGroup.has(to) ? open : 0;
  }
}
OrderLineSchema.setClass(OrderLine);
