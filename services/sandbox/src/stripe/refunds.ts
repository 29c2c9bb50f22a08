import { stripeId } from '../store/ids.ts';
import { nowSeconds, type Charge, type Refund } from './objects.ts';
import { cardOf } from './payment-methods.ts';
import { invalid } from './stripe-error.ts';
import type { StripeWorld } from './stripe-world.ts';
import { behaviorOf } from './test-cards.ts';

export interface NewRefund {
  readonly charge: Charge;
  /** undefined: all that is left */
  readonly amount: number | undefined;
  readonly reason: string | null;
  readonly metadata: Record<string, string>;
}

/** Gives captured money back. @throws StripeRefusal for more than is left of it */
export function refundCharge(
  world: StripeWorld,
  { charge, amount: asked, reason, metadata }: NewRefund,
): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = asked ?? left;
  if (left === 0) throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' });
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, {
      param: 'amount',
    });
  const behavior = refundBehaviorOf(world, charge);
  const refund = world.refunds.saveRow({
    id: stripeId('re'),
    object: 'refund',
    created: nowSeconds(),
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    metadata,
    reason,
    balance_transaction: null,
    status: behavior === 'later' ? 'pending' : 'succeeded',
  });
  enterRefund(world, refund, { type: 'refund', amount: -amount, kind: 'refund' });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.charges.saveRow(charge);
  world.publishEvent('refund.created', refund);
  world.publishEvent('charge.refunded', charge);
  if (behavior) setTimeout(() => endRefund(world, refund, behavior), world.settings.refundDelay).unref();
  return refund;
}

function refundBehaviorOf(world: StripeWorld, charge: Charge) {
  const method = world.methods.findRow(charge.payment_method);
  return method && behaviorOf(cardOf(world, method).number)?.refund;
}

function endRefund(world: StripeWorld, refund: Refund, behavior: 'later' | 'fails'): void {
  if (behavior === 'later') {
    refund.status = 'succeeded';
    world.refunds.saveRow(refund);
    world.publishEvent('refund.updated', refund);
    return;
  }
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  enterRefund(world, refund, { type: 'refund_failure', amount: refund.amount, kind: 'refund-failed' });
  const charge = world.charges.findRow(refund.charge);
  if (charge) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    world.charges.saveRow(charge);
  }
  world.publishEvent('refund.failed', refund);
}

function enterRefund(
  world: StripeWorld,
  refund: Refund,
  { type, amount, kind }: { type: string; amount: number; kind: 'refund' | 'refund-failed' },
): void {
  const transaction = world.enterBalance({ type, category: type, amount, fee: 0, source: refund.id });
  refund.balance_transaction ??= transaction;
  world.refunds.saveRow(refund);
  const order = world.intents.findRow(refund.payment_intent)?.metadata.order ?? null;
  const moved = { provider: 'stripe', kind, reference: refund.id, payment: refund.payment_intent } as const;
  world.settings.ledger.addEntry({ ...moved, order, amount, fee: 0 });
}
