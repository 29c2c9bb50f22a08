import { openDisputes } from './disputes.ts';
import type { Intent } from './objects.ts';
import { invalid, wrongState } from './stripe-error.ts';
import type { StripeWorld } from './stripe-world.ts';
import { behaviorOf } from './test-cards.ts';

/** What the provider keeps of a capture: 2.9 % and, of the first one of a payment, 30 cents. */
const feeOf = (amount: number, isFirst: boolean): number => Math.round(amount * 0.029) + (isFirst ? 30 : 0);

export interface Taking {
  readonly amount: number;
  /** what is reserved beyond it is let go */
  readonly isFinal: boolean;
}

/** Takes reserved money. @throws StripeRefusal */
export function takeMoney(world: StripeWorld, intent: Intent, { amount, isFinal }: Taking): Intent {
  if (intent.status !== 'requires_capture')
    throw wrongState(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  if (amount > intent.amount_capturable)
    throw invalid('The amount could not be captured because it is greater than the amount reserved.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  const charge = world.chargeOf(intent);
  const goesOn =
    (charge.payment_method_details.card.multicapture as { status: string }).status === 'available';
  if (!isFinal && !goesOn)
    throw invalid('Multicapture is not available for this PaymentIntent.', {
      code: 'payment_intent_invalid_parameter',
      param: 'final_capture',
    });
  if (amount > 0) enterCapture(world, intent, amount);
  const rest = intent.amount_capturable - amount;
  intent.amount_received += amount;
  intent.amount_capturable = isFinal ? 0 : rest;
  if (isFinal || intent.amount_capturable === 0) intent.status = 'succeeded';
  charge.amount_captured += amount;
  charge.captured = true;
  world.charges.saveRow(charge);
  world.intents.saveRow(intent);
  if (isFinal && rest > 0) enterRelease(world, intent, rest);
  world.publishEvent('charge.captured', charge);
  world.publishEvent(
    intent.status === 'succeeded' ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated',
    intent,
  );
  const card = world.cards.findRow(charge.payment_method);
  const opened = card && behaviorOf(card.number)?.dispute;
  if (opened && !charge.disputed) openDisputes(world, intent, opened);
  return intent;
}

function enterCapture(world: StripeWorld, intent: Intent, amount: number): void {
  const charge = world.chargeOf(intent);
  const fee = feeOf(amount, charge.amount_captured === 0);
  const entry = { type: 'charge', category: 'charge', amount, fee, source: charge.id };
  const transaction = world.enterBalance(entry);
  charge.balance_transaction ??= transaction;
  const order = intent.metadata.order ?? null;
  const moved = { provider: 'stripe', kind: 'capture', reference: charge.id, payment: intent.id } as const;
  world.settings.ledger.addEntry({ ...moved, order, amount, fee });
}

function enterRelease(world: StripeWorld, intent: Intent, amount: number): void {
  const order = intent.metadata.order ?? null;
  const reference = intent.latest_charge ?? intent.id;
  const freed = { provider: 'stripe', kind: 'release', reference, payment: intent.id, fee: 0 } as const;
  world.settings.ledger.addEntry({ ...freed, order, amount });
}

/** Ends an intent without money: what is reserved is let go. @throws StripeRefusal */
export function cancelIntent(world: StripeWorld, intent: Intent, reason: string | null): Intent {
  if (['canceled', 'succeeded'].includes(intent.status))
    throw wrongState(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`);
  if (intent.amount_received > 0)
    throw wrongState('You cannot cancel this PaymentIntent because it was captured in part.');
  if (intent.amount_capturable > 0) enterRelease(world, intent, intent.amount_capturable);
  intent.status = 'canceled';
  intent.amount_capturable = 0;
  intent.canceled_at = Math.floor(Date.now() / 1000);
  intent.cancellation_reason = reason;
  intent.next_action = null;
  world.intents.saveRow(intent);
  world.publishEvent('payment_intent.canceled', intent);
  return intent;
}
