import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Dispute, MoneyMoved, ProviderPayment } from '../payment-provider.ts';
import { failureOf } from './stripe-failures.ts';

/** All the provider says of one payment. */
export interface StripeFacts {
  readonly intent: Stripe.PaymentIntent;
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
  /** of the charge: one for each capture */
  readonly balance: readonly Stripe.BalanceTransaction[];
}

const capturePrefix = 'capture_';
/** Under which a capture is kept with its intent: the provider has no object of its own for one of several captures. */
export const captureEntry = (amount: number, key: string): Record<string, string> => ({
  [`${capturePrefix}${createHash('sha256').update(key).digest('hex').slice(0, 20)}`]: `${amount} ${key}`,
});

export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** The charge of an intent that was read with it; null before an attempt. */
export const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  charge && typeof charge !== 'string' ? charge : null;

export function paymentOf(facts: StripeFacts): ProviderPayment {
  const { intent } = facts;
  const charge = chargeOf(intent);
  const card = charge?.payment_method_details?.card ?? null;
  const until = intent.amount_capturable > 0 ? card?.capture_before : undefined;
  return {
    reference: intent.id,
    transactionId: intent.metadata.transaction ?? null,
    requestHash: intent.metadata.request_hash ?? null,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    state: stateOf(intent),
    capturable: intent.amount_capturable,
    authorizedUntil: until ? dateOf(until) : null,
    captures: capturesOf(facts, charge),
    refunds: facts.refunds.map(refundOf),
    disputes: facts.disputes.filter(({ status }) => status !== 'prevented').map(disputeOf),
    method: card && cardFactsOf(card),
    saved: savedOf(intent),
    failure: failureOfIntent(intent),
    isHeld: isHeld(intent),
  };
}

type CardFacts = Pick<Stripe.Charge.PaymentMethodDetails.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
/** A card as its owner knows it: brand, last digits, and month of its end. */
export const cardFactsOf = ({ brand, last4, exp_month: month, exp_year: year }: CardFacts) => ({
  brand: brand ?? 'card',
  last4,
  expires: `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`,
});

const states: Readonly<Record<string, ProviderPayment['state']>> = {
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'running',
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'canceled',
};

function stateOf({ status, last_payment_error: failure }: Stripe.PaymentIntent): ProviderPayment['state'] {
  if (status === 'requires_payment_method') return failure ? 'refused' : 'open';
  return states[status] ?? 'running';
}

function failureOfIntent({
  status,
  last_payment_error: failure,
}: Stripe.PaymentIntent): ProviderPayment['failure'] {
  return failure && status === 'requires_payment_method' ? failureOf(failure) : null;
}

/** A card the payer let us keep, and that has been charged once: only then it may be charged again. */
function savedOf(intent: Stripe.PaymentIntent): ProviderPayment['saved'] {
  const mayKeep =
    intent.setup_future_usage !== null && ['requires_capture', 'succeeded'].includes(intent.status);
  const customer = idOf(intent.customer);
  const method = idOf(intent.payment_method);
  return mayKeep && customer && method ? { customer, method } : null;
}

const isHeld = ({ review }: Stripe.PaymentIntent): boolean =>
  review !== null && typeof review === 'object' && review.open;

/** Captures as they were asked for, the rest of what was taken as one more. */
function capturesOf({ intent, balance }: StripeFacts, charge: Stripe.Charge | null): MoneyMoved[] {
  if (!charge || intent.amount_received === 0) return [];
  const entries = Object.entries(intent.metadata).filter(([name]) => name.startsWith(capturePrefix));
  const asked = entries.map(([name, value]) => {
    const cut = value.indexOf(' ');
    return {
      reference: `${charge.id}.${name.slice(capturePrefix.length)}`,
      amount: Number(value.slice(0, cut)),
      key: value.slice(cut + 1),
    };
  });
  const rest = intent.amount_received - asked.reduce((sum, { amount }) => sum + amount, 0);
  const all = rest > 0 ? [...asked, { reference: charge.id, amount: rest, key: null }] : asked;
  const entered = balance.filter(({ type }) => type === 'charge' || type === 'payment');
  return all.map((capture) => {
    const found = entered.findIndex(({ amount }) => amount === capture.amount);
    const [row] = found < 0 ? [] : entered.splice(found, 1);
    return {
      ...capture,
      fee: row?.fee ?? null,
      state: 'done' as const,
      at: dateOf(row?.created ?? charge.created),
    };
  });
}

const refundStates: Readonly<Record<string, MoneyMoved['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

function refundOf(refund: Stripe.Refund): MoneyMoved {
  return {
    reference: refund.id,
    amount: refund.amount,
    fee: null,
    state: refundStates[refund.status ?? ''] ?? 'waiting',
    key: refund.metadata?.key ?? null,
    at: dateOf(refund.created),
  };
}

function disputeOf({ id, amount, status, created }: Stripe.Dispute): Dispute {
  const isWon = status === 'won' || status === 'warning_closed';
  return {
    reference: id,
    amount,
    state: isWon ? 'won' : status === 'lost' ? 'lost' : 'open',
    at: dateOf(created),
  };
}
