import { DomainError } from '@gantry/nest-kit/errors';
import type { OrderPayments } from '../transaction/order-payments.ts';
import { Transaction } from '../transaction/transaction.entity.ts';
import { isOnline } from '../transaction/online.ts';
import type { Payable } from './find-payable.ts';

/** What somebody wants to pay, and how. */
export interface Wanted {
  readonly payable: Payable;
  readonly service: string;
  readonly invoice: string | null;
  /** whose card is used, or kept */
  readonly accountId: string | null;
  readonly saved: Transaction['saved'];
  /** a colleague of whoever has ordered, who pays for their company */
  readonly payer: Transaction['payer'];
  /** most that is paid now, minor units; null: all that is due */
  readonly part: number | null;
}

/**
 * The attempt by which an order, or one of its invoices, is paid now: the one that has begun, or a new one. There is one at
 * a time, so a double click, two tabs, or the back button lead to one payment at the provider.
 * @throws DomainError WRONG_STATE while another way to pay is still open, or a review has not ended
 */
export function claimAttempt(payments: OrderPayments, wanted: Wanted): Transaction {
  const { payable, service, invoice, accountId, saved, payer } = wanted;
  const amount = amountDue(payments, wanted);
  if (amount <= 0) throw new DomainError('WRONG_STATE', { reason: 'nothing-due' });
  const begun = liveAttempt(payments, invoice);
  if (begun) {
    if (isSame(payments, begun, wanted)) {
      // whoever only looks at what somebody else is paying has not paid it
      begun.amend(begun.status === 'initialized' ? { accountId, payer } : { accountId });
      return begun;
    }
    if (begun.reference !== null || begun.status !== 'initialized')
      throw new DomainError('WRONG_STATE', { reason: 'in-progress' });
    if (begun.service === service) {
      begun.amend({ amount, requestHash: payable.requestHash, accountId, saved, payer });
      return begun;
    }
    begun.reach('terminated');
    begun.amend({ reasonCode: 'replaced' });
  }
  return payments.addRow(
    Transaction.begin({
      orderNumber: payable.orderNumber,
      // an invoice is for goods that have left
      type: invoice === null ? 'authorization' : 'charge',
      service,
      term: payable.paymentTerm,
      amount,
      idempotencyKey: keyOf(payments, invoice),
      requestHash: payable.requestHash,
      invoice,
      accountId,
      saved,
      payer,
    }),
  );
}

/** The online attempt that may still lead to a payment of this order or invoice. */
export const liveAttempt = (payments: OrderPayments, invoice: string | null): Transaction | undefined =>
  payments.attempts.findLast(
    (attempt) =>
      isOnline(attempt.service) &&
      (attempt.invoice ?? null) === invoice &&
      ['initialized', 'running', 'approved-on-hold'].includes(attempt.status),
  );

/** Whether the attempt that has begun is exactly the one that is wanted now. */
export const isSame = (payments: OrderPayments, begun: Transaction, wanted: Wanted): boolean =>
  begun.service === wanted.service &&
  begun.amount === amountDue(payments, wanted) &&
  begun.requestHash === wanted.payable.requestHash &&
  (begun.saved?.method ?? null) === (wanted.saved?.method ?? null) &&
  ((begun.accountId ?? null) === wanted.accountId || maySaveCard(begun)) &&
  begun.status !== 'approved-on-hold';

/** Whether a new card is kept may be changed until it is paid with; the payer goes on typing meanwhile. */
const maySaveCard = ({ status, saved, service }: Transaction) =>
  status === 'initialized' && !saved && service === 'stripe-payment-intent';

/** What sales says is due, less what was reserved or taken here and sales may not have heard of yet; minor units. */
function amountDue(payments: OrderPayments, { payable, invoice, part }: Wanted): number {
  const ofInvoice = payments.attempts.filter((attempt) => (attempt.invoice ?? null) === invoice);
  const taken =
    invoice === null
      ? payments.captured - payments.refunding + ofInvoice.reduce((sum, one) => sum + reservedBy(one), 0)
      : ofInvoice
          .flatMap((attempt) => payments.childrenOf(attempt, 'capture'))
          .filter(({ status }) => status === 'instant')
          .reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(payable.amount, payable.due - taken, part ?? Infinity);
}

const reservedBy = ({ status, capturable }: Transaction) =>
  ['authorized', 'partially-captured', 'approved-on-hold'].includes(status) ? capturable : 0;

function keyOf({ orderNumber, attempts }: OrderPayments, invoice: string | null): string {
  if (invoice !== null) return `invoice:${invoice}:${attempts.length}`;
  const first = `order:${orderNumber}`;
  return attempts.some(({ idempotencyKey }) => idempotencyKey === first)
    ? `${first}:${attempts.length}`
    : first;
}
