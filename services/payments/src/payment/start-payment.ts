import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { paymentsStartPayment } from '@gantry/contracts/endpoints/payments';
import type { StartedPayment } from '@gantry/contracts/schemas/payment';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { ProviderAway, type OpenedPayment, type PaymentProvider } from '../provider/payment-provider.ts';
import { PaymentProviders } from '../provider/payment-providers.ts';
import { SavedMethods } from '../sync/saved-methods.ts';
import { SyncPayment } from '../sync/sync-payment.ts';
import { auditChange } from '../transaction/audit.ts';
import { PaymentBook } from '../transaction/payment-book.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';
import { TransactionRepository } from '../transaction/transaction.repository.ts';
import { claimAttempt, isSame, liveAttempt, type Wanted } from './claim-attempt.ts';
import { FindPayable, isPayingStaff, type Payable } from './find-payable.ts';
import { OpenAttempt } from './open-attempt.ts';

type Request = ValidRequestOf<typeof paymentsStartPayment>;

/** Begins a payment by card or wallet; the amount is what sales says is due, whoever asks. */
@Injectable()
export class StartPayment {
  constructor(
    private readonly em: EntityManager,
    private readonly providers: PaymentProviders,
    private readonly payables: FindPayable,
    private readonly transactions: TransactionRepository,
    private readonly book: PaymentBook,
    private readonly opener: OpenAttempt,
    private readonly saved: SavedMethods,
    private readonly payments: SyncPayment,
  ) {}

  /**
   * @throws DomainError NOT_FOUND, WRONG_STATE with the `reason` (`service-off`, `nothing-due`, `in-progress`) or the
   * `failure`, UNAVAILABLE while the provider does not answer
   */
  async start(call: Call, { params, body }: Request): Promise<StartedPayment> {
    const provider = this.providers.findProvider(body.service);
    if (!provider) throw new DomainError('WRONG_STATE', { reason: 'service-off' });
    const { token, invoice } = body;
    const { caller } = call;
    const payable = await this.payables.find({ orderNumber: params.number, invoice, token, caller });
    const wanted = await this.wantedOf(call, body, payable);
    await this.leaveOther(provider, wanted);
    const attempt = await this.claim(call, { params, body }, wanted);
    const opened = await this.opener.open(provider, attempt, {
      email: payable.email,
      locale: call.locale,
      token,
      ...(await this.saveFor(body, payable)),
    });
    return this.answer(provider, attempt, opened);
  }

  private async wantedOf(call: Call, body: Request['body'], payable: Payable): Promise<Wanted> {
    if (payable.amount <= 0) throw new DomainError('WRONG_STATE', { reason: 'nothing-due' });
    if (payable.isLapsed) await this.payables.revive(payable.orderNumber);
    const owner = isPayingStaff(call.caller) ? payable.accountId : call.caller.accountId;
    const { savedMethodId, service, invoice } = body;
    const card = savedMethodId ? await this.saved.find(owner ?? '', savedMethodId) : null;
    if (card && card.service !== service) throw new DomainError('NOT_FOUND');
    const saved = card ? { customer: card.customer, method: card.method } : null;
    return { payable, service, invoice, saved, accountId: body.saveMethod || card ? owner : null };
  }

  private async saveFor({ saveMethod, service }: Request['body'], { accountId }: Payable) {
    if (!saveMethod || !accountId) return {};
    return { save: { accountId, customer: await this.saved.customerOf(accountId, service) } };
  }

  /** Another way to pay that has begun is closed at its provider first, or both could be paid. */
  private async leaveOther(provider: PaymentProvider, wanted: Wanted): Promise<void> {
    const payments = await this.transactions.read(wanted.payable.orderNumber);
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
  }

  private async claim(call: Call, request: Request, wanted: Wanted): Promise<Transaction> {
    const { orderNumber } = wanted.payable;
    const scope = `start-payment:${orderNumber}:${call.caller.accountId ?? request.body.token ?? ''}`;
    const write = { scope, key: call.idempotencyKey ?? '', request };
    const claimed = await idempotent(this.em, write, () =>
      this.book.change(orderNumber, async (payments) => {
        const { id, status } = claimAttempt(payments, wanted);
        if (isPayingStaff(call.caller)) {
          const change = { orderNumber, field: 'payment on behalf', before: null, after: status };
          await auditChange(this.em, {
            ...change,
            reason: wanted.service,
            by: call.caller,
            mark: `${id}:begun`,
          });
        }
        return { id };
      }),
    );
    const { rows } = await this.transactions.read(orderNumber);
    const attempt = rows.find(({ id }) => id === claimed.id);
    if (!attempt || attempt.isEnded) throw new DomainError('WRONG_STATE', { reason: 'ended' });
    return attempt;
  }

  private async answer(
    provider: PaymentProvider,
    attempt: Transaction,
    { reference, clientSecret, approveUrl }: OpenedPayment,
  ): Promise<StartedPayment> {
    const { id: transactionId, amount, saved } = attempt;
    const facts = { transactionId, amount, currency: 'USD' as const, isTest: provider.isTest };
    if (provider.service === 'paypal-express-checkout')
      return { ...facts, service: provider.service, approveUrl: approveUrl ?? '' };
    const isSettled = saved ? await this.isSettled(provider, attempt.orderNumber, reference) : false;
    const { publishableKey = '', scriptUrl = '' } = provider.element ?? {};
    const card = { clientSecret: clientSecret ?? '', publishableKey, scriptUrl, isSettled };
    return { ...facts, service: provider.service, ...card };
  }

  /** A saved card is charged without its payer, unless its bank asks for them. @throws DomainError WRONG_STATE when refused */
  private async isSettled(
    provider: PaymentProvider,
    orderNumber: string,
    reference: string,
  ): Promise<boolean> {
    await this.payments.sync(provider.service, reference).catch((error: unknown) => {
      // the page asks again by itself
      if (!(error instanceof ProviderAway)) throw error;
    });
    const attempt = (await this.transactions.read(orderNumber)).byReference(reference);
    if (attempt?.status === 'not-authorized')
      throw new DomainError('WRONG_STATE', { failure: attempt.reasonCode ?? 'declined' });
    return attempt !== undefined && !['initialized', 'running'].includes(attempt.status);
  }
}
