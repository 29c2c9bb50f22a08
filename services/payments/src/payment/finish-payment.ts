import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { paymentsFinishPayment } from '@gantry/contracts/endpoints/payments';
import {
  paymentFailures,
  type FinishedPayment,
  type OnlinePaymentService,
  type PaymentFailure,
} from '@gantry/contracts/schemas/payment';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { ProviderAway, ProviderRefused } from '../provider/payment-provider.ts';
import { PaymentProviders } from '../provider/payment-providers.ts';
import { SyncPayment } from '../sync/sync-payment.ts';
import { isOnline } from '../transaction/online.ts';
import { PaymentBook } from '../transaction/payment-book.ts';
import { askVoid } from '../transaction/plan-captures.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';
import { TransactionRepository } from '../transaction/transaction.repository.ts';
import { FindPayable, type Payable } from './find-payable.ts';

type Request = ValidRequestOf<typeof paymentsFinishPayment>;

/** The payer is back: how their payment stands is read from the provider, however often they come. */
@Injectable()
export class FinishPayment {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payables: FindPayable,
    private readonly transactions: TransactionRepository,
    private readonly book: PaymentBook,
    private readonly payments: SyncPayment,
  ) {}

  /** @throws DomainError NOT_FOUND also for a payment of another order */
  async finish(call: Call, { params, body }: Request): Promise<FinishedPayment> {
    const { number: orderNumber } = params;
    const { token, reference } = body;
    const attempt = (await this.transactions.readOrder(orderNumber)).byReference(reference);
    const invoice = attempt?.invoice ?? null;
    const payable = await this.payables.findBegun({ orderNumber, invoice, token, caller: call.caller });
    if (!attempt) throw new DomainError('NOT_FOUND');
    const failure = await this.settlePayment(attempt, reference, payable);
    const now = (await this.transactions.readOrder(orderNumber)).byReference(reference) ?? attempt;
    return finishedOf(now, failure);
  }

  /**
   * A webhook or the reconciler tells of a payment whose payer may never come back. What they approved is reserved, as
   * if they had.
   * @returns false when the payment is not ours
   * @throws ProviderAway when the provider gave no answer: ask again later
   */
  async finishReported(service: OnlinePaymentService, reference: string): Promise<boolean> {
    const orderNumber = await this.transactions.findOrder({ reference });
    const attempt = orderNumber
      ? (await this.transactions.readOrder(orderNumber)).byReference(reference)
      : null;
    const isOpen = attempt && ['initialized', 'running'].includes(attempt.status);
    const payable = isOpen
      ? await this.payables.findReported(attempt.orderNumber, attempt.invoice ?? null)
      : null;
    if (!attempt || !payable) return this.payments.sync(service, reference);
    const failure = await this.settlePayment(attempt, reference, payable);
    if (failure === 'provider-away') throw new ProviderAway(`${service} did not answer`);
    return true;
  }

  /** @returns why the provider did not go on, where that is not said by the payment itself */
  private async settlePayment(
    attempt: Transaction,
    reference: string,
    payable: Payable,
  ): Promise<PaymentFailure | null> {
    const provider = isOnline(attempt.service) ? this.providers.findProvider(attempt.service) : undefined;
    if (!provider) return 'provider-away';
    try {
      const isOpen = ['initialized', 'running'].includes(attempt.status);
      const mayReserve = isOpen && (await this.mayReserve(attempt, payable));
      if (mayReserve) await provider.authorize(reference, `${attempt.id}:authorize`);
      await this.payments.sync(provider.service, reference);
      return null;
    } catch (error) {
      if (error instanceof ProviderAway) return 'provider-away';
      if (!(error instanceof ProviderRefused)) throw error;
      await this.payments.sync(provider.service, reference);
      return error.code;
    }
  }

  /** The order may have been changed, cancelled, or paid otherwise while its payer was away: then nothing is reserved. */
  private async mayReserve(attempt: Transaction, payable: Payable): Promise<boolean> {
    if (attempt.invoice) return true;
    if (payable.requestHash === attempt.requestHash && payable.amount >= attempt.amount) return true;
    await this.book.changeOrder(attempt.orderNumber, (payments) => {
      const row = payments.rows.find(({ id }) => id === attempt.id);
      if (row) askVoid(payments, row, 'replaced');
    });
    return false;
  }
}

function finishedOf(
  { id, status, reasonCode, method }: Transaction,
  failure: PaymentFailure | null,
): FinishedPayment {
  const facts = { transactionId: id, method: method ?? null };
  const isRefused = ['not-authorized', 'terminated', 'voided', 'lost'].includes(status);
  if (isRefused) return { ...facts, outcome: 'refused', failure: failureOf(reasonCode) };
  if (failure === 'provider-away') return { ...facts, outcome: 'waiting', failure };
  if (status === 'initialized') return { ...facts, outcome: 'refused', failure: failure ?? 'abandoned' };
  if (status === 'running') return { ...facts, outcome: failure ? 'refused' : 'waiting', failure };
  return { ...facts, outcome: 'settled', failure: null };
}

const failureOf = (reasonCode: Transaction['reasonCode']): PaymentFailure =>
  paymentFailures.find((code) => code === reasonCode) ?? 'abandoned';
