import { stripeId } from '../store/ids.ts';
import { nowSeconds, type Dispute, type Intent } from './objects.ts';
import type { StripeWorld } from './stripe-world.ts';
import type { CardBehavior } from './test-cards.ts';

/** What the provider keeps of a dispute; minor units. */
export const disputeFee = 1500;

/** The payer's bank takes the money back, or asks about the payment first. */
export function openDisputes(
  world: StripeWorld,
  intent: Intent,
  opened: NonNullable<CardBehavior['dispute']>,
): void {
  const charge = world.chargeOf(intent);
  const count = opened.count ?? 1;
  for (let turn = 0; turn < count; turn += 1) {
    const share = Math.floor(intent.amount_received / count);
    const amount = turn === 0 ? intent.amount_received - share * (count - 1) : share;
    const dispute: Dispute = {
      id: stripeId('dp'),
      object: 'dispute',
      created: nowSeconds(),
      amount,
      currency: intent.currency,
      charge: charge.id,
      payment_intent: intent.id,
      reason: opened.reason,
      status: opened.isInquiry ? 'warning_needs_response' : 'needs_response',
      evidence: {},
      balance_transactions: [],
    };
    if (!opened.isInquiry) withdrawMoney(world, dispute, intent);
    world.disputes.saveRow(dispute);
    world.publishEvent('charge.dispute.created', dispute);
    if (!opened.isInquiry) world.publishEvent('charge.dispute.funds_withdrawn', dispute);
  }
  charge.disputed = true;
  world.charges.saveRow(charge);
}

function withdrawMoney(world: StripeWorld, dispute: Dispute, intent: Intent): void {
  const { amount, id } = dispute;
  const entry = { type: 'adjustment', category: 'dispute', amount: -amount, fee: disputeFee, source: id };
  dispute.balance_transactions.push(world.enterBalance(entry));
  const order = intent.metadata.order ?? null;
  const moved = { provider: 'stripe', kind: 'dispute', reference: id, payment: intent.id, order } as const;
  world.settings.ledger.addEntry({ ...moved, amount: -amount, fee: disputeFee });
}

/** Ends a dispute; one that is won brings the money back. */
export function closeDispute(world: StripeWorld, dispute: Dispute, isWon: boolean): Dispute {
  if (['won', 'lost', 'warning_closed'].includes(dispute.status)) return dispute;
  const isInquiry = dispute.status.startsWith('warning_');
  dispute.status = isInquiry ? 'warning_closed' : isWon ? 'won' : 'lost';
  if (isWon && !isInquiry) {
    const { amount, id } = dispute;
    const entry = { type: 'adjustment', category: 'dispute_reversal', amount, fee: 0, source: id };
    dispute.balance_transactions.push(world.enterBalance(entry));
    const intent = world.intentOf(dispute.payment_intent);
    const order = intent.metadata.order ?? null;
    const moved = { provider: 'stripe', kind: 'dispute-won', reference: id, payment: intent.id } as const;
    world.settings.ledger.addEntry({ ...moved, order, amount, fee: 0 });
    world.publishEvent('charge.dispute.funds_reinstated', dispute);
  }
  world.disputes.saveRow(dispute);
  world.publishEvent('charge.dispute.closed', dispute);
  return dispute;
}

/** Evidence decides at once, by the words the provider has for tests. */
export function answerDispute(
  world: StripeWorld,
  dispute: Dispute,
  evidence: Record<string, string>,
): Dispute {
  dispute.evidence = { ...dispute.evidence, ...evidence };
  const words = Object.values(evidence);
  if (words.includes('winning_evidence')) return closeDispute(world, dispute, true);
  if (words.includes('losing_evidence')) return closeDispute(world, dispute, false);
  dispute.status = dispute.status.startsWith('warning_') ? 'warning_under_review' : 'under_review';
  world.disputes.saveRow(dispute);
  world.publishEvent('charge.dispute.updated', dispute);
  return dispute;
}
