import type { EventPayload } from '@gantry/contracts/events';
import { transactionStatuses } from '@gantry/domain/statuses/transaction-statuses';
import type { PaymentAttempt } from '@gantry/domain/statuses/payment-status';
import type { Transaction } from './transaction.entity.ts';

type Facts = EventPayload<'payment.changed'>['facts'];
type Summed = Pick<
  Transaction,
  'type' | 'status' | 'amount' | 'received' | 'reasonCode' | 'capturable' | 'isUnanswered'
> & { readonly invoice?: string | null };

const openAuthorization: readonly Transaction['status'][] = ['authorized', 'partially-captured'];
/** Refusals that say nothing about the payer: the attempt broke. */
const broken: readonly Transaction['reasonCode'][] = ['processing-error', 'provider-away', 'returned-debit'];

/** The sums an order's payment status is computed from; transactions oldest first. */
export function paymentFactsOf(transactions: readonly Summed[]): Facts {
  const attempts = transactions.filter(({ type }) => type === 'charge' || type === 'authorization');
  // an invoice that was not paid leaves the promise to pay it as it was
  const last = attempts.filter(({ invoice = null }) => invoice === null).at(-1);
  const disputes = transactions.filter(({ type }) => type === 'chargeback');
  return {
    authorized: attempts
      .filter(({ status }) => openAuthorization.includes(status))
      .reduce((total, { capturable }) => total + capturable, 0),
    captured: capturedOf(transactions),
    refunded: sum(ofType(transactions, 'refund').filter(({ status }) => status === 'processed')),
    voided: sum(ofType(transactions, 'void').filter(({ status }) => status === 'processed')),
    attempt: attemptOf(last),
    fraud: last?.reasonCode === 'fraud',
    unknown: transactions.some(({ isUnanswered }) => isUnanswered),
    held: attempts.some(({ status }) => status === 'approved-on-hold'),
    disputed: disputes.some(({ status }) => status === 'running'),
  };
}

/**
 * Money that was captured, received, or written off, less what a dispute took away. An online attempt is not counted
 * itself: its captures are.
 */
export function capturedOf(transactions: readonly Summed[]): number {
  const received = transactions.filter(
    ({ type, status, received }) =>
      type === 'charge' && received !== null && transactionStatuses[status].sum === 'captured',
  );
  const captures = ofType(transactions, 'capture').filter(({ status }) => isTaken(status));
  const writtenOff = ofType(transactions, 'adjustment').filter(({ status }) => status === 'processed');
  const lost = ofType(transactions, 'chargeback').filter(({ status }) => status === 'lost');
  return sum(received) + sum(captures) + sum(writtenOff) - sum(lost);
}

/** A capture whose money came; what a dispute took of it again is counted by the chargeback. */
const isTaken = (status: Summed['status']) => ['instant', 'processed', 'lost'].includes(status);

const ofType = (transactions: readonly Summed[], wanted: Summed['type']) =>
  transactions.filter(({ type }) => type === wanted);

const sum = (transactions: readonly Summed[]) =>
  transactions.reduce((total, { amount, received }) => total + (received ?? amount), 0);

function attemptOf(last: Summed | undefined): PaymentAttempt | null {
  if (!last) return null;
  const { status, reasonCode } = last;
  if (reasonCode === 'fraud-cleared') return 'cleared';
  if (status === 'terminated' && reasonCode === 'order-canceled') return 'given-up';
  if (status === 'not-authorized' && broken.includes(reasonCode)) return 'broken';
  return transactionStatuses[status].attempt;
}
