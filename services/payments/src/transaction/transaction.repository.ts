import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { OrderPayments } from './order-payments.ts';
import { PayableOrder } from './payable-order.entity.ts';
import { Transaction } from './transaction.entity.ts';

const oldestFirst = { createdAt: 'asc', id: 'asc' } as const;

@Injectable()
export class TransactionRepository {
  constructor(private readonly em: EntityManager) {}

  /** The order a payment belongs to: by the provider's name of it, or by our own id kept with it. */
  async findOrder(facts: { readonly reference: string } | { readonly id: string }): Promise<string | null> {
    const row = await this.em.findOne(Transaction, facts, { orderBy: { createdAt: 'desc' } });
    return row?.orderNumber ?? null;
  }

  /** The provider's name of the payment a capture was taken from; null where it is not ours. */
  async findPaymentOf(capture: string): Promise<string | null> {
    const row = await this.em.findOne(Transaction, { type: 'capture', reference: capture });
    const attempt = row?.parentId ? await this.em.findOne(Transaction, { id: row.parentId }) : null;
    return attempt?.reference ?? null;
  }

  /** The payments of an order as they stand, without a lock. */
  async readOrder(orderNumber: string): Promise<OrderPayments> {
    const rows = await this.em.find(Transaction, { orderNumber }, { orderBy: oldestFirst, refresh: true });
    return new OrderPayments(orderNumber, rows);
  }

  /** The payments of an order, locked until the transaction ends. */
  async lock(orderNumber: string): Promise<OrderPayments> {
    await this.queueFor(orderNumber);
    const rows = await this.em.find(
      Transaction,
      { orderNumber },
      { orderBy: oldestFirst, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return new OrderPayments(orderNumber, rows);
  }

  findPayable(orderNumber: string): Promise<PayableOrder | null> {
    return this.em.findOne(PayableOrder, { orderNumber }, { refresh: true });
  }

  /** Serialises what happens to one order's payments, also before there is a row to lock. */
  private async queueFor(orderNumber: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 2))', [orderNumber]);
  }
}
