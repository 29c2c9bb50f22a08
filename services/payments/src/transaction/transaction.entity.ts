import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { canTransition } from '@gantry/domain/statuses/status-table';
import { type TransactionStatus, transactionStatuses } from '@gantry/domain/statuses/transaction-statuses';
import type { PaymentFailure } from '@gantry/contracts/schemas/payment';
import { DomainError } from '@gantry/nest-kit/errors';
import type { OpenedPayment, ProviderPayment } from '../provider/payment-provider.ts';
import { pathBetween } from './status-path.ts';

/**
 * What a row is. An authorization or a charge is an attempt to pay; captures, refunds, voids and chargebacks belong to
 * the attempt they name as `parentId`; an adjustment is what finance writes off.
 */
export const transactionTypes = [
  'charge',
  'authorization',
  'capture',
  'refund',
  'void',
  'chargeback',
  'adjustment',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** Why a row stands where it stands, where its status does not say it. */
export type ReasonCode =
  | PaymentFailure
  | 'order-canceled'
  | 'replaced'
  | 'authorization-expired'
  | 'mismatch'
  | 'risk-review'
  | 'sent-back'
  | 'matched-elsewhere'
  | 'kept-as-credit'
  | 'returned-debit'
  | 'not-enough-captured'
  | 'fraud-cleared';

/** Whom the receipt of a payment is mailed to beside whoever has ordered. */
interface Payer {
  readonly email: string;
  readonly name: string;
  readonly locale: string;
}

const TransactionSchema = defineEntity({
  name: 'Transaction',
  schema: 'payments',
  tableName: 'transaction',
  properties: {
    id: p.uuid().primary(),
    orderNumber: p.string(),
    type: p.string().$type<TransactionType>(),
    service: p.string(),
    term: p.string(),
    status: p.string().$type<TransactionStatus>(),
    /** minor units that were asked for */
    amount: p.bigint('number'),
    /** minor units that came by check or transfer; null online, and until they come */
    received: p.bigint('number').nullable(),
    currency: p.string(),
    idempotencyKey: p.string().unique(),
    /** number of the check or transfer, or the provider's name of it */
    reference: p.string().nullable(),
    reasonCode: p.string().$type<ReasonCode>().nullable(),
    parentId: p.uuid().nullable(),
    /** what it was asked for by: a shipment, or a refund's reference */
    cause: p.string().nullable(),
    /** the provider's name of the capture a refund is taken from */
    source: p.string().nullable(),
    /** the invoice an attempt pays */
    invoice: p.string().nullable(),
    accountId: p.string().nullable(),
    /** a colleague of whoever has ordered, who pays an invoice for their company */
    payer: p.json<Payer>().nullable(),
    /** what the attempt was bound to when it began */
    requestHash: p.string().nullable(),
    /** minor units of an authorization that may still be captured */
    capturable: p.bigint('number'),
    authorizedUntil: p.datetime().nullable(),
    /** what the provider keeps of a capture */
    fee: p.bigint('number').nullable(),
    /** a capture after which what is left of its authorization is released */
    isLast: p.boolean(),
    /** the provider did not answer the last time it was asked */
    isUnanswered: p.boolean(),
    method: p.json<NonNullable<ProviderPayment['method']>>().nullable(),
    saved: p.json<NonNullable<ProviderPayment['saved']>>().nullable(),
    /** what the payer's browser goes on with, while the attempt is open */
    opened: p.json<OpenedPayment>().nullable(),
    note: p.string().nullable(),
    /** when the provider was last heard */
    checkedAt: p.datetime().nullable(),
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

type NewTransaction = Pick<
  Transaction,
  'orderNumber' | 'type' | 'service' | 'term' | 'amount' | 'idempotencyKey'
> &
  Partial<Transaction>;

/** One row of an order's payments; its status follows the status book only. */
export class Transaction extends TransactionSchema.class {
  /** A row that has only begun. */
  static begin(facts: NewTransaction): Transaction {
    const now = new Date();
    const nothing = {
      received: null,
      reference: null,
      reasonCode: null,
      parentId: null,
      cause: null,
      source: null,
      invoice: null,
      accountId: null,
      payer: null,
      requestHash: null,
      authorizedUntil: null,
      fee: null,
      method: null,
      saved: null,
      opened: null,
      note: null,
      checkedAt: null,
    };
    const begun = { id: randomUUID(), status: 'initialized' as const, currency: 'USD', version: 1 };
    const flags = { capturable: 0, isLast: false, isUnanswered: false, createdAt: now, updatedAt: now };
    return Object.assign(new Transaction(), nothing, begun, flags, facts);
  }

  /** A promise to pay by check, transfer, or on terms. */
  static open({ creditApproved, ...facts }: OfflinePayment): Transaction {
    const transaction = Transaction.begin({ ...facts, type: 'charge' });
    transaction.transitionTo(firstStatus(facts.term, creditApproved));
    return transaction;
  }

  /** Whether it is an attempt to pay, and not something that happened to one. */
  get isAttempt(): boolean {
    return this.type === 'charge' || this.type === 'authorization';
  }

  /** Whether nothing more can come of this row without anybody acting anew. */
  get isEnded(): boolean {
    return ['not-authorized', 'terminated', 'voided', 'lost'].includes(this.status);
  }

  /** @throws DomainError WRONG_STATE for a transition outside the status book */
  transitionTo(status: TransactionStatus): void {
    if (!canTransition(transactionStatuses, this.status, status)) {
      throw new DomainError('WRONG_STATE', { from: this.status, to: status });
    }
    this.status = status;
    this.version += 1;
  }

  /**
   * Goes to a status a provider tells of, over those it did not tell of.
   * @returns false where the status book knows no way there, and nothing has changed
   */
  reach(status: TransactionStatus): boolean {
    const path = pathBetween(this.status, status);
    for (const step of path ?? []) this.transitionTo(step);
    return path !== null;
  }

  /** Something beside the status has changed. */
  amend(facts: Partial<Transaction>): void {
    const isNew = Object.entries(facts).some(
      ([name, value]) => JSON.stringify(this[name as keyof Transaction]) !== JSON.stringify(value),
    );
    if (!isNew) return;
    Object.assign(this, facts);
    this.version += 1;
  }
}
TransactionSchema.setClass(Transaction);

/** Terms on approved credit count as approved at once; money by check, wire or bank comes later. */
function firstStatus(term: string, creditApproved: boolean): TransactionStatus {
  if (term === 'advanced') return 'delayed';
  return creditApproved ? 'approved' : 'approved-on-hold';
}
