import { isOnline } from './online.ts';
import type { OrderPayments } from './order-payments.ts';
import type { PayableOrder } from './payable-order.entity.ts';
import { missingOf } from './plan-captures.ts';
import { reauthorization } from './instruction.ts';
import { Transaction } from './transaction.entity.ts';

/**
 * What was reserved has ended before its goods left: the card the payer has saved is asked again, once; without one, or
 * when that was refused, finance is told.
 */
export function coverExpired(payments: OrderPayments, ended: Transaction): void {
  const { amount, service, reference = null, saved, orderNumber, term, requestHash, accountId } = ended;
  if (!saved || ended.cause === reauthorization) {
    payments.notices.push({ kind: 'authorization-ended', amount, service, reference });
    return;
  }
  const idempotencyKey = `order:${orderNumber}:again:${payments.attempts.length}`;
  const facts = { orderNumber, term, requestHash, accountId, service, amount, saved, idempotencyKey };
  payments.addRow(Transaction.begin({ ...facts, type: 'authorization', cause: reauthorization }));
}

/**
 * Goods have left, and what was reserved for them has ended or does not suffice: the card the payer has saved is charged,
 * once; without one, or when that was refused, finance is told.
 */
export function coverShortfall(
  payments: OrderPayments,
  order: Pick<PayableOrder, 'shipped' | 'due' | 'paymentService' | 'paymentTerm'>,
): void {
  if (!isOnline(order.paymentService) || order.paymentTerm !== 'advanced') return;
  const amount = missingOf(payments, order);
  const attempts = payments.attempts.filter(({ service }) => service === order.paymentService);
  const isUnderWay = attempts.some(({ status }) => ['initialized', 'running'].includes(status));
  if (amount === 0 || isUnderWay) return;
  const last = attempts.at(-1);
  const { service, reference = null } = last ?? { service: order.paymentService };
  const saved = attempts.findLast((attempt) => attempt.saved !== null)?.saved;
  const wasTried = attempts.some(
    ({ cause, status }) => cause === reauthorization && status === 'not-authorized',
  );
  if (!last || !saved || wasTried) {
    payments.notices.push({ kind: 'capture-short', amount, service, reference });
    return;
  }
  const { orderNumber, term, requestHash, accountId } = last;
  const idempotencyKey = `order:${orderNumber}:again:${attempts.length}`;
  const facts = { orderNumber, term, requestHash, accountId, service, amount, saved, idempotencyKey };
  payments.addRow(Transaction.begin({ ...facts, type: 'charge', cause: reauthorization }));
}
