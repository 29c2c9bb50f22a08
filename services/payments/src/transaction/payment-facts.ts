import type { EventPayload } from '@gantry/contracts/events';
import { transactionStatuses } from '@gantry/domain/statuses/transaction-statuses';
import type { PaymentAttempt } from '@gantry/domain/statuses/payment-status';
import type { Transaction } from './transaction.entity.ts';

type Facts = EventPayload<'payment.changed'>['facts'];
type Summed = Pick<Transaction, 'type' | 'status' | 'amount' | 'received' | 'reasonCode'>;

/** The sums an order's payment status is computed from; transactions oldest first. */
export function paymentFactsOf(transactions: readonly Summed[]): Facts {
  const payments = transactions.filter(({ type }) => type !== 'refund');
  const refunds = transactions.filter(({ type }) => type === 'refund');
  return {
    authorized: sum(countedAs('authorized', payments)),
    captured: sum(countedAs('captured', payments)),
    refunded: sum(refunds.filter(({ status }) => status === 'processed')),
    voided: sum(payments.filter(({ type, status }) => type === 'authorization' && status === 'voided')),
    attempt: attemptOf(payments.at(-1)),
  };
}

const countedAs = (sums: 'authorized' | 'captured', transactions: readonly Summed[]) =>
  transactions.filter(({ status }) => transactionStatuses[status].sum === sums);

const sum = (transactions: readonly Summed[]) =>
  transactions.reduce((total, { amount, received }) => total + (received ?? amount), 0);

function attemptOf(last: Summed | undefined): PaymentAttempt | null {
  if (!last) return null;
  if (last.status === 'terminated' && last.reasonCode === 'order-canceled') return 'given-up';
  return transactionStatuses[last.status].attempt;
}
