import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { canTransition } from '@gantry/domain/statuses/status-table';
import { type TransactionStatus, transactionStatuses } from '@gantry/domain/statuses/transaction-statuses';
import { DomainError } from '@gantry/nest-kit/errors';

const TransactionSchema = defineEntity({
  name: 'Transaction',
  schema: 'payments',
  tableName: 'transaction',
  properties: {
    id: p.uuid().primary(),
    orderNumber: p.string(),
    type: p.string().$type<'charge' | 'authorization' | 'refund'>(),
    service: p.string(),
    term: p.string(),
    status: p.string().$type<TransactionStatus>(),
    amount: p.bigint('number'),
    received: p.bigint('number').nullable(),
    currency: p.string(),
    idempotencyKey: p.string().unique(),
    reference: p.string().nullable(),
    reasonCode: p.string().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime().onUpdate(() => new Date()),
    version: p.integer(),
  },
});

/** An offline promise to pay an order; amounts in minor units. */
export interface OfflinePayment {
  readonly orderNumber: string;
  readonly amount: number;
  readonly service: string;
  readonly term: string;
  readonly creditApproved: boolean;
  readonly idempotencyKey: string;
}

/** One attempt to pay an order; its status follows the status book only. */
export class Transaction extends TransactionSchema.class {
  static open({ creditApproved, ...facts }: OfflinePayment): Transaction {
    const now = new Date();
    const transaction = Object.assign(new Transaction(), facts, {
      id: randomUUID(),
      type: 'charge' as const,
      status: 'initialized' as const,
      currency: 'USD',
      received: null,
      reference: null,
      reasonCode: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
    transaction.transitionTo(firstStatus(facts.term, creditApproved));
    return transaction;
  }

  /** @throws DomainError WRONG_STATE for a transition outside the status book */
  transitionTo(status: TransactionStatus): void {
    if (!canTransition(transactionStatuses, this.status, status)) {
      throw new DomainError('WRONG_STATE', { from: this.status, to: status });
    }
    this.status = status;
    this.version += 1;
  }

  /** Money has come; another amount than was asked for is held until finance has matched it. */
  receive(amount: number, reference: string): void {
    this.transitionTo(amount === this.amount ? 'processed' : 'processed-on-hold');
    this.received = amount;
    this.reference = reference;
  }

  /** The order is off: the promise is released. Money that has come is left to a refund. */
  release(): void {
    const end = (['voided', 'terminated'] as const).find((status) =>
      canTransition(transactionStatuses, this.status, status),
    );
    if (!end || this.received !== null) return;
    this.transitionTo(end);
    this.reasonCode = 'order-canceled';
  }
}
TransactionSchema.setClass(Transaction);

/** Terms on approved credit count as approved at once; money by check, wire or bank comes later. */
function firstStatus(term: string, creditApproved: boolean): TransactionStatus {
  if (term === 'advanced') return 'delayed';
  return creditApproved ? 'approved' : 'approved-on-hold';
}
