import { stripeId } from '../store/ids.ts';
import { nowSeconds, type Charge, type Intent, type PaymentMethod } from './objects.ts';
import { cardOf } from './payment-methods.ts';
import type { StripeWorld } from './stripe-world.ts';
import { behaviorOf, type CardBehavior } from './test-cards.ts';

/** Seconds a reservation lasts. */
const reservedSeconds = 7 * 86_400;

/** Why a card was not charged. */
export interface Refused {
  readonly code: string;
  readonly decline: string;
  readonly message: string;
}

/** The attempt to charge a card, whether it succeeded or not. */
export function saveCharge(
  world: StripeWorld,
  intent: Intent,
  method: PaymentMethod,
  refused: Refused | null,
): Charge {
  const risk = behaviorOf(cardOf(world, method).number)?.risk;
  return world.charges.saveRow({
    id: stripeId('ch'),
    object: 'charge',
    created: nowSeconds(),
    amount: intent.amount,
    currency: intent.currency,
    payment_intent: intent.id,
    payment_method: method.id,
    customer: intent.customer,
    payment_method_details: { type: 'card', card: cardDetails(intent, method, refused !== null) },
    outcome: outcomeOf(risk, refused),
    status: refused ? 'failed' : 'succeeded',
    paid: !refused,
    failure_code: refused?.code ?? null,
    failure_message: refused?.message ?? null,
    amount_captured: 0,
    amount_refunded: 0,
    captured: false,
    disputed: false,
    refunded: false,
    balance_transaction: null,
    review: null,
  });
}

const neverFilled = {
  extended_authorization: { status: 'disabled' },
  incremental_authorization: { status: 'unavailable' },
  installments: null,
  mandate: null,
  network_token: { used: false },
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
};

/** What a charge says of its card. */
export function cardDetails(
  intent: Intent,
  method: PaymentMethod,
  isRefused: boolean,
  created = nowSeconds(),
): Record<string, unknown> {
  const { brand, last4, exp_month, exp_year, country, funding, checks, fingerprint } = method.card;
  const isReserved = intent.capture_method === 'manual' && !isRefused;
  const options = intent.payment_method_options.card as Record<string, string> | undefined;
  // some schemes allow it; of the others a card is captured once
  const goesOn = isReserved && options?.request_multicapture === 'if_available' && brand !== 'amex';
  return {
    amount_authorized: isRefused ? null : intent.amount,
    authorization_code: isRefused ? null : '123456',
    brand,
    ...(isReserved ? { capture_before: created + reservedSeconds } : {}),
    checks,
    country,
    exp_month,
    exp_year,
    fingerprint,
    funding,
    last4,
    multicapture: { status: goesOn ? 'available' : 'unavailable' },
    network: brand,
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    ...neverFilled,
  };
}

/** How a charge went. */
export function outcomeOf(risk: CardBehavior['risk'], refused: Refused | null): Record<string, unknown> {
  const common = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    risk_level: risk ?? 'normal',
    seller_message: refused?.message ?? 'Payment complete.',
  };
  if (risk === 'highest')
    return {
      ...common,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      type: 'blocked',
    };
  if (refused)
    return {
      ...common,
      network_status: 'declined_by_network',
      reason: refused.decline,
      type: 'issuer_declined',
    };
  const isHeld = risk === 'elevated';
  return {
    ...common,
    network_status: 'approved_by_network',
    reason: isHeld ? 'elevated_risk_level' : null,
    type: isHeld ? 'manual_review' : 'authorized',
  };
}
