import { Injectable } from '@nestjs/common';
import type { FinishedCard, OnlinePaymentService, StartedCard } from '@gantry/contracts/schemas/payment';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { ProviderAway, type PaymentProvider, type ProviderCard } from '../provider/payment-provider.ts';
import { PaymentProviders } from '../provider/payment-providers.ts';
import { SavedMethods } from '../sync/saved-methods.ts';

const service = 'stripe-payment-intent';

/**
 * Saves a card of an account without a payment. Nothing of it is written down here until the provider says that it is
 * saved: its owner, or a webhook if they never come back, only names it, and it is read anew.
 */
@Injectable()
export class SaveCard {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly saved: SavedMethods,
  ) {}

  /** @throws DomainError WRONG_STATE with the reason `service-off`, UNAVAILABLE while the provider does not answer */
  async start({ caller, idempotencyKey }: Call): Promise<StartedCard> {
    const provider = this.providers.findProvider(service);
    if (!provider?.vault || !provider.element)
      throw new DomainError('WRONG_STATE', { reason: 'service-off' });
    const { accountId, email } = caller;
    if (!accountId || !email) throw new DomainError('NOT_FOUND');
    const customer = await this.saved.customerOf(accountId, service);
    const key = `card:${accountId}:${idempotencyKey}`;
    try {
      const { clientSecret } = await provider.vault.openCard({ accountId, email, customer, key });
      return { clientSecret, ...provider.element, isTest: provider.isTest };
    } catch (error) {
      if (error instanceof ProviderAway) throw new DomainError('UNAVAILABLE');
      throw error;
    }
  }

  /** @throws DomainError NOT_FOUND also for a card of another account */
  async finish({ caller }: Call, reference: string): Promise<FinishedCard> {
    const provider = this.providers.findProvider(service);
    try {
      const card = await provider?.vault?.findCard(reference);
      if (!provider || !card || !caller.accountId || card.accountId !== caller.accountId)
        throw new DomainError('NOT_FOUND');
      await this.addCard(provider, card);
      return finishedOf(card);
    } catch (error) {
      if (error instanceof ProviderAway) return { outcome: 'waiting' };
      throw error;
    }
  }

  /**
   * A webhook tells of a card whose owner may never come back.
   * @returns false where it is none of a card
   * @throws ProviderAway when the provider gave no answer: ask again later
   */
  async finishReported(name: OnlinePaymentService, reference: string): Promise<boolean> {
    const provider = this.providers.findProvider(name);
    const card = await provider?.vault?.findCard(reference);
    if (!provider || !card) return false;
    await this.addCard(provider, card);
    return true;
  }

  private async addCard(
    provider: PaymentProvider,
    { accountId, saved, method }: ProviderCard,
  ): Promise<void> {
    if (accountId && saved && method)
      await this.saved.addMethod({ accountId, service: provider.service, saved, method });
  }
}

function finishedOf({ state, failure }: ProviderCard): FinishedCard {
  if (state === 'saved') return { outcome: 'saved' };
  if (state === 'open') return { outcome: 'waiting' };
  return { outcome: 'refused', failure: failure?.code ?? 'abandoned' };
}
