import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { paymentsStartPayment } from '@gantry/contracts/endpoints/payments';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import {
  ProviderAway,
  ProviderRefused,
  type NewPayment,
  type PaymentProvider,
} from '../provider/payment-provider.ts';
import { PaymentProviders } from '../provider/payment-providers.ts';
import { SyncPayment } from '../sync/sync-payment.ts';
import { auditChange } from '../transaction/audit.ts';
import { PaymentBook } from '../transaction/payment-book.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';
import { TransactionRepository } from '../transaction/transaction.repository.ts';
import { claimAttempt, isSame, liveAttempt, type Wanted } from './claim-attempt.ts';
import { isPayingStaff } from './find-payable.ts';

type Request = ValidRequestOf<typeof paymentsStartPayment>;

/** Attempts to pay: one at a time for an order, or for one of its invoices. */
@Injectable()
export class Attempts {
  constructor(
    private readonly em: EntityManager,
    private readonly providers: PaymentProviders,
    private readonly transactions: TransactionRepository,
    private readonly book: PaymentBook,
    private readonly payments: SyncPayment,
  ) {}

  /** Another way to pay that has begun is closed at its provider first, or both could be paid. */
  async leaveOther(provider: PaymentProvider, wanted: Wanted): Promise<void> {
    const payments = await this.transactions.readOrder(wanted.payable.orderNumber);
    const begun = liveAttempt(payments, wanted.invoice);
    if (!begun?.reference || isSame(payments, begun, wanted) || begun.status === 'approved-on-hold') return;
    const other = this.providers.findProvider(begun.service) ?? provider;
    try {
      await other.release(begun.reference, `${begun.id}:leave`);
      await this.payments.sync(other.service, begun.reference);
    } catch (error) {
      if (error instanceof ProviderAway) throw new DomainError('UNAVAILABLE');
      throw error;
    }
    if (other.service === 'paypal-express-checkout') await this.leaveWallet(begun);
  }

  /** A wallet has nothing to close of what it has not reserved; who approves it later reserves nothing any more. */
  private leaveWallet({ id, orderNumber }: Transaction): Promise<void> {
    return this.book.changeOrder(orderNumber, (payments) => {
      const row = payments.rows.find((one) => one.id === id);
      const isUnreserved = row !== undefined && ['initialized', 'running'].includes(row.status);
      if (isUnreserved && row.reach('terminated')) row.amend({ reasonCode: 'replaced' });
    });
  }

  async claimFor(call: Call, request: Request, wanted: Wanted): Promise<Transaction> {
    const { orderNumber } = wanted.payable;
    const scope = `start-payment:${orderNumber}:${call.caller.accountId ?? request.body.token ?? ''}`;
    const write = { scope, key: call.idempotencyKey ?? '', request };
    const claimed = await idempotent(this.em, write, () =>
      this.book.changeOrder(orderNumber, async (payments) => {
        const { id, status } = claimAttempt(payments, wanted);
        if (isPayingStaff(call.caller) || wanted.payer) {
          const field = wanted.payer ? 'payment for the company' : 'payment on behalf';
          const change = { orderNumber, field, before: null, after: status };
          await auditChange(this.em, {
            ...change,
            reason: wanted.service,
            by: call.caller,
            mark: wanted.payer ? `${id}:begun ${call.caller.accountId}` : `${id}:begun`,
          });
        }
        return { id };
      }),
    );
    const { rows } = await this.transactions.readOrder(orderNumber);
    const attempt = rows.find(({ id }) => id === claimed.id);
    if (!attempt || attempt.isEnded) throw new DomainError('WRONG_STATE', { reason: 'ended' });
    return attempt;
  }

  /**
   * Whether the card of an attempt that is open is kept, as its payer wants it now; they have not to type it again. One
   * that was paid with meanwhile stays as it was.
   * @throws DomainError UNAVAILABLE while the provider does not answer
   */
  async changeCardSaving(
    provider: PaymentProvider,
    { reference = null, saved, status, idempotencyKey: key }: Transaction,
    { email, save }: Pick<NewPayment, 'email' | 'save'>,
  ): Promise<void> {
    if (reference === null || saved || status !== 'initialized') return;
    try {
      await provider.keepCard(reference, save ? { ...save, email, key } : null);
    } catch (error) {
      if (error instanceof ProviderAway) throw new DomainError('UNAVAILABLE');
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }

  /** A saved card is charged without its payer, unless its bank asks for them. @throws DomainError WRONG_STATE when refused */
  async isSettled(provider: PaymentProvider, orderNumber: string, reference: string): Promise<boolean> {
    await this.payments.sync(provider.service, reference).catch((error: unknown) => {
      // the page asks again by itself
      if (!(error instanceof ProviderAway)) throw error;
    });
    const attempt = (await this.transactions.readOrder(orderNumber)).byReference(reference);
    if (attempt?.status === 'not-authorized')
      throw new DomainError('WRONG_STATE', { failure: attempt.reasonCode ?? 'declined' });
    return attempt !== undefined && !['initialized', 'running'].includes(attempt.status);
  }
}
