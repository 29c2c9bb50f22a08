import { enterPast, type PastPayment } from '../store/past-payment.ts';
import { disputeFee } from './disputes.ts';
import type { Charge, Dispute, Intent } from './objects.ts';
import { saveMethod } from './payment-methods.ts';
import { cardDetails, outcomeOf } from './save-charge.ts';
import type { StripeWorld } from './stripe-world.ts';

const secondsOf = (at: number): number => Math.floor(at / 1000);
const takenOf = ({ captures }: PastPayment): number => captures.reduce((sum, { amount }) => sum + amount, 0);

/** Takes in a payment by card that was made before this sandbox began, with its captures, its refund, and its dispute. */
export function takeInCardPayment(world: StripeWorld, payment: PastPayment): void {
  const { reservation: id, card, captures, refund, dispute } = payment;
  if (!card) return;
  const intent = intentOf(payment, card.method);
  const past = { id: card.method, created: intent.created };
  const method = saveMethod(world, { ...card, billing: {}, past });
  const entered = captures.map((capture) => enterMoney(world, { ...capture, of: id, type: 'charge' }));
  const charge: Charge = {
    ...chargedOf(payment, intent),
    payment_method_details: { type: 'card', card: cardDetails(intent, method, false, intent.created) },
    balance_transaction: entered[0] ?? null,
  };
  if (refund) saveRefund(world, payment, refund);
  if (dispute) world.disputes.saveRow(disputeOf(world, payment, dispute));
  enterPast(world.settings.ledger, payment, () => id, disputeFee);
  world.charges.saveRow(charge);
  world.intents.saveRow(intent);
}

interface EnteredMoney {
  /** of what it is */
  readonly of: string;
  readonly at: number;
  readonly amount: number;
  readonly fee?: number;
  readonly name: string;
  readonly type: 'charge' | 'refund' | 'adjustment';
  readonly category?: string;
}

function enterMoney(
  world: StripeWorld,
  { of: source, at, amount, fee = 0, name, type, category = type }: EnteredMoney,
): string {
  const past = { id: name, created: secondsOf(at) };
  return world.enterBalance({ type, category, amount, fee, source, past });
}

function saveRefund(
  world: StripeWorld,
  { id: payment_intent, reservation: charge }: PastPayment,
  refund: NonNullable<PastPayment['refund']>,
): void {
  const { id, at, amount, key } = refund;
  world.refunds.saveRow({
    id,
    object: 'refund',
    created: secondsOf(at),
    amount,
    currency: 'usd',
    charge,
    payment_intent,
    metadata: { key },
    reason: null,
    balance_transaction: enterMoney(world, { ...refund, of: id, amount: -amount, type: 'refund' }),
    status: 'succeeded',
  });
}

function disputeOf(
  world: StripeWorld,
  payment: PastPayment,
  { id, at, amount, name, end }: NonNullable<PastPayment['dispute']>,
): Dispute {
  const adjusted = { of: id, type: 'adjustment' } as const;
  const taken = { ...adjusted, at, amount: -amount, fee: disputeFee, name, category: 'dispute' };
  const balance = [enterMoney(world, taken)];
  if (end?.isWon)
    balance.push(enterMoney(world, { ...adjusted, ...end, amount, category: 'dispute_reversal' }));
  return {
    id,
    object: 'dispute',
    created: secondsOf(at),
    amount,
    currency: 'usd',
    charge: payment.reservation,
    payment_intent: payment.id,
    reason: 'product_not_received',
    status: end ? (end.isWon ? 'won' : 'lost') : 'needs_response',
    evidence: {},
    balance_transactions: balance,
  };
}

/** Where a payment stands whose goods have left in part, as a whole, or not at all. */
function statusOf({ captures, releasedAt }: PastPayment): string {
  if (releasedAt !== null) return 'canceled';
  return captures.some(({ isLast }) => isLast) ? 'succeeded' : 'requires_capture';
}

function intentOf(payment: PastPayment, method: string): Intent {
  const { id, amount, createdAt, metadata, releasedAt } = payment;
  const status = statusOf(payment);
  return {
    id,
    object: 'payment_intent',
    created: secondsOf(createdAt),
    amount,
    currency: 'usd',
    capture_method: 'manual',
    client_secret: `${id}_secret_past`,
    description: null,
    payment_method_options: { card: { request_multicapture: 'if_available' } },
    setup_future_usage: null,
    customer: null,
    metadata,
    status,
    amount_capturable: status === 'requires_capture' ? amount - takenOf(payment) : 0,
    amount_received: takenOf(payment),
    payment_method: method,
    latest_charge: payment.reservation,
    last_payment_error: null,
    next_action: null,
    canceled_at: releasedAt === null ? null : secondsOf(releasedAt),
    cancellation_reason: releasedAt === null ? null : 'requested_by_customer',
    review: null,
  };
}

const chargedOf = (payment: PastPayment, intent: Intent) => ({
  id: payment.reservation,
  object: 'charge' as const,
  created: intent.created,
  amount: payment.amount,
  currency: 'usd',
  payment_intent: intent.id,
  payment_method: intent.payment_method ?? '',
  customer: null,
  outcome: outcomeOf(undefined, null),
  status: 'succeeded' as const,
  paid: true,
  failure_code: null,
  failure_message: null,
  amount_captured: takenOf(payment),
  amount_refunded: payment.refund?.amount ?? 0,
  captured: payment.captures.length > 0,
  disputed: payment.dispute !== null,
  refunded: payment.refund?.amount === payment.amount,
  review: null,
});
