import { DomainError } from '@gantry/nest-kit/errors';
import { moveAmount, type Account, type Entry } from '../journal/entries.ts';
import { isOnline } from '../transaction/online.ts';
import type { OrderPayments } from '../transaction/order-payments.ts';
import { Transaction } from '../transaction/transaction.entity.ts';

/** Money that came by check or transfer; minor units. */
export interface Receipt {
  readonly amount: number;
  /** number of the check or of the transfer */
  readonly reference: string;
}

const promised: readonly Transaction['status'][] = ['delayed', 'approved', 'approved-on-hold'];

/** The promise to pay that money is expected for. */
const openPromise = (payments: OrderPayments): Transaction | undefined =>
  payments.attempts.findLast(
    ({ service, status, received }) =>
      !isOnline(service) && promised.includes(status) && (received ?? null) === null,
  );

/**
 * Money has come. What was asked for is processed; another amount, or money nobody waits for, is held until finance has
 * matched it.
 * @throws DomainError WRONG_STATE for a reference that is posted already
 */
export function recordReceipt(payments: OrderPayments, { amount, reference }: Receipt): Transaction {
  if (payments.attempts.some((row) => row.received !== null && row.reference === reference))
    throw new DomainError('WRONG_STATE', { reason: 'known-reference' });
  const row = openPromise(payments) ?? payments.addRow(unexpected(payments, amount));
  const isExpected = row.amount === amount && promised.includes(row.status);
  row.reach(isExpected ? 'processed' : 'processed-on-hold');
  row.amend({ received: amount, reference });
  const from = isExpected ? 'receivable' : 'unmatched-receipts';
  payments.entries.push(moveAmount(about(row, 'receipt'), { amount, from, to: 'bank' }));
  return row;
}

/** Money has come that names no order: it is held under a number of its own. */
export function recordUnassigned(
  payments: OrderPayments,
  { amount, reference, service, payer }: Receipt & { readonly service: string; readonly payer: string },
): Transaction {
  const { orderNumber } = payments;
  const facts = { orderNumber, service, term: 'advanced', reference };
  const row = payments.addRow(onHold(facts, amount, `receipt:${orderNumber}`));
  row.amend({ note: payer });
  const moved = { amount, from: 'unmatched-receipts', to: 'bank' } as const;
  payments.entries.push(moveAmount(about(row, 'receipt'), moved));
  return row;
}

/**
 * Money on hold is the order's: as much as it owes is processed. What is beyond stays on hold, for another order or to be
 * sent back; what is still owed is waited for.
 * @param due what the order owes in all; minor units
 * @returns what stays on hold of it; undefined: nothing
 * @throws DomainError WRONG_STATE where it is not on hold, or the order owes nothing
 */
export function matchReceipt(
  payments: OrderPayments,
  row: Transaction,
  due: number,
): Transaction | undefined {
  const money = heldMoney(row);
  const from = heldAccountOf(row);
  const owed = Math.max(0, due - payments.captured + payments.refunding);
  // what a provider has taken cannot be parted: what is too much of it is refunded
  const applied = row.type === 'capture' ? money : Math.min(money, owed);
  if (applied === 0) throw new DomainError('WRONG_STATE', { reason: 'nothing-due' });
  row.transitionTo('processed');
  row.amend({ received: applied, reasonCode: null });
  const entry = about(row, 'match');
  payments.entries.push(moveAmount(entry, { amount: applied, from: 'receivable', to: from }));
  const rest =
    money > applied ? payments.addRow(onHold(row, money - applied, `${row.idempotencyKey}:rest`)) : undefined;
  // what is left of a credit is one still
  if (from === 'customer-credit') rest?.amend({ reasonCode: 'kept-as-credit' });
  const attempt = payments.rows.find(({ id }) => id === row.parentId);
  if (attempt?.reach('captured')) attempt.amend({ reasonCode: null });
  if (row.type === 'charge') promiseRest(payments, row, owed - applied);
  return rest;
}

/** Money on hold goes back to whoever sent it. @throws DomainError WRONG_STATE where it is not on hold */
export function sendBack(
  payments: OrderPayments,
  row: Transaction,
  { reference, due }: { readonly reference: string; readonly due: number },
): void {
  const amount = heldMoney(row);
  const to = heldAccountOf(row);
  if (row.type !== 'charge') throw new DomainError('WRONG_STATE', { reason: 'taken-by-provider' });
  row.transitionTo('voided');
  row.amend({ reasonCode: 'sent-back', note: reference });
  payments.entries.push(moveAmount(about(row, 'send-back'), { amount, from: 'bank', to }));
  promiseRest(payments, row, due - payments.captured + payments.refunding);
}

/**
 * Money on hold is kept as the customer's credit, or what a credit memo promised back by hand: nobody waits to be told what
 * it is for, and a later order may take it.
 * @throws DomainError WRONG_STATE where it is neither, or kept already
 */
export function keepAsCredit(payments: OrderPayments, row: Transaction): void {
  if (row.type === 'refund') return keepRefund(payments, row);
  const amount = heldMoney(row);
  if (row.type !== 'charge' || isCredit(row)) throw new DomainError('WRONG_STATE', { reason: 'no-credit' });
  row.amend({ reasonCode: 'kept-as-credit' });
  const moved = { amount, from: 'customer-credit', to: 'unmatched-receipts' } as const;
  payments.entries.push(moveAmount(about(row, 'credit-kept'), moved));
}

/** A refund is paid out by what it comes to as credit. */
function keepRefund(payments: OrderPayments, refund: Transaction): void {
  const { id, orderNumber, amount, service, term } = refund;
  refund.transitionTo('processed');
  refund.amend({ reasonCode: 'kept-as-credit' });
  const held = onHold({ orderNumber, service, term, reference: null }, amount, `${id}:kept`);
  payments.addRow(held).amend({ reasonCode: 'kept-as-credit', note: refund.note });
  const moved = { amount, from: 'customer-credit', to: 'refunds-payable' } as const;
  payments.entries.push(moveAmount(about(refund, 'credit-kept'), moved));
}

/**
 * Money on hold was meant for another order, which owes it.
 * @returns what stays on hold there; undefined: nothing
 * @throws DomainError WRONG_STATE
 */
export function matchElsewhere(
  {
    payments,
    row,
    due,
  }: { readonly payments: OrderPayments; readonly row: Transaction; readonly due: number },
  other: { readonly payments: OrderPayments; readonly due: number },
): Transaction | undefined {
  const amount = heldMoney(row);
  const account = heldAccountOf(row);
  if (row.type !== 'charge') throw new DomainError('WRONG_STATE', { reason: 'taken-by-provider' });
  row.transitionTo('voided');
  row.amend({ reasonCode: 'matched-elsewhere', note: other.payments.orderNumber });
  const { service, term, reference, id } = row;
  const { orderNumber } = other.payments;
  const moved = onHold({ orderNumber, service, term, reference }, amount, `${id}:moved`);
  payments.entries.push({
    ...about(row, 'match'),
    postings: [
      [account, amount],
      [account, -amount, other.payments.orderNumber],
    ],
  });
  if (account === 'customer-credit') moved.amend({ reasonCode: 'kept-as-credit' });
  // what was promised there is kept by this money
  const promise = openPromise(other.payments);
  if (promise && promise.status !== 'approved') {
    promise.reach('terminated');
    promise.amend({ reasonCode: 'replaced' });
  }
  const rest = matchReceipt(other.payments, other.payments.addRow(moved), other.due);
  promiseRest(payments, row, due - payments.captured + payments.refunding);
  return rest;
}

/** A check bounced, or a debit was returned: the money is owed again. @throws DomainError WRONG_STATE */
export function returnReceipt(payments: OrderPayments, row: Transaction): void {
  const { received } = row;
  if (row.type !== 'charge' || received === null || received === undefined)
    throw new DomainError('WRONG_STATE');
  row.transitionTo('lost');
  row.amend({ reasonCode: 'returned-debit' });
  const entry = about(row, 'returned-debit');
  payments.entries.push(moveAmount(entry, { amount: received, from: 'bank', to: 'receivable' }));
}

/** What is owed is given up. @throws DomainError WRONG_STATE for more than is owed */
export function writeOff(
  payments: OrderPayments,
  {
    amount,
    due,
    reason,
    key,
  }: { readonly amount: number; readonly due: number; readonly reason: string; readonly key: string },
): Transaction {
  const owed = due - payments.captured + payments.refunding;
  if (amount > owed) throw new DomainError('WRONG_STATE', { reason: 'nothing-due', owed });
  const { orderNumber } = payments;
  const { service = 'other', term = 'advanced' } = payments.attempts.at(-1) ?? {};
  const facts = { orderNumber, service, term, amount, note: reason, idempotencyKey: `write-off:${key}` };
  const row = payments.addRow(Transaction.begin({ ...facts, type: 'adjustment' }));
  row.reach('processed');
  payments.entries.push(moveAmount(about(row, 'write-off'), { amount, from: 'receivable', to: 'write-off' }));
  return row;
}

/** Whether money on hold is kept as its customer's credit. */
export const isCredit = ({ status, reasonCode }: Transaction): boolean =>
  status === 'processed-on-hold' && reasonCode === 'kept-as-credit';

/** Where money on hold stands in the journal. */
const heldAccountOf = (row: Transaction): Account =>
  isCredit(row) ? 'customer-credit' : 'unmatched-receipts';

function heldMoney({ status, received, amount }: Transaction): number {
  if (status !== 'processed-on-hold') throw new DomainError('WRONG_STATE', { status });
  return received ?? amount;
}

function unexpected({ orderNumber, attempts, rows }: OrderPayments, amount: number): Transaction {
  const last = attempts.findLast(({ service }) => !isOnline(service));
  const { service = 'other', term = 'advanced' } = last ?? {};
  const idempotencyKey = `receipt:${orderNumber}:${rows.length}`;
  return Transaction.begin({ orderNumber, service, term, amount, idempotencyKey, type: 'charge' });
}

function onHold(
  {
    orderNumber,
    service,
    term,
    reference,
  }: Pick<Transaction, 'orderNumber' | 'service' | 'term' | 'reference'>,
  amount: number,
  idempotencyKey: string,
): Transaction {
  const facts = { orderNumber, service, term, amount, reference, received: amount, idempotencyKey };
  const row = Transaction.begin({ ...facts, type: 'charge' });
  row.reach('processed-on-hold');
  return row;
}

/** What the order still owes is waited for, in a promise of its own. */
function promiseRest(payments: OrderPayments, { service, term, id }: Transaction, amount: number): void {
  if (amount <= 0 || openPromise(payments)) return;
  const facts = { orderNumber: payments.orderNumber, service, term, amount, creditApproved: true };
  payments.addRow(Transaction.open({ ...facts, idempotencyKey: `${id}:owed${payments.rows.length}` }));
}

const about = ({ id, orderNumber }: Transaction, kind: Entry['kind']): Omit<Entry, 'postings'> => ({
  cause: `${kind}:${id}`,
  kind,
  orderNumber,
  at: new Date(),
});
