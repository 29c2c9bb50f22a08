import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { Identity } from '@gantry/contracts/schemas/account';
import { paymentStatusOf } from '@gantry/domain/statuses/payment-status';
import { DomainError } from '@gantry/nest-kit/errors';
import { OnEvent, publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { audit } from './audit.ts';
import { paymentFactsOf } from './payment-facts.ts';
import { Transaction, type OfflinePayment } from './transaction.entity.ts';
import { TransactionRepository } from './transaction.repository.ts';

/** Money posted by finance for an order. */
export interface Receipt {
  readonly orderNumber: string;
  readonly amount: number;
  readonly reference: string;
  readonly by: Identity;
}

/** Offline payments: opened when an order is placed, closed when money comes or the order is off. */
@Injectable()
export class TransactionService {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: TransactionRepository,
  ) {}

  /** Opens the payment of an order; the same key answers the same transaction. */
  open(payment: OfflinePayment): Promise<Transaction> {
    return this.em.transactional(async () => {
      await this.transactions.queueFor(payment.orderNumber);
      const existing = await this.transactions.findByKey(payment.idempotencyKey);
      if (existing) return existing;
      const transaction = Transaction.open(payment);
      this.em.persist(transaction);
      await this.publishPayment(transaction, [
        ...(await this.transactions.lockOrder(payment.orderNumber)),
        transaction,
      ]);
      return transaction;
    });
  }

  @OnEvent('order.placed')
  async openFor(order: EventPayload<'order.placed'>): Promise<void> {
    if (order.grandTotal === 0) return;
    await this.open({
      orderNumber: order.number,
      amount: order.grandTotal,
      service: order.paymentService,
      term: order.paymentTerm,
      creditApproved: order.creditApproved,
      idempotencyKey: `order:${order.number}`,
    });
  }

  @OnEvent('order.canceled')
  async releaseFor({ number }: EventPayload<'order.canceled'>): Promise<void> {
    await this.transactions.queueFor(number);
    const all = await this.transactions.lockOrder(number);
    for (const transaction of all) {
      const { status } = transaction;
      transaction.release();
      if (transaction.status !== status) await this.publishPayment(transaction, all);
    }
  }

  /** @throws DomainError NOT_FOUND for an order without a payment, WRONG_STATE when it expects no money */
  record(receipt: Receipt, key: string) {
    const { by, ...request } = receipt;
    const { orderNumber, amount, reference } = request;
    return idempotent(this.em, { scope: `receipt:${orderNumber}`, key, request }, async () => {
      await this.transactions.queueFor(orderNumber);
      const all = await this.transactions.lockOrder(orderNumber);
      const transaction = all.at(-1);
      if (!transaction) throw new DomainError('NOT_FOUND');
      const { status } = transaction;
      transaction.receive(amount, reference);
      await audit(this.em, transaction, { before: status, by });
      return {
        transactionStatus: transaction.status,
        paymentStatus: await this.publishPayment(transaction, all),
      };
    });
  }

  /** Tells sales, which computes the order's payment status from the sums. Answers the status as seen from here. */
  private async publishPayment(changed: Transaction, all: readonly Transaction[]): Promise<string> {
    await this.em.flush();
    const facts = paymentFactsOf(all);
    const due = changed.amount;
    const status = paymentStatusOf({ ...facts, due, fraud: false, unknown: false });
    const { orderNumber, id, version } = changed;
    const payload = { orderNumber, status, transactionStatus: changed.status, facts };
    const mark = { entity: `transaction:${id}`, version, inOrder: true };
    await publish(this.em, 'payment.changed', payload, mark);
    return status;
  }
}
