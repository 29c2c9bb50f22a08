import type { EventPayload } from '@gantry/contracts/events';
import type { TransactionStatus } from '@gantry/contracts/statuses/moves';
import type { PaymentAttempt } from '@gantry/contracts/statuses/payment-status';
import type { Transaction } from './transaction.entity.ts';

type Facts = EventPayload<'payment.changed'>['facts'];
type Summed = Pick<Transaction, 'type' | 'status' | 'amount' | 'received' | 'reasonCode'>;

const settled: ReadonlySet<TransactionStatus> = new Set([
  'captured',
  'partially-captured',
  'instant',
  'processed',
]);
const attempts: Partial<Record<TransactionStatus, PaymentAttempt>> = {
  initialized: 'in-progress',
  running: 'in-progress',
  delayed: 'in-progress',
  approved: 'in-progress',
  'approved-on-hold': 'in-progress',
  'processed-on-hold': 'in-progress',
  'not-authorized': 'refused',
  terminated: 'ran-out',
  voided: 'given-up',
  lost: 'broken',
};

/** The sums an order's payment status is computed from (domain B5); transactions oldest first. */
export function paymentFactsOf(transactions: readonly Summed[]): Facts {
  const payments = transactions.filter(({ type }) => type !== 'refund');
  const refunds = transactions.filter(({ type }) => type === 'refund');
  return {
    authorized: sum(payments.filter(({ status }) => status === 'authorized')),
    captured: sum(payments.filter(({ status }) => settled.has(status))),
    refunded: sum(refunds.filter(({ status }) => status === 'processed')),
    voided: sum(payments.filter(({ type, status }) => type === 'authorization' && status === 'voided')),
    attempt: attemptOf(payments.at(-1)),
  };
}

const sum = (transactions: readonly Summed[]) =>
  transactions.reduce((total, { amount, received }) => total + (received ?? amount), 0);

function attemptOf(last: Summed | undefined): PaymentAttempt | null {
  if (!last) return null;
  if (last.status === 'terminated' && last.reasonCode === 'order-canceled') return 'given-up';
  return attempts[last.status] ?? null;
}
