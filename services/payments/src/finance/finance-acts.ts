import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  isWithoutOrder,
  type ActOnPayments,
  type UnassignedReceipt,
} from '@gantry/contracts/schemas/payment';
import type { Identity } from '@gantry/contracts/schemas/account';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { SyncPayment } from '../sync/sync-payment.ts';
import { auditChange } from '../transaction/audit.ts';
import { isOnline } from '../transaction/online.ts';
import type { OrderPayments } from '../transaction/order-payments.ts';
import { PaymentBook } from '../transaction/payment-book.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';
import { TransactionRepository } from '../transaction/transaction.repository.ts';
import { applyAct, type Act } from './apply-act.ts';
import { CreditRepository } from './credit.repository.ts';
import { isCredit, matchElsewhere, recordReceipt, recordUnassigned, type Receipt } from './receipts.ts';
import { UnmatchedRepository } from './unmatched.repository.ts';

type Match = Extract<ActOnPayments, { action: 'match' }>;

/** Who acts on which order, once for a key. */
export interface Acting {
  readonly orderNumber: string;
  readonly by: Identity;
  readonly key: string;
}

/** What finance does by hand: posts money, matches it, captures, releases, refunds, pays out. */
@Injectable()
export class FinanceActs {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: TransactionRepository,
    private readonly book: PaymentBook,
    private readonly payments: SyncPayment,
    private readonly unmatched: UnmatchedRepository,
    private readonly credits: CreditRepository,
  ) {}

  /** @throws DomainError NOT_FOUND for an order nobody knows, WRONG_STATE for a reference that is posted already */
  record({ orderNumber, by, key }: Acting, receipt: Receipt) {
    return idempotent(this.em, { scope: `receipt:${orderNumber}`, key, request: receipt }, () =>
      this.book.changeOrder(orderNumber, async (payments) => {
        await this.checkKnown(payments);
        const row = recordReceipt(payments, receipt);
        const change = { orderNumber, field: 'payment transaction', before: null, after: row.status, by };
        const reason = `${receipt.amount} received, ${receipt.reference}`;
        await auditChange(this.em, { ...change, reason, mark: key });
        return { transactionStatus: row.status, paymentStatus: await this.book.statusOf(payments) };
      }),
    );
  }

  /** Money that names no order. @throws DomainError WRONG_STATE for a reference that is posted already */
  recordUnassigned({ by, key }: Omit<Acting, 'orderNumber'>, receipt: UnassignedReceipt) {
    const write = { scope: `unassigned:${by.accountId}`, key, request: receipt };
    return idempotent(this.em, write, async () => {
      const { reference, service } = receipt;
      if (await this.unmatched.isKnown(reference, service))
        throw new DomainError('WRONG_STATE', { reason: 'known-reference' });
      const orderNumber = await this.unmatched.nextNumber();
      await this.book.changeOrder(orderNumber, async (payments) => {
        const { status: after } = recordUnassigned(payments, receipt);
        const reason = `${receipt.amount} received, ${reference}, ${receipt.payer}`;
        const change = { orderNumber, field: 'payment transaction', before: null, after, by, reason };
        await auditChange(this.em, { ...change, mark: key });
      });
      return { number: orderNumber };
    });
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE */
  async act(acting: Acting, act: ActOnPayments): Promise<void> {
    const { orderNumber, by, key } = acting;
    const write = { scope: `act-on-payments:${by.accountId}:${orderNumber}`, key, request: act };
    const elsewhere = act.action === 'match' ? ordersOf(act, orderNumber) : [];
    await idempotent(this.em, write, async () => {
      if (act.action === 'match' && elsewhere.length > 0) await this.matchTo(acting, act, elsewhere);
      else await this.book.changeOrder(orderNumber, (payments) => this.applyTo(payments, acting, act));
      return null;
    });
    if (act.action === 'approve') await this.readAnew(orderNumber, act.transactionId);
  }

  private async applyTo(
    payments: OrderPayments,
    { by, key, orderNumber }: Acting,
    act: Exclude<ActOnPayments, never>,
  ) {
    const order = await this.transactions.findPayable(orderNumber);
    const due = order?.due ?? (isWithoutOrder(orderNumber) ? 0 : (payments.attempts[0]?.amount ?? 0));
    const { before, after } = applyAct(payments, { ...act, due, key, role: by.role } as Act);
    const reason = 'reason' in act ? act.reason : act.reference;
    const field = `payment: ${act.action}`;
    await auditChange(this.em, { orderNumber, field, before, after, reason, by, mark: key });
  }

  /**
   * Money on hold pays other orders, one after the other: what one does not take goes on to the next, and what the last
   * leaves stays on hold there. All of it happens, or nothing.
   */
  private matchTo(
    { orderNumber, by, key }: Acting,
    { transactionId, reason }: Match,
    orders: readonly string[],
  ) {
    return this.changeOrders([orderNumber, ...orders], async (paymentsOf) => {
      let from = paymentsOf(orderNumber);
      let row = from.rows.find(({ id }) => id === transactionId);
      if (!row) throw new DomainError('NOT_FOUND');
      for (const other of orders) {
        if (!row) throw new DomainError('WRONG_STATE', { reason: 'used-up', orderNumber: other });
        const [here, there] = [await this.dueOf(from.orderNumber), await this.dueOf(other)];
        if (there === null) throw new DomainError('WRONG_STATE', { reason: 'no-order', orderNumber: other });
        await this.checkOwner(row, other);
        const to = paymentsOf(other);
        row = matchElsewhere({ payments: from, row, due: here ?? 0 }, { payments: to, due: there });
        const change = { field: 'payment: match', before: 'processed-on-hold', reason, by, mark: key };
        await auditChange(this.em, {
          ...change,
          orderNumber: from.orderNumber,
          after: `matched to ${other}`,
        });
        await auditChange(this.em, {
          ...change,
          orderNumber: other,
          after: `matched from ${from.orderNumber}`,
        });
        from = to;
      }
    });
  }

  /** Orders are changed together: always in the same order, or two people could wait for each other for ever. */
  private changeOrders(
    numbers: readonly string[],
    change: (paymentsOf: (number: string) => OrderPayments) => Promise<void>,
  ): Promise<void> {
    const locked = new Map<string, OrderPayments>();
    const waiting = numbers.toSorted();
    const lockNext = async (): Promise<void> => {
      const next = waiting.shift();
      if (next === undefined) return change((number) => locked.get(number)!);
      await this.book.changeOrder(next, async (payments) => {
        locked.set(next, payments);
        await lockNext();
      });
    };
    return lockNext();
  }

  private async dueOf(orderNumber: string): Promise<number | null> {
    return (await this.transactions.findPayable(orderNumber))?.due ?? null;
  }

  /** @throws DomainError WRONG_STATE where a credit would pay an order of somebody it does not belong to */
  private async checkOwner(row: Transaction, orderNumber: string): Promise<void> {
    if (isCredit(row) && !(await this.credits.isOneOwner(row.orderNumber, orderNumber)))
      throw new DomainError('WRONG_STATE', { reason: 'not-their-credit', orderNumber });
  }

  private async checkKnown({ orderNumber, rows }: OrderPayments): Promise<void> {
    if (rows.length === 0 && !(await this.transactions.findPayable(orderNumber)))
      throw new DomainError('NOT_FOUND');
  }

  /** A payment that was held as another than was asked for is accepted: it goes on as the provider has it. */
  private async readAnew(orderNumber: string, transactionId: string): Promise<void> {
    const { rows } = await this.transactions.readOrder(orderNumber);
    const row = rows.find(({ id }) => id === transactionId);
    if (row?.reference && isOnline(row.service)) await this.payments.sync(row.service, row.reference);
  }
}

/** The orders that money was meant for, other than the one it stands under. */
const ordersOf = ({ toOrder, toOrders }: Match, orderNumber: string): readonly string[] => {
  const named = toOrders ?? (toOrder === null ? [] : [toOrder]);
  return named.length === 1 && named[0] === orderNumber ? [] : named;
};
