import { Injectable } from '@nestjs/common';
import { onlinePaymentServices, type OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import { OpenPaymentsRepository } from './open-payments.repository.ts';
import { PaymentProviders } from '../provider/payment-providers.ts';
import type { ProviderPayment } from '../provider/payment-provider.ts';
import type { OrderPayments } from '../transaction/order-payments.ts';
import { PaymentBook } from '../transaction/payment-book.ts';
import { coverShortfall } from '../transaction/cover-shortfall.ts';
import { planCaptures } from '../transaction/plan-captures.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';
import { TransactionRepository } from '../transaction/transaction.repository.ts';
import { applySnapshot } from './apply-snapshot.ts';
import { SavedMethods } from './saved-methods.ts';

/** How often a snapshot is read anew because something else was written meanwhile. */
const maxReads = 6;
/** Turns in which a provider may say nothing of a payment before its status becomes `unknown`. */
const maxSilentTurns = 5;

/**
 * Brings what we know of an online payment in step with its provider. Whoever hears that something may have changed
 * (the payer who is back, a webhook, the reconciler) only names the payment: it is read anew and whole, so that calls
 * in any order, and however often, lead to the same.
 *
 * No lock is held while the provider is asked: its answer counts only if our rows have not changed since before it was
 * asked. Otherwise an older answer could be written over a newer one.
 */
@Injectable()
export class SyncPayment {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly transactions: TransactionRepository,
    private readonly open: OpenPaymentsRepository,
    private readonly book: PaymentBook,
    private readonly saved: SavedMethods,
  ) {}

  /**
   * @param reference the provider's name of the payment (a Stripe intent, a PayPal order)
   * @returns false when the payment is not ours
   * @throws ProviderAway when the provider gave no answer: ask again later
   */
  async sync(service: OnlinePaymentService, reference: string): Promise<boolean> {
    const provider = this.providers.findProvider(service);
    if (!provider) return false;
    for (let read = 1; read <= maxReads; read += 1) {
      const known = await this.transactions.findOrder({ reference });
      const before = known ? await this.transactions.readOrder(known) : null;
      const snapshot = await provider.findPayment(reference);
      if (!snapshot) return false;
      const orderNumber = known ?? (await this.orderOf(snapshot));
      if (!orderNumber) return false;
      if (await this.apply(orderNumber, snapshot, { before, isFinal: read === maxReads })) return true;
    }
    return true;
  }

  /** The provider has answered. */
  noteAnswer(service: OnlinePaymentService, reference: string): Promise<void> {
    return this.open.forgetUnanswered(service, reference);
  }

  /** It has not; counted where a restart or another process does not begin anew, and given up after some turns. */
  async noteSilence(service: OnlinePaymentService, reference: string): Promise<void> {
    const turns = await this.open.countUnanswered(service, reference);
    if (turns === maxSilentTurns) await this.giveUp(service, reference);
  }

  /** The payment status says `unknown` until the provider answers. */
  private async giveUp(service: OnlinePaymentService, reference: string): Promise<void> {
    const orderNumber = await this.transactions.findOrder({ reference });
    if (!orderNumber) return;
    await this.book.changeOrder(orderNumber, (payments) => {
      const attempt = payments.byReference(reference);
      if (attempt?.service !== service) return;
      attempt.amend({ isUnanswered: true });
      payments.notices.push({ kind: 'no-answer', amount: attempt.amount, service, reference });
    });
  }

  /** Payments of which something is still expected and nothing was heard since then, oldest first. */
  async listOpen(
    since: { readonly before: Date; readonly quietBefore: Date },
    limit: number,
  ): Promise<{ service: OnlinePaymentService; reference: string }[]> {
    return this.open.listOpen(since, limit, onlinePaymentServices);
  }

  /** A payment we opened and do not know by its name: nobody was left to write it down. */
  private async orderOf({ transactionId }: ProviderPayment): Promise<string | null> {
    return transactionId ? this.transactions.findOrder({ id: transactionId }) : null;
  }

  /** @returns false when the snapshot may be older than what we know by now */
  private apply(
    orderNumber: string,
    snapshot: ProviderPayment,
    { before, isFinal }: { readonly before: OrderPayments | null; readonly isFinal: boolean },
  ): Promise<boolean> {
    return this.book.changeOrder(orderNumber, async (payments) => {
      if (before && before.fingerprint !== payments.fingerprint && !isFinal) return false;
      const attempt = attemptOf(payments, snapshot);
      if (!attempt) return true;
      applySnapshot(payments, attempt, { snapshot, now: new Date() });
      const payable = await this.transactions.findPayable(orderNumber);
      if (payable) {
        planCaptures(payments, payable);
        coverShortfall(payments, payable);
      }
      await this.saved.keepCard(payments.byReference(snapshot.reference) ?? attempt);
      return true;
    });
  }
}

const attemptOf = (payments: OrderPayments, snapshot: ProviderPayment): Transaction | undefined =>
  payments.byReference(snapshot.reference) ??
  payments.attempts.find(({ id, reference }) => id === snapshot.transactionId && reference === null);
