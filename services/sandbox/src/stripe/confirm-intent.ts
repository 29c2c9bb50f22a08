import { stripeId } from '../store/ids.ts';
import { withDefaults } from './defaults.ts';
import { takeMoney } from './money.ts';
import { nowSeconds, type Charge, type Intent, type PaymentMethod } from './objects.ts';
import { cardOf } from './payment-methods.ts';
import { saveCharge } from './save-charge.ts';
import { StripeRefusal } from './stripe-error.ts';
import type { StripeWorld } from './stripe-world.ts';
import { behaviorOf, type CardBehavior } from './test-cards.ts';

export const refusalMessages: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
  payment_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};
/** Declines that have an error code of their own; the others are `card_declined` with a decline code. */
export const ownCodes = new Set(['expired_card', 'incorrect_cvc', 'processing_error']);

export interface Confirmation {
  readonly method: PaymentMethod;
  /** the bank's question has been answered */
  readonly isAuthenticated: boolean;
  /** where the payer comes back to from a question that fills the window; null: the caller shows it */
  readonly returnUrl: string | null;
  readonly isOffSession: boolean;
  /** of the sandbox itself, as the browser reaches it */
  readonly origin: string;
}

/**
 * Tries to pay an intent: asks the bank's question first where the card has one.
 * @throws StripeRefusal (402) when the card is refused, with the intent as it stands
 */
export function payIntent(world: StripeWorld, intent: Intent, confirmation: Confirmation): Intent {
  const { method, isAuthenticated } = confirmation;
  const behavior = behaviorOf(cardOf(world, method).number);
  if (!behavior) throw new StripeRefusal(402, 'card_error', { message: 'Your card was declined.' });
  intent.payment_method = method.id;
  intent.next_action = null;
  if (!isAuthenticated && asksPayer(world, behavior, method)) {
    if (confirmation.isOffSession) return refuseIntent(world, intent, method, 'authentication_required');
    intent.status = 'requires_action';
    intent.next_action = questionOf(intent, confirmation);
    world.intents.saveRow(intent);
    world.publishEvent('payment_intent.requires_action', intent);
    return intent;
  }
  const decline = world.settings.switches.useSwitch('refusals') ? 'generic_decline' : behavior.decline;
  if (decline) return refuseIntent(world, intent, method, decline);
  return reserveMoney(world, intent, method);
}

export function asksPayer(world: StripeWorld, { challenge }: CardBehavior, method: PaymentMethod): boolean {
  if (challenge === 'until-set-up') return !cardOf(world, method).isSetUp;
  return challenge === 'always';
}

export function questionOf(
  intent: Pick<Intent, 'id' | 'client_secret'>,
  { returnUrl, origin }: Pick<Confirmation, 'returnUrl' | 'origin'>,
): Record<string, unknown> {
  const url = `${origin}/3ds/${intent.id}?secret=${intent.client_secret}`;
  if (returnUrl === null)
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
  return {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${url}&return_url=${encodeURIComponent(returnUrl)}`, return_url: returnUrl },
  };
}

/** The attempt has failed; another one may be made. */
export function refuseIntent(
  world: StripeWorld,
  intent: Intent,
  method: PaymentMethod,
  decline: string,
): never {
  const isQuestion = decline.startsWith('authentication') || decline.includes('_authentication_');
  const code = isQuestion ? decline : ownCodes.has(decline) ? decline : 'card_declined';
  const message = refusalMessages[decline] ?? 'Your card was declined.';
  const charge = isQuestion ? null : saveCharge(world, intent, method, { code, decline, message });
  const error = {
    code,
    ...(code === 'card_declined' || decline === 'authentication_required' ? { decline_code: decline } : {}),
    ...(charge ? { charge: charge.id } : {}),
    doc_url: `https://stripe.com/docs/error-codes/${code}`,
    message,
    payment_method: withDefaults(method),
  };
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.latest_charge = charge?.id ?? intent.latest_charge;
  intent.last_payment_error = { type: 'card_error', ...error };
  world.intents.saveRow(intent);
  world.publishEvent('payment_intent.payment_failed', intent);
  throw new StripeRefusal(402, 'card_error', { ...error, payment_intent: withDefaults(intent) });
}

function reserveMoney(world: StripeWorld, intent: Intent, method: PaymentMethod): Intent {
  const card = cardOf(world, method);
  const behavior = behaviorOf(card.number);
  const charge = saveCharge(world, intent, method, null);
  intent.last_payment_error = null;
  intent.latest_charge = charge.id;
  intent.status = 'requires_capture';
  intent.amount_capturable = intent.amount;
  if (intent.setup_future_usage) {
    card.isSetUp = true;
    world.cards.saveRow(card);
    method.customer = intent.customer;
    world.methods.saveRow(method);
  }
  if (behavior?.risk === 'elevated') holdForReview(world, intent, charge);
  world.intents.saveRow(intent);
  const reserved = { provider: 'stripe', kind: 'authorization', reference: charge.id, fee: 0 } as const;
  const order = intent.metadata.order ?? null;
  world.settings.ledger.addEntry({ ...reserved, payment: intent.id, order, amount: intent.amount });
  world.publishEvent('charge.succeeded', charge);
  if (intent.capture_method === 'automatic') {
    takeMoney(world, intent, { amount: intent.amount, isFinal: true });
  } else {
    world.publishEvent('payment_intent.amount_capturable_updated', intent);
  }
  return intent;
}

function holdForReview(world: StripeWorld, intent: Intent, charge: Charge): void {
  const review = world.reviews.saveRow({
    id: stripeId('prv'),
    object: 'review',
    created: nowSeconds(),
    charge: charge.id,
    payment_intent: intent.id,
    open: true,
    reason: 'rule',
  });
  intent.review = review.id;
  charge.review = review.id;
  world.charges.saveRow(charge);
  world.publishEvent('review.opened', review);
}
