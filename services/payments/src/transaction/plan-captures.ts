import type { OrderPayments } from './order-payments.ts';
import type { PayableOrder } from './payable-order.entity.ts';
import { Transaction } from './transaction.entity.ts';

/**
 * Asks for what has left and is not captured yet, from the oldest authorization on; once nothing is left to ship, what is
 * reserved beyond it is released. However often it is called it asks for each cent once.
 */
export function planCaptures(
  payments: OrderPayments,
  order: Pick<PayableOrder, 'shipped' | 'isShipped' | 'due'>,
): void {
  const { isShipped } = order;
  let needed = owedOf(payments, order);
  const open = payments.attempts.filter(
    (attempt) => payments.leftOf(attempt) > 0 && !isBeingReleased(payments, attempt),
  );
  for (const attempt of open) {
    const amount = Math.min(needed, payments.leftOf(attempt));
    const isLast = isShipped && amount === needed;
    if (amount > 0) askCapture(payments, attempt, { amount, isLast });
    needed -= Math.max(amount, 0);
    if (isShipped && needed <= 0 && !hasLastCapture(payments, attempt)) askVoid(payments, attempt);
  }
}

/** Asks for an amount, from the oldest authorization on; the caller knows that there is as much. */
export function askCaptures(payments: OrderPayments, amount: number): void {
  let rest = amount;
  for (const attempt of payments.attempts) {
    const part = Math.min(rest, payments.leftOf(attempt));
    if (part > 0) askCapture(payments, attempt, { amount: part, isLast: false });
    rest -= Math.max(part, 0);
  }
}

/** What has left and neither is captured nor can be: somebody must ask the payer; minor units. */
export const missingOf = (payments: OrderPayments, order: Pick<PayableOrder, 'shipped' | 'due'>): number =>
  Math.max(0, owedOf(payments, order));

/** What has left and is not captured, as far as it was not credited since; below 0 where more has come. */
function owedOf(payments: OrderPayments, { shipped, due }: Pick<PayableOrder, 'shipped' | 'due'>): number {
  const taken = payments.captured + payments.capturing;
  return Math.min(shipped - taken, due - (taken - payments.refunding));
}

function askCapture(
  payments: OrderPayments,
  attempt: Transaction,
  { amount, isLast }: { readonly amount: number; readonly isLast: boolean },
): void {
  const { orderNumber, service, term, id } = attempt;
  const count = payments.childrenOf(attempt, 'capture').length;
  const facts = { orderNumber, service, term, amount, isLast, parentId: id };
  payments.addRow(Transaction.begin({ ...facts, type: 'capture', idempotencyKey: `${id}:capture:${count}` }));
}

const isBeingReleased = (payments: OrderPayments, attempt: Transaction) =>
  payments.childrenOf(attempt, 'void').some(({ status }) => status === 'initialized');

const hasLastCapture = (payments: OrderPayments, attempt: Transaction) =>
  payments.childrenOf(attempt, 'capture').some(({ isLast, status }) => isLast && status === 'initialized');

/** Asks for the release of what an attempt has reserved, or that nothing may be paid by it any more; once. */
export function askVoid(
  payments: OrderPayments,
  attempt: Transaction,
  reasonCode: Transaction['reasonCode'] = null,
): void {
  if (isBeingReleased(payments, attempt)) return;
  const asked = payments.childrenOf(attempt, 'void');
  const { orderNumber, service, term, id } = attempt;
  const amount = Math.max(1, payments.leftOf(attempt) || attempt.amount);
  const facts = { orderNumber, service, term, amount, parentId: id, reasonCode };
  payments.addRow(
    Transaction.begin({ ...facts, type: 'void', idempotencyKey: `${id}:void:${asked.length}` }),
  );
}
