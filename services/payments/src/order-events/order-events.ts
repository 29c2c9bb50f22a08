import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';
import { coverShortfall } from '../transaction/cover-shortfall.ts';
import { isOnline } from '../transaction/online.ts';
import type { OrderPayments } from '../transaction/order-payments.ts';
import { PayableOrder } from '../transaction/payable-order.entity.ts';
import { PaymentBook } from '../transaction/payment-book.ts';
import { askVoid, planCaptures } from '../transaction/plan-captures.ts';
import { planRefund } from '../transaction/plan-refund.ts';
import { Transaction, type OfflinePayment } from '../transaction/transaction.entity.ts';
import { TransactionRepository } from '../transaction/transaction.repository.ts';

/** What happens to an order's payments because something happened to the order. */
@Injectable()
export class OrderEvents {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: TransactionRepository,
    private readonly book: PaymentBook,
  ) {}

  /** Opens the payment of an order; the same key answers the same transaction. */
  open(payment: OfflinePayment): Promise<Transaction> {
    return this.book.changeOrder(payment.orderNumber, (payments) => {
      const known = payments.findByKey(payment.idempotencyKey);
      if (known) return known;
      const { orderNumber, amount, service, term, idempotencyKey } = payment;
      const facts = { orderNumber, amount, service, term, idempotencyKey };
      return payments.addRow(
        isOnline(service)
          ? Transaction.begin({ ...facts, type: 'authorization' })
          : Transaction.open(payment),
      );
    });
  }

  @OnEvent('order.placed')
  async openFor(order: EventPayload<'order.placed'>): Promise<void> {
    const { number: orderNumber, grandTotal, paymentService, paymentTerm } = order;
    await this.keepOrder(order);
    if (grandTotal === 0) return;
    await this.open({
      orderNumber,
      amount: grandTotal,
      service: paymentService,
      term: paymentTerm,
      creditApproved: order.creditApproved,
      idempotencyKey: `order:${orderNumber}`,
    });
  }

  /** Whose orders are that are known by an e-mail address alone; what they are told of later names them itself. */
  @OnEvent('orders.owned')
  async noteOwners({ orders }: EventPayload<'orders.owned'>): Promise<void> {
    await this.em.execute(
      `update payments.payable_order p set account_id = told."accountId", company_id = told."companyId"
       from jsonb_to_recordset(?::jsonb) told (number text, "accountId" text, "companyId" uuid)
       where p.order_number = told.number`,
      [JSON.stringify(orders)],
    );
  }

  /** All that was promised or reserved is released; money that has come is left to a refund. */
  @OnEvent('order.canceled')
  releaseFor({ number, version }: EventPayload<'order.canceled'>): Promise<void> {
    return this.book.changeOrder(number, async (payments) => {
      const order = await this.transactions.findPayable(number);
      // taken up again meanwhile: what was reserved is wanted
      if (order && !order.owes(0, version ?? order.orderVersion)) return;
      for (const attempt of payments.attempts) release(payments, attempt);
    });
  }

  @OnEvent('goods.shipped')
  capture({ orderNumber, amount, isLast }: EventPayload<'goods.shipped'>): Promise<void> {
    return this.book.changeOrder(orderNumber, async (payments) => {
      const order = await this.transactions.findPayable(orderNumber);
      if (!order) return;
      order.shipped += amount;
      order.isShipped ||= isLast;
      planCaptures(payments, order);
      coverShortfall(payments, order);
    });
  }

  @OnEvent('order.due-changed')
  changeDue({ number, due, isShipped, version }: EventPayload<'order.due-changed'>): Promise<void> {
    return this.book.changeOrder(number, async (payments) => {
      const order = await this.transactions.findPayable(number);
      if (!order?.owes(due, version ?? order.orderVersion)) return;
      order.isShipped = isShipped && due > 0;
      if (order.isShipped) planCaptures(payments, order);
    });
  }

  @OnEvent('refund.requested')
  refund({ orderNumber, ...refund }: EventPayload<'refund.requested'>): Promise<void> {
    return this.book.changeOrder(orderNumber, (payments) => planRefund(payments, refund));
  }

  private async keepOrder(order: EventPayload<'order.placed'>): Promise<void> {
    const { number: orderNumber, grandTotal: due, email, name, locale, token } = order;
    const { paymentTerm, paymentService, accountId = null, companyId = null } = order;
    if (await this.transactions.findPayable(orderNumber)) return;
    const facts = { orderNumber, due, email, name, locale, token, paymentTerm, paymentService };
    this.em.persist(PayableOrder.of({ ...facts, accountId, companyId }));
    await this.em.flush();
  }
}

/** One attempt of an order that is off. */
function release(payments: OrderPayments, attempt: Transaction): void {
  if (attempt.isEnded || attempt.received !== null) return;
  if (isOnline(attempt.service) && attempt.reference !== null) {
    if (['captured', 'instant'].includes(attempt.status)) return;
    return askVoid(payments, attempt, 'order-canceled');
  }
  if (!attempt.reach('voided') && !attempt.reach('terminated')) return;
  attempt.amend({ reasonCode: 'order-canceled' });
}
