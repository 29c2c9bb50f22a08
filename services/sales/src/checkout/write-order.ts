import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesPlaceOrder } from '@gantry/contracts/endpoints/sales';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import type { CartState } from '../cart/cart.ts';
import { actorOf, system } from '../order/actor.ts';
import { mailLinesOf } from '../order/order-mail.ts';
import { Order, type NewOrder } from '../order/order.entity.ts';
import { logChanges } from '../order/order-log.ts';
import { OrderRepository } from '../order/order.repository.ts';
import type { Change } from '../order/status-change.entity.ts';
import { numberOwnerOf } from '../part-number/number-owner.ts';
import { PartNumberRepository } from '../part-number/part-number.repository.ts';
import { SalesConfig } from '../sales.config.ts';
import { localNamesOf } from '../shared/price-book.ts';
import { promiseOf } from '../shared/promise.ts';
import { ReserveStock } from '../stock/reserve-stock.ts';
import { firstTransition } from './first-transition.ts';
import { taxLinesOf, taxOfLine, type OrderQuote } from './order-quote.ts';
import { isWithinCredit } from './payment-terms.ts';

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
}
const day = 24 * 60 * 60 * 1000;

/** Writes an order with its history, events and stock; runs inside the transaction of the one who placed it. */
@Injectable()
export class WriteOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly reservations: ReserveStock,
    private readonly config: SalesConfig,
    private readonly numbers: PartNumberRepository,
  ) {}

  async writeOrder(draft: OrderDraft): Promise<PlacedOrder> {
    const placedAt = new Date();
    const creditApproved = await this.isCreditApproved(draft);
    const facts = await this.factsOf(draft, { placedAt, creditApproved });
    const order = Order.placeOrder(facts, linesOf(draft.quote, placedAt));
    const begun = placedChanges(order);
    const first = makeFirstTransition(order, draft.quote);
    this.em.persist(order);
    await logChanges(this.em, order, [...begun, ...first], actorOf(draft.call.caller));
    await this.announce(order, draft);
    await this.learnNumbers(order, draft);
    await this.reserve(order);
    return { number: order.number, token: order.token };
  }

  /** Orders on net terms of one account are counted one after the other, or two could pass under one limit. */
  private async isCreditApproved({ call, request, quote }: OrderDraft): Promise<boolean> {
    const { accountId, creditLimit } = call.caller;
    if (request.form.paymentTerm === 'advanced' || !accountId) return false;
    const exposure = await this.orders.lockedExposure(accountId);
    return isWithinCredit(creditLimit, exposure, quote.totals.grandTotal);
  }

  private async factsOf(
    { call, request, requestHash, cart, quote }: OrderDraft,
    decided: Pick<NewOrder, 'placedAt' | 'creditApproved'>,
  ): Promise<NewOrder> {
    const { form } = request;
    return {
      ...decided,
      ...quote.totals,
      number: await this.orders.nextNumber(),
      cartId: cart.id,
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
      paymentTerm: form.paymentTerm,
      paymentService: form.paymentService,
      taxLines: taxLinesOf(quote.tax),
      ratesVersion: quote.tax.ratesVersion,
    };
  }

  private announce(order: Order, { call, quote }: OrderDraft): Promise<void> {
    const names = localNamesOf(quote.lines.map(({ product }) => product));
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
      isGuest: call.caller.accountId === null,
      shipTo: order.shipTo,
      lines: mailLinesOf(order.lines.getItems(), names),
    };
    return publish(this.em, 'order.placed', payload, { entity: `order:${order.number}`, version: 'placed' });
  }

  /** Rows the buyer pasted under numbers of their own, and corrected, are understood next time. */
  private async learnNumbers(order: Order, { call, cart }: OrderDraft): Promise<void> {
    const owner = numberOwnerOf(call.caller);
    if (!owner) return;
    const skus = order.lines.getItems().map(({ sku }) => sku);
    await this.numbers.learnFromCart(owner, cart.id, skus);
  }

  /** Last, because everybody who buys the same product waits for this lock. */
  private async reserve(order: Order): Promise<void> {
    const isPrepaid = order.paymentTerm === 'advanced';
    const expiresAt = isPrepaid
      ? new Date(order.placedAt.getTime() + this.config.SALES_PREPAID_HOLD_DAYS * day)
      : null;
    const shortages = await this.reservations.reserve(order.id, order.lines.getItems(), expiresAt);
    if (shortages.length > 0) throw new DomainError('OUT_OF_STOCK', { lines: shortages });
  }
}

function placedChanges(order: Order): Change[] {
  const lines = order.lines.getItems();
  return [
    { axis: 'order', from: null, to: order.state },
    ...lines.map(({ lineNumber }): Change => ({ axis: 'line', lineNumber, from: null, to: 'new' })),
  ];
}

/** Where the system sends the lines at once; before they are written, so that they are written once. */
function makeFirstTransition(order: Order, { tax }: OrderQuote): Change[] {
  const { paymentTerm, creditApproved } = order;
  const first = firstTransition({ paymentTerm, creditApproved, taxComplete: tax.complete });
  if (!first) return [];
  const changes = order.lines.getItems().map((line): Change => {
    const from = line.status;
    line.transitionTo(first.to);
    return { axis: 'line', lineNumber: line.lineNumber, from, ...first, by: system };
  });
  order.rollUp();
  return changes;
}

function linesOf({ lines, tax }: OrderQuote, placedAt: Date) {
  return lines.map(({ id, product, quantity, unitPrice }) => ({
    product,
    quantity,
    unitPrice,
    tax: taxOfLine(tax, id),
    promise: promiseOf(product, placedAt),
  }));
}
