import Stripe from 'stripe';
import type { PaymentFailure } from '@gantry/contracts/schemas/payment';
import { ProviderAway, ProviderRefused } from '../payment-provider.ts';

/** What the provider tells of a failed attempt to pay. */
export interface StripeFailure {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
  readonly type?: string | undefined;
}

/** The provider's codes for declines and errors → ours; every other decline is `declined`. */
const failures: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient-funds',
  withdrawal_count_limit_exceeded: 'insufficient-funds',
  card_velocity_exceeded: 'insufficient-funds',
  expired_card: 'expired-card',
  invalid_expiry_month: 'expired-card',
  invalid_expiry_year: 'expired-card',
  incorrect_cvc: 'incorrect-cvc',
  invalid_cvc: 'incorrect-cvc',
  authentication_required: 'authentication-failed',
  payment_intent_authentication_failure: 'authentication-failed',
  setup_intent_authentication_failure: 'authentication-failed',
  // what a thief would learn from is told as little as it can be: as fraud to staff, as a refusal to the payer
  lost_card: 'fraud',
  stolen_card: 'fraud',
  pickup_card: 'fraud',
  fraudulent: 'fraud',
  highest_risk_level: 'fraud',
  merchant_blacklist: 'fraud',
  processing_error: 'processing-error',
  issuer_not_available: 'processing-error',
  reenter_transaction: 'processing-error',
  try_again_later: 'processing-error',
};

export function failureOf({ code, decline_code: decline, type }: StripeFailure) {
  const detail = decline ?? code ?? type ?? 'unknown';
  const known = failures[decline ?? ''] ?? failures[code ?? ''];
  return { code: known ?? ('declined' as const), detail };
}

const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeError } = Stripe.errors;

/** Whether another try may find an answer: nobody answered, or not now, or the same key is at work just now. */
const isAway = (error: unknown): boolean =>
  error instanceof StripeConnectionError ||
  error instanceof StripeAPIError ||
  error instanceof StripeRateLimitError ||
  (error instanceof StripeError && (error.statusCode === 409 || (error.statusCode ?? 0) >= 500));

/** Asks the provider. @throws ProviderAway without an answer, ProviderRefused when it says no */
export async function askStripe<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (isAway(error)) throw new ProviderAway((error as Error).message, { cause: error });
    if (!(error instanceof StripeError)) throw error;
    const { code, detail } = failureOf({
      code: error.code,
      decline_code: error.decline_code,
      type: error.rawType,
    });
    throw new ProviderRefused(code, detail, { cause: error });
  }
}

/** The same, where what is missing is an answer too. */
export async function findAtStripe<T>(question: () => Promise<T>): Promise<T | null> {
  try {
    return await askStripe(question);
  } catch (error) {
    if (error instanceof ProviderRefused && error.detail === 'resource_missing') return null;
    throw error;
  }
}
