import { paypalId } from '../store/ids.ts';
import { centsOf, timeOf, type Capture, type PaypalDispute } from './paypal-objects.ts';
import { touched, type PaypalWorld } from './paypal-world.ts';

/** The payer wants their money back; the wallet keeps it aside until it is decided. */
export function openDispute(world: PaypalWorld, origin: string, capture: Capture): PaypalDispute {
  const now = timeOf();
  const dispute = world.disputes.saveRow({
    id: `PP-D-${paypalId().slice(0, 12)}`,
    orderId: capture.orderId,
    captureId: capture.id,
    amount: capture.amount,
    created: now,
    updated: now,
    status: 'WAITING_FOR_SELLER_RESPONSE',
    outcome: null,
  });
  enterMoney(world, dispute, 'dispute', -centsOf(dispute.amount));
  publishDispute(world, origin, 'CUSTOMER.DISPUTE.CREATED', dispute);
  return dispute;
}

/** Ends a dispute; one that the shop wins brings the money back. Without effect on one that has ended. */
export function endDispute(
  world: PaypalWorld,
  origin: string,
  {
    dispute,
    outcome,
  }: { readonly dispute: PaypalDispute; readonly outcome: NonNullable<PaypalDispute['outcome']> },
): void {
  if (dispute.status === 'RESOLVED') return;
  dispute.status = 'RESOLVED';
  dispute.outcome = outcome;
  world.disputes.saveRow(touched(dispute));
  if (outcome === 'RESOLVED_SELLER_FAVOUR')
    enterMoney(world, dispute, 'dispute-won', centsOf(dispute.amount));
  publishDispute(world, origin, 'CUSTOMER.DISPUTE.RESOLVED', dispute);
}

/** As the wallet shows it. */
export function showDispute(origin: string, dispute: PaypalDispute): Record<string, unknown> {
  const { id, captureId, amount, created, updated, status, outcome } = dispute;
  return {
    dispute_id: id,
    create_time: created,
    update_time: updated,
    disputed_transactions: [{ seller_transaction_id: captureId, gross_amount: amount }],
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status,
    dispute_state: status === 'RESOLVED' ? 'RESOLVED' : 'REQUIRED_ACTION',
    dispute_amount: amount,
    ...(outcome ? { dispute_outcome: { outcome_code: outcome } } : {}),
    dispute_life_cycle_stage: 'CHARGEBACK',
    links: [{ href: `${origin}/v1/customer/disputes/${id}`, rel: 'self', method: 'GET' }],
  };
}

function enterMoney(
  world: PaypalWorld,
  { id, orderId }: PaypalDispute,
  kind: 'dispute' | 'dispute-won',
  amount: number,
): void {
  world.enterLedger(world.orderOf(orderId), { kind, reference: id, amount, fee: 0 });
}

function publishDispute(world: PaypalWorld, origin: string, type: string, dispute: PaypalDispute): void {
  world.publishEvent(origin, type, 'dispute', showDispute(origin, dispute));
}
