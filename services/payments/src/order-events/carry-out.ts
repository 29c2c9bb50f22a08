import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';
import { OpenAttempt } from '../payment/open-attempt.ts';
import { PaymentProviders } from '../provider/payment-providers.ts';
import { ProviderRefused, type PaymentProvider } from '../provider/payment-provider.ts';
import { SyncPayment } from '../sync/sync-payment.ts';
import { coverShortfall } from '../transaction/cover-shortfall.ts';
import { isInstruction } from '../transaction/instruction.ts';
import { isOnline } from '../transaction/online.ts';
import { PaymentBook } from '../transaction/payment-book.ts';
import { takeBackRefund } from '../transaction/plan-refund.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';
import { TransactionRepository } from '../transaction/transaction.repository.ts';

/** A row the provider has to act on, with the attempt it belongs to. */
interface Instruction {
  readonly row: Transaction;
  /** null for an attempt that is to be opened */
  readonly reference: string | null;
}

/**
 * Tells the providers what was asked for: captures, releases, and refunds, one after the other as they were asked for.
 * Each has its own key, so it may be told again after a fall or without an answer, and happens once; whether it did is
 * read from the provider, not from the answer.
 *
 * What was asked for is a row of its own, committed before; the provider is told while no transaction, connection, or lock
 * is held; what came of it is written in another. After a fall in between, the job or the reconciler tells it again.
 */
@Injectable()
export class CarryOut {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly transactions: TransactionRepository,
    private readonly book: PaymentBook,
    private readonly payments: SyncPayment,
    private readonly opener: OpenAttempt,
  ) {}

  /** @throws ProviderAway when there was no answer: the job comes again, later each time */
  @OnEvent('payment.instructed', { hasOwnTransactions: true })
  async carryOut({ orderNumber }: EventPayload<'payment.instructed'>): Promise<void> {
    for (const { row, reference } of await this.listInstructions(orderNumber)) {
      const { service } = row;
      const provider = isOnline(service) ? this.providers.findProvider(service) : undefined;
      if (!provider) continue;
      if (!reference) {
        await this.reauthorize(provider, row);
        continue;
      }
      const refusal = await tellProvider(provider, row, reference);
      await this.payments.sync(provider.service, reference);
      if (refusal) await this.endRefused(row, refusal);
    }
  }

  private async listInstructions(orderNumber: string): Promise<Instruction[]> {
    const { rows } = await this.transactions.readOrder(orderNumber);
    return rows.filter(isInstruction).flatMap((row): Instruction[] => {
      if (row.isAttempt) return [{ row, reference: null }];
      const reference = rows.find(({ id }) => id === row.parentId)?.reference;
      return reference ? [{ row, reference }] : [];
    });
  }

  /** The saved card is asked again, without its payer. */
  private async reauthorize(provider: PaymentProvider, row: Transaction): Promise<void> {
    const order = await this.transactions.findPayable(row.orderNumber);
    if (!order) return;
    try {
      const { email, locale } = order;
      const opened = await this.opener.openSaved(provider, row, { email, locale, token: null });
      await this.payments.sync(provider.service, opened.reference);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.endRefused(row, error);
    }
  }

  /** The provider said no, and what it shows does not tell of it: the row ends, and what depends on it goes on. */
  private endRefused({ id, orderNumber }: Transaction, { code }: ProviderRefused): Promise<void> {
    return this.book.changeOrder(orderNumber, async (payments) => {
      const row = payments.rows.find((one) => one.id === id);
      if (!row || !isInstruction(row)) return;
      row.reach(row.type === 'void' ? 'terminated' : 'not-authorized');
      row.amend({ reasonCode: code });
      if (row.type === 'refund') takeBackRefund(payments, row);
      if (row.type !== 'capture' && !row.isAttempt) return;
      const order = await this.transactions.findPayable(orderNumber);
      if (order) coverShortfall(payments, order);
    });
  }
}

async function tellProvider(
  provider: PaymentProvider,
  row: Transaction,
  reference: string,
): Promise<ProviderRefused | null> {
  const { idempotencyKey: key, amount, isLast, source } = row;
  try {
    if (row.type === 'capture') await provider.capture(reference, { amount, isLast, key });
    else if (row.type === 'void') await provider.release(reference, key);
    else
      await provider.refund(reference, {
        amount,
        captured: source ? [{ reference: source, amount }] : [],
        key,
      });
    return null;
  } catch (error) {
    if (error instanceof ProviderRefused) return error;
    throw error;
  }
}
