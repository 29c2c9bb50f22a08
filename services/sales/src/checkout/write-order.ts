import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { promotionTitle } from '@gantry/contracts/promotion-title';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesPlaceOrder } from '@gantry/contracts/endpoints/sales';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';
import { isStaff } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { CartState } from '../cart/cart.ts';
import { CreditLines, fitsLine, type CreditLine } from '../credit/credit-lines.ts';
import { actorOf, system, type Actor } from '../order/actor.ts';
import type { CreditUse } from '../order/credit-use.ts';
import { mailLinesOf } from '../order/order-mail.ts';
import type { NewLine } from '../order/new-line.ts';
import { Order, type NewOrder } from '../order/order.entity.ts';
import { logChanges } from '../order/order-log.ts';
import { OrderRepository } from '../order/order.repository.ts';
import type { Change } from '../order/status-change.entity.ts';
import { CompanyRule, type OrderOwner } from '../shared/company-rule.ts';
import { bookedOnNothing, type BookedOn } from '../shared/cost-centers.ts';
import { numberOwnerOf } from '../part-number/number-owner.ts';
import { PartNumberRepository } from '../part-number/part-number.repository.ts';
import { localNamesOf } from '../shared/price-book.ts';
import { promotionNameIn } from '../shared/promotion-use.ts';
import { firstTransition } from './first-transition.ts';
import { taxLinesOf } from '../order/tax-lines.ts';
import { datesOf } from './line-dates.ts';
import { ReserveOrder } from './reserve-order.ts';
import { discountOfLine, taxOfLine, taxRecordOf, type OrderQuote } from './order-quote.ts';

export type PlaceOrderRequest = ValidRequestOf<typeof salesPlaceOrder>['body'];
/** The answer to a placed order; its token opens it for whoever has no account. */
export interface PlacedOrder {
  readonly number: string;
  readonly token: string;
}
/** All that has been decided about an order before it is written. */
export interface OrderDraft {
  readonly call: Call;
  readonly request: PlaceOrderRequest;
  readonly requestHash: string;
  readonly cart: CartState;
  readonly quote: OrderQuote;
  readonly bookedOn: BookedOn;
}
/** An order as it is written, whatever it comes from. */
export interface OrderPlan {
  readonly call: Call;
  readonly facts: Omit<NewOrder, 'number' | 'placedAt' | 'creditApproved' | 'creditUse' | 'companyId'>;
  readonly lines: (placedAt: Date) => NewLine[];
  /** names in the buyer's language, by sku, for the mail */
  readonly names: ReadonlyMap<string, string>;
  /** state and ZIP code agree, so that the tax is right */
  readonly taxComplete: boolean;
  /** how the tax came about, its lines by number; null for an offer from before it was kept */
  readonly taxRecord: TaxRecord | null;
  /** units nobody has on the shelf are ordered in instead of refused: the price of an offer holds */
  readonly mayBackorder: boolean;
  /** who has asked for it, where somebody else in the company has approved it */
  readonly approvedFor?: ApprovedFor;
  /** whether somebody else places it than whoever it is for, by a link that they were sent */
  readonly isByLink?: boolean;
}

/** Whoever asked for an order that somebody else has approved. */
export interface ApprovedFor {
  readonly actor: Actor;
  /** which it counts against */
  readonly line: CreditLine;
  /** in whose name they asked */
  readonly companyId: string;
  /** what was approved, for the timeline */
  readonly reason: string;
}

/** Writes an order with its history, events and stock; runs inside the transaction of the one who placed it. */
@Injectable()
export class WriteOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly reserving: ReserveOrder,
    private readonly numbers: PartNumberRepository,
    private readonly companyRule: CompanyRule,
    private readonly credit: CreditLines,
  ) {}

  /** Of a cart. @throws DomainError OUT_OF_STOCK; PRICE_CHANGED where a promotion is used up meanwhile */
  async writeOrder(draft: OrderDraft): Promise<PlacedOrder> {
    const order = await this.writePlan(planOf(draft));
    await this.learnNumbers(order, draft.call, draft.cart.id);
    return { number: order.number, token: order.token };
  }

  /**
   * @throws DomainError OUT_OF_STOCK where units are missing and none may be ordered in; PRICE_CHANGED where a promotion
   *   is used up; NEEDS_APPROVAL where the
   *   company of whoever orders wants somebody else to approve it first; COMPANY_ADDRESS_NEEDED where that company wants
   *   its orders sent to its own addresses only
   */
  async writePlan(plan: OrderPlan): Promise<Order> {
    const { call, facts, lines, names, taxComplete, mayBackorder, approvedFor } = plan;
    const companyId = approvedFor?.companyId ?? (await this.companyRule.companyOf(call.caller, facts));
    // a cart was refused at the field before; what was asked for or offered may be from before its company said so
    if (facts.cartId === null || approvedFor) await this.companyRule.checkPlaces(companyId, facts);
    const placedAt = new Date();
    const written = lines(placedAt);
    await this.checkApproved(plan, written, companyId);
    const creditUse = await this.creditUseOf(plan, companyId);
    const number = await this.orders.nextNumber();
    const decided = { companyId, number, placedAt, creditUse, creditApproved: fitsLine(creditUse) };
    const order = Order.placeOrder({ ...facts, ...decided }, written);
    const begun = placedChanges(order, approvedFor?.reason ?? null);
    const first = makeFirstTransition(order, taxComplete);
    this.em.persist(order);
    await logChanges(this.em, order, [...begun, ...first], approvedFor?.actor ?? actorOf(call.caller));
    await this.announce(order, names);
    await this.keepTax(order, plan.taxRecord);
    await this.reserving.reserveOrder(order, { mayBackorder, isHeld: approvedFor !== undefined });
    return order;
  }

  /**
   * What the company of whoever an order is for books it on, as somebody of it chooses; by a link, and by staff, it is
   * booked on nothing.
   * @throws DomainError INVALID at `body.costCenterId`
   */
  async bookFor({ caller }: Call, owner: OrderOwner, costCenterId: string | null): Promise<BookedOn> {
    const companyId = await this.companyRule.companyOf(caller, owner);
    if (isStaff(caller.role) || !companyId || companyId !== caller.companyId) return bookedOnNothing;
    return this.companyRule.chooseCostCenter(caller, costCenterId, 'body.costCenterId');
  }

  /** @throws DomainError NEEDS_APPROVAL */
  private async checkApproved(
    { call: { caller }, facts, approvedFor, isByLink }: OrderPlan,
    lines: readonly NewLine[],
    companyId: string | null,
  ): Promise<void> {
    if (approvedFor) return;
    const skus = lines.filter(({ isGift }) => !isGift).map(({ product }) => product.sku);
    const { grandTotal: total, shipTo: place, costCenterId = null } = facts;
    const sale = { total, place, skus, costCenterId };
    if (isByLink) return this.companyRule.checkFreeFor(caller, facts, { companyId, ...sale });
    return this.companyRule.checkFree(caller, sale);
  }

  /** Against which line an order on net terms counts; null in advance, and where nobody's can be asked. */
  private async creditUseOf(
    { call: { caller }, facts, approvedFor }: OrderPlan,
    companyId: string | null,
  ): Promise<CreditUse | null> {
    const { accountId, paymentTerm, grandTotal } = facts;
    if (paymentTerm === 'advanced' || !accountId) return null;
    const line = approvedFor?.line ?? (await this.credit.lineFor(caller, { accountId, companyId }));
    return line && this.credit.useLine(line, grandTotal);
  }

  /** Tells taxation how the order's tax came about, so that it can be explained and given back to the cent. */
  private async keepTax({ number, placedAt }: Order, record: TaxRecord | null): Promise<void> {
    if (!record) return;
    const payload = { number, at: placedAt.toISOString(), record };
    await publish(this.em, 'order.taxed', payload, { entity: `order:${number}`, version: 'taxed' });
  }

  private announce(order: Order, names: ReadonlyMap<string, string>): Promise<void> {
    const payload = {
      number: order.number,
      token: order.token,
      email: order.email,
      name: order.name,
      locale: order.locale,
      grandTotal: order.grandTotal,
      poNumber: order.poNumber ?? null,
      paymentTerm: order.paymentTerm,
      paymentService: order.paymentService,
      creditApproved: order.creditApproved,
      isGuest: (order.accountId ?? null) === null,
      accountId: order.accountId ?? null,
      companyId: order.companyId ?? null,
      ...promotedOf(order),
      shipTo: order.shipTo,
      billTo: order.billTo,
      lines: mailLinesOf(order.lines.getItems(), names),
    };
    return publish(this.em, 'order.placed', payload, { entity: `order:${order.number}`, version: 'placed' });
  }

  /** Rows the buyer pasted under numbers of their own, and corrected, are understood next time. */
  async learnNumbers(order: Order, { caller }: Call, cartId: string): Promise<void> {
    const owner = numberOwnerOf(caller);
    if (!owner) return;
    const bought = order.lines.getItems().filter(({ isGift }) => !isGift);
    const skus = bought.map(({ sku }) => sku);
    await this.numbers.learnFromCart(owner, cartId, skus);
  }
}

/** The order a cart becomes, at the prices of its quote. */
export function planOf(draft: OrderDraft): OrderPlan {
  const { call, quote } = draft;
  return {
    call,
    facts: factsOf(draft),
    lines: (placedAt) => linesOf(draft, placedAt),
    names: localNamesOf(quote.lines.map(({ product }) => product)),
    taxComplete: quote.tax.complete,
    taxRecord: taxRecordOf(
      quote.tax,
      quote.lines.map(({ id }) => id),
    ),
    mayBackorder: false,
  };
}

/** What a cart, its buyer's form, and its prices say about the order. */
function factsOf({ call, request, requestHash, cart, quote, bookedOn }: OrderDraft): OrderPlan['facts'] {
  const { form } = request;
  return {
    ...quote.totals,
    promotions: quote.promoted.uses,
    ...bookedOn,
    cartId: cart.id,
    offerId: null,
    depositDue: null,
    cartVersion: cart.version,
    requestHash,
    accountId: call.caller.accountId,
    accountNumber: call.caller.accountNumber,
    company: form.billTo?.company ?? form.shipTo.company ?? call.caller.company,
    email: form.email,
    name: call.caller.name ?? form.shipTo.attention,
    locale: call.locale,
    poNumber: form.poNumber,
    note: form.note,
    shipTo: form.shipTo,
    billTo: form.billTo ?? form.shipTo,
    shippingService: quote.option.service,
    transitDays: quote.option.transitDays,
    shippingRecord: quote.shippingRecord,
    shipTogether: form.shipTogether,
    paymentTerm: form.paymentTerm,
    paymentService: form.paymentService,
    taxLines: taxLinesOf(quote.tax),
    ratesVersion: quote.tax.ratesVersion,
  };
}

/** What promotions took off an order, for its mail in the buyer's language. */
function promotedOf({ promotions, locale }: Order) {
  // gifts stand among the lines
  const cheaper = promotions.filter(({ lines, shipping }) => amountOf(lines) + shipping > 0);
  if (cheaper.length === 0) return {};
  const amount = cheaper.reduce((sum, { lines, shipping }) => sum + amountOf(lines) + shipping, 0);
  const names = cheaper.map(({ code, names: all }) =>
    promotionTitle({ code, name: promotionNameIn(all, locale) }),
  );
  return { promoted: { amount, names } };
}

const amountOf = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

function placedChanges(order: Order, reason: string | null): Change[] {
  const lines = order.lines.getItems();
  return [
    { axis: 'order', from: null, to: order.state, reason },
    ...lines.map(({ lineNumber }): Change => ({ axis: 'line', lineNumber, from: null, to: 'new' })),
  ];
}

/** Where the system sends the lines at once; before they are written, so that they are written once. */
function makeFirstTransition(order: Order, taxComplete: boolean): Change[] {
  const { paymentTerm, creditApproved, depositDue = null } = order;
  const isFree = order.grandTotal === 0;
  const first = firstTransition({ paymentTerm, creditApproved, depositDue, taxComplete, isFree });
  if (!first) return [];
  const changes = order.lines.getItems().map((line): Change => {
    const from = line.status;
    line.transitionTo(first.to);
    return { axis: 'line', lineNumber: line.lineNumber, from, ...first, by: system };
  });
  order.rollUp();
  return changes;
}

function linesOf({ quote, request }: OrderDraft, placedAt: Date) {
  const { lines, tax, promoted } = quote;
  const { shipTogether } = request.form;
  const dates = new Map(datesOf({ ...quote, shipTogether }, placedAt).map((line) => [line.lineId, line]));
  return lines.map(({ id, product, quantity, unitPrice, gift }) => ({
    product,
    isGift: gift !== undefined,
    quantity,
    unitPrice,
    discount: discountOfLine(promoted, id),
    tax: taxOfLine(tax, id),
    promise: dates.get(id)?.ships ?? null,
    parts: dates.get(id)?.parts ?? [],
  }));
}
