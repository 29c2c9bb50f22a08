import * as v from 'valibot';
import { json } from '../http/message.ts';
import type { Routes } from '../http/routes.ts';
import type { LedgerEntry } from '../store/ledger.ts';
import type { Charge, Intent } from './objects.ts';
import { saveMethod } from './payment-methods.ts';
import { cardDetails, outcomeOf } from './save-charge.ts';
import type { StripeWorld } from './stripe-world.ts';

/** A moment in milliseconds. */
const moment = v.pipe(v.number(), v.integer());
/** Minor units. */
const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A payment by card that was made before this sandbox began, under the names its shop knows it by. */
const pastPaymentSchema = v.object({
  id: v.string(),
  charge: v.string(),
  method: v.string(),
  card: v.object({ number: v.string(), month: v.number(), year: v.number() }),
  amount: cents,
  createdAt: moment,
  metadata: v.record(v.string(), v.string()),
  capture: v.nullable(v.object({ at: moment, amount: cents, fee: cents, transaction: v.string() })),
  refund: v.nullable(
    v.object({ id: v.string(), at: moment, amount: cents, key: v.string(), transaction: v.string() }),
  ),
});
type PastPayment = v.InferOutput<typeof pastPaymentSchema>;

/** Takes in payments of the past, each once: a demo shop that begins with a history has them. No webhook tells of them. */
export function addPastPaymentRoutes(routes: Routes, world: StripeWorld): void {
  routes.addRoute('POST', '/past-payments.json', ({ body }) => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(pastPaymentSchema)), body);
    if (!read.success) return json({ error: v.summarize(read.issues) }, 400);
    const unknown = read.output.filter(({ id }) => !world.intents.findRow(id));
    for (const payment of unknown) takeIn(world, payment);
    return json({ taken: unknown.length });
  });
}

const secondsOf = (at: number): number => Math.floor(at / 1000);

function takeIn(world: StripeWorld, payment: PastPayment): void {
  const { capture, refund, charge: id } = payment;
  const intent = intentOf(payment);
  const past = { id: payment.method, created: intent.created };
  const method = saveMethod(world, { ...payment.card, billing: {}, past });
  const charge: Charge = {
    ...chargedOf(payment, intent),
    payment_method_details: { type: 'card', card: cardDetails(intent, method, false, intent.created) },
    balance_transaction: capture && enterMoney(world, id, capture, 'charge'),
  };
  const told = entriesFor(world, payment);
  told({ at: payment.createdAt, kind: 'authorization', reference: id, amount: payment.amount, fee: 0 });
  if (capture) told({ ...capture, kind: 'capture', reference: id });
  if (refund) takeInRefund(world, payment, refund);
  if (refund) told({ at: refund.at, kind: 'refund', reference: refund.id, amount: -refund.amount, fee: 0 });
  world.charges.saveRow(charge);
  world.intents.saveRow(intent);
}

/** Writes down what moved of a payment, as its client named the order. */
const entriesFor =
  ({ settings }: StripeWorld, { id: payment, metadata }: PastPayment) =>
  ({
    at,
    kind,
    reference,
    amount,
    fee,
  }: Pick<LedgerEntry, 'kind' | 'reference' | 'amount' | 'fee'> & { at: number }) =>
    settings.ledger.addPastEntry({
      at: new Date(at).toISOString(),
      provider: 'stripe',
      kind,
      reference,
      payment,
      order: metadata.order ?? null,
      amount,
      fee,
    });

function enterMoney(
  world: StripeWorld,
  source: string,
  { at, amount, fee = 0, transaction }: { at: number; amount: number; fee?: number; transaction: string },
  type: 'charge' | 'refund',
): string {
  const past = { id: transaction, created: secondsOf(at) };
  return world.enterBalance({ type, category: type, amount, fee, source, past });
}

function takeInRefund(
  world: StripeWorld,
  { id: payment_intent, charge }: PastPayment,
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
    balance_transaction: enterMoney(world, id, { ...refund, amount: -amount }, 'refund'),
    status: 'succeeded',
  });
}

const intentOf = ({ id, amount, createdAt, metadata, capture, ...payment }: PastPayment): Intent => ({
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
  status: capture ? 'succeeded' : 'requires_capture',
  amount_capturable: capture ? 0 : amount,
  amount_received: capture?.amount ?? 0,
  payment_method: payment.method,
  latest_charge: payment.charge,
  last_payment_error: null,
  next_action: null,
  canceled_at: null,
  cancellation_reason: null,
  review: null,
});

const chargedOf = ({ charge, capture, refund, amount }: PastPayment, intent: Intent) => ({
  id: charge,
  object: 'charge' as const,
  created: intent.created,
  amount,
  currency: 'usd',
  payment_intent: intent.id,
  payment_method: intent.payment_method ?? '',
  customer: null,
  outcome: outcomeOf(undefined, null),
  status: 'succeeded' as const,
  paid: true,
  failure_code: null,
  failure_message: null,
  amount_captured: capture?.amount ?? 0,
  amount_refunded: refund?.amount ?? 0,
  captured: capture !== null,
  disputed: false,
  refunded: refund?.amount === amount,
  review: null,
});
