import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Transaction } from './transaction.entity.ts';

@Injectable()
export class TransactionRepository {
  constructor(private readonly em: EntityManager) {}

  findByKey(idempotencyKey: string): Promise<Transaction | null> {
    return this.em.findOne(Transaction, { idempotencyKey });
  }

  /** All transactions of an order, oldest first, locked until the transaction ends. */
  lockOrder(orderNumber: string): Promise<Transaction[]> {
    return this.em.find(
      Transaction,
      { orderNumber },
      { orderBy: { createdAt: 'asc', id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** Serialises what happens to one order's payments, also before there is a row to lock. */
  async queueFor(orderNumber: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 2))', [orderNumber]);
  }
}
