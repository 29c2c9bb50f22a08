import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { paymentsStartPayment } from '@gantry/contracts/endpoints/payments';
import type { StartedPayment } from '@gantry/contracts/schemas/payment';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { OpenedPayment, PaymentProvider } from '../provider/payment-provider.ts';
import { PaymentProviders } from '../provider/payment-providers.ts';
import { SavedMethods } from '../sync/saved-methods.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';
import { Attempts } from './attempts.ts';
import type { Wanted } from './claim-attempt.ts';
import { FindPayable, isPayingStaff, type Payable } from './find-payable.ts';
import { OpenAttempt } from './open-attempt.ts';

type Request = ValidRequestOf<typeof paymentsStartPayment>;

/** Begins a payment by card or wallet; the amount is what sales says is due, whoever asks. */
@Injectable()
export class StartPayment {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payables: FindPayable,
    private readonly attempts: Attempts,
    private readonly opener: OpenAttempt,
    private readonly saved: SavedMethods,
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
    const payable = await this.payables.findPayable({ orderNumber: params.number, invoice, token, caller });
    const wanted = await this.wantedOf(call, body, payable);
    await this.attempts.leaveOther(provider, wanted);
    const attempt = await this.attempts.claimFor(call, { params, body }, wanted);
    const { accountId, email } = payerOf(call, payable);
    const save = await this.saveFor(body, accountId);
    if (attempt.opened) await this.attempts.changeCardSaving(provider, attempt, { email, ...save });
    const opened = await this.opener.open(provider, attempt, { email, locale: call.locale, token, ...save });
    return this.startedOf(provider, attempt, opened);
  }

  private async wantedOf(call: Call, body: Request['body'], payable: Payable): Promise<Wanted> {
    if (payable.amount <= 0) throw new DomainError('WRONG_STATE', { reason: 'nothing-due' });
    if (payable.isLapsed) await this.payables.revive(payable.orderNumber);
    const { accountId: owner } = payerOf(call, payable);
    const { savedMethodId, service, invoice } = body;
    const card = savedMethodId ? await this.saved.findMethod(owner ?? '', savedMethodId) : null;
    if (card && card.service !== service) throw new DomainError('NOT_FOUND');
    const saved = card ? { customer: card.customer, method: card.method } : null;
    const part = isPayingStaff(call.caller) ? body.part : null;
    const accountId = body.saveMethod || card ? owner : null;
    return { payable, service, invoice, saved, part, accountId, payer: colleagueOf(call, payable) };
  }

  private async saveFor({ saveMethod, service }: Request['body'], accountId: string | null) {
    if (!saveMethod || !accountId) return {};
    return { save: { accountId, customer: await this.saved.customerOf(accountId, service) } };
  }

  private async startedOf(
    provider: PaymentProvider,
    attempt: Transaction,
    { reference, clientSecret, approveUrl }: OpenedPayment,
  ): Promise<StartedPayment> {
    const { id: transactionId, amount, saved } = attempt;
    const facts = { transactionId, amount, currency: 'USD' as const, isTest: provider.isTest };
    if (provider.service === 'paypal-express-checkout')
      return { ...facts, service: provider.service, approveUrl: approveUrl ?? '' };
    const isSettled = saved ? await this.attempts.isSettled(provider, attempt.orderNumber, reference) : false;
    const { publishableKey = '', scriptUrl = '' } = provider.element ?? {};
    const card = { clientSecret: clientSecret ?? '', publishableKey, scriptUrl, isSettled };
    return { ...facts, service: provider.service, ...card };
  }
}

/** Whose cards are used and kept, and whom the provider writes to: whoever pays; of what staff take, the customer. */
function payerOf({ caller }: Call, { accountId, email }: Payable) {
  if (isPayingStaff(caller) || !caller.accountId || caller.accountId === accountId)
    return { accountId: isPayingStaff(caller) ? accountId : caller.accountId, email };
  return { accountId: caller.accountId, email: caller.email ?? email };
}

/** Who pays for their company what a colleague has ordered; null for everybody else. */
function colleagueOf({ caller, locale }: Call, { isForCompany }: Payable): Wanted['payer'] {
  const { email, name } = caller;
  return isForCompany && email ? { email, name: name ?? email, locale } : null;
}
