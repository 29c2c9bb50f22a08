import Stripe from 'stripe';
import type { CardOwner, CardVault, ProviderCard } from '../payment-provider.ts';
import { askStripe, failureOf, findAtStripe } from './stripe-failures.ts';
import { cardFactsOf, idOf } from './stripe-payment.ts';

/** Cards that customers keep at the provider: saved with a payment, or by a setup intent without one. */
export class StripeVault implements CardVault {
  constructor(private readonly stripe: Stripe) {}

  async openCard(owner: CardOwner): Promise<{ reference: string; clientSecret: string }> {
    const customer = await this.customerOf(owner);
    const params: Stripe.SetupIntentCreateParams = {
      customer,
      allowed_payment_method_types: ['card'],
      // it is charged while its owner is here, and the rest of an order when they are not
      usage: 'off_session',
      metadata: { account: owner.accountId },
    };
    const { id, client_secret: clientSecret } = await askStripe(() =>
      this.stripe.setupIntents.create(params, { idempotencyKey: owner.key }),
    );
    return { reference: id, clientSecret: clientSecret ?? '' };
  }

  async findCard(reference: string): Promise<ProviderCard | null> {
    if (!reference.startsWith('seti_')) return null;
    const expand = ['payment_method'];
    const setup = await findAtStripe(() => this.stripe.setupIntents.retrieve(reference, { expand }));
    return setup && cardOf(setup);
  }

  async forgetCard(method: string): Promise<void> {
    const known = await findAtStripe(() => this.stripe.paymentMethods.retrieve(method));
    // one that belongs to nobody is never charged again
    if (known?.customer) await askStripe(() => this.stripe.paymentMethods.detach(method));
  }

  /** Whose card is kept: the customer known at the provider, or a new one. */
  async customerOf({ customer, accountId, email, key }: CardOwner): Promise<string> {
    if (customer) return customer;
    const params = { email, metadata: { account: accountId } };
    const { id } = await askStripe(() =>
      this.stripe.customers.create(params, { idempotencyKey: `${key}:customer` }),
    );
    return id;
  }
}

function cardOf(setup: Stripe.SetupIntent): ProviderCard {
  const { id: reference, payment_method: method, last_setup_error: failure } = setup;
  const customer = idOf(setup.customer);
  const card = method && typeof method !== 'string' ? (method.card ?? null) : null;
  const state = stateOf(setup);
  return {
    reference,
    accountId: setup.metadata?.account ?? null,
    state,
    saved: state === 'saved' && customer && method ? { customer, method: idOf(method) ?? '' } : null,
    method: card && cardFactsOf(card),
    failure: state === 'refused' && failure ? failureOf(failure) : null,
  };
}

function stateOf({ status, last_setup_error: failure }: Stripe.SetupIntent): ProviderCard['state'] {
  if (status === 'succeeded') return 'saved';
  if (status === 'canceled') return 'canceled';
  return status === 'requires_payment_method' && failure ? 'refused' : 'open';
}
