import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { isWithoutOrder } from '@gantry/contracts/schemas/payment';
import { paymentStatusOf, type PaymentFacts } from '@gantry/domain/statuses/payment-status';
import { publish } from '@gantry/nest-kit/events';
import { Journal } from '../journal/journal.ts';
import { isInstruction } from './instruction.ts';
import type { OrderPayments } from './order-payments.ts';
import { paymentFactsOf } from './payment-facts.ts';
import { settledRefunds } from './settled-refunds.ts';
import type { Transaction } from './transaction.entity.ts';
import { TransactionRepository } from './transaction.repository.ts';

/** Changes the payments of one order, one after the other: rows, journal, and what sales is told are one transaction. */
@Injectable()
export class PaymentBook {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: TransactionRepository,
    private readonly journal: Journal,
  ) {}

  /** Joins the caller's transaction where there is one. */
  changeOrder<Answer>(
    orderNumber: string,
    work: (payments: OrderPayments) => Promise<Answer> | Answer,
  ): Promise<Answer> {
    return this.em.transactional(async () => {
      const payments = await this.transactions.lock(orderNumber);
      const refundsBefore = settledRefunds(payments);
      const paidBefore = new Set(paidByColleagues(payments));
      const answer = await work(payments);
      await this.writeChange(payments, refundsBefore);
      for (const row of paidByColleagues(payments)) if (!paidBefore.has(row)) await this.tellPaid(row);
      return answer;
    });
  }

  /** The order's payment status as seen from here. */
  async statusOf(payments: OrderPayments): Promise<string> {
    const payable = await this.transactions.findPayable(payments.orderNumber);
    const due = payable?.due ?? payments.attempts[0]?.amount ?? 0;
    return paymentStatusOf({ ...definedFacts(payments), due });
  }

  private async writeChange(
    payments: OrderPayments,
    refundsBefore: ReadonlyMap<string, string>,
  ): Promise<void> {
    await this.tellFinance(payments);
    if (!payments.isChanged) return;
    for (const row of payments.rows) this.em.persist(row);
    await this.em.flush();
    await this.journal.post(payments.entries);
    const { orderNumber, fingerprint } = payments;
    // no order is there to be told
    if (isWithoutOrder(orderNumber)) return;
    const last = payments.attempts.at(-1);
    const payload = {
      orderNumber,
      status: await this.statusOf(payments),
      transactionStatus: last?.status ?? 'initialized',
      facts: paymentFactsOf(payments.rows),
    };
    const mark = { entity: `payments:${orderNumber}`, version: fingerprint };
    await publish(this.em, 'payment.changed', payload, { ...mark, inOrder: true });
    if (payments.added.some(isInstruction))
      await publish(this.em, 'payment.instructed', { orderNumber }, mark);
    for (const [reference, outcome] of settledRefunds(payments)) {
      if (refundsBefore.get(reference) !== outcome) await this.tellRefund(payments, reference, outcome);
    }
  }

  /** Who has paid for their company, and who has ordered, get a receipt each. */
  private async tellPaid({
    id,
    orderNumber,
    invoice = null,
    amount,
    payer = null,
  }: Transaction): Promise<void> {
    const orderer = await this.transactions.findPayable(orderNumber);
    if (!payer || !invoice || !orderer) return;
    for (const [isPayer, { email, name, locale }] of [[true, payer] as const, [false, orderer] as const]) {
      const told = { invoice, orderNumber, amount, payer: payer.name, isPayer, email, name, locale };
      const mark = { entity: `payment:${id}`, version: isPayer ? 'paid: payer' : 'paid: orderer' };
      await publish(this.em, 'invoice.paid-by-colleague', told, mark);
    }
  }

  /** The same notice, of the same amount, is one mail. */
  private async tellFinance({ orderNumber, notices }: OrderPayments): Promise<void> {
    for (const notice of notices) {
      const entity = `payments:${orderNumber}:${notice.kind}:${notice.reference ?? ''}`;
      const mark = { entity, version: notice.amount };
      await publish(this.em, 'payment.for-store', { orderNumber, ...notice }, mark);
    }
  }

  private async tellRefund(
    { orderNumber, rows, fingerprint }: OrderPayments,
    reference: string,
    outcome: 'processed' | 'refused',
  ): Promise<void> {
    const parts = rows.filter(
      ({ type, cause, status }) =>
        type === 'refund' && cause === reference && (outcome === 'refused' || status === 'processed'),
    );
    const amount = parts.reduce((sum, row) => sum + row.amount, 0);
    const isCredited = parts.every(({ reasonCode }) => reasonCode === 'kept-as-credit');
    const payload = { orderNumber, reference, amount, outcome, isCredited };
    await publish(this.em, 'refund.settled', payload, {
      entity: `refund:${reference}`,
      version: fingerprint,
    });
  }
}

const definedFacts = (payments: OrderPayments): Omit<PaymentFacts, 'due'> => {
  const { fraud = false, unknown = false, ...facts } = paymentFactsOf(payments.rows);
  return { ...facts, fraud, unknown };
};

/** Payments of invoices that somebody has made for their company. */
const paidByColleagues = ({ attempts }: OrderPayments): Transaction[] =>
  attempts.filter(({ payer = null, status }) => payer !== null && status === 'instant');
