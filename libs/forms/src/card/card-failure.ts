import { paymentFailures, type PaymentFailure } from '@gantry/contracts/schemas/payment';

/** An error as the card provider's script gives it. */
export interface CardError {
  readonly type?: string;
  readonly code?: string;
  readonly decline_code?: string;
}
/** Why a card was not taken: a failure with words of its own, or fields that are not filled in yet. */
export type CardFailure = PaymentFailure | 'incomplete';

const codes: Readonly<Record<string, CardFailure>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  invalid_expiry_month: 'expired-card',
  invalid_expiry_year: 'expired-card',
  incorrect_cvc: 'incorrect-cvc',
  invalid_cvc: 'incorrect-cvc',
  payment_intent_authentication_failure: 'authentication-failed',
  setup_intent_authentication_failure: 'authentication-failed',
  fraudulent: 'fraud',
  processing_error: 'processing-error',
};

/** The failure behind an error; what has no words of its own was declined, or the provider was not reached. */
export function cardFailure({ type, code = '', decline_code = '' }: CardError): CardFailure {
  if (type === 'validation_error') return 'incomplete';
  const known = codes[decline_code] ?? codes[code];
  if (known) return known;
  return type === 'api_connection_error' || type === 'api_error' ? 'provider-away' : 'declined';
}

/** A failure as it stands in an address; undefined for what is none. */
export const failureNamed = (text: string | null): PaymentFailure | undefined =>
  paymentFailures.find((one) => one === text);
