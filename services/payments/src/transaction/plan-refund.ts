import { cashOf, moveAmount } from '../journal/entries.ts';
import type { OrderPayments } from './order-payments.ts';
import { isOnline } from './online.ts';
import { Transaction } from './transaction.entity.ts';

/** Money that may be given back: a capture, or what came by check or transfer; minor units. */
interface Source {
  readonly row: Transaction;
  readonly parentId: string;
  readonly left: number;
}

/** A refund as it is asked for; `reference` names it once. */
export interface Refund {
  readonly reference: string;
  /** minor units */
  readonly amount: number;
  readonly reason: string;
}

/**
 * Asks for a refund from what was captured or received last, each part once. More than there is, is refused as a whole:
 * nobody gets a part of what they were promised without somebody having looked.
 */
export function planRefund(payments: OrderPayments, refund: Refund): void {
  if (payments.rows.some(({ type, cause }) => type === 'refund' && cause === refund.reference)) return;
  const sources = sourcesOf(payments);
  let rest = refund.amount;
  if (refundable(payments) < rest) return refuseRefund(payments, refund);
  for (const source of sources) {
    const amount = Math.min(rest, source.left);
    if (amount <= 0) continue;
    askRefund(payments, source, { ...refund, amount });
    rest -= amount;
  }
}

/** What could be given back now; minor units. */
export const refundable = (payments: OrderPayments): number =>
  sourcesOf(payments).reduce((sum, { left }) => sum + left, 0);

function sourcesOf(payments: OrderPayments): Source[] {
  const attemptsLeft = new Map<string, number>();
  return payments.rows
    .filter((row) => isSource(row))
    .toReversed()
    .map((row) => {
      const parentId = row.parentId ?? row.id;
      const ofAttempt = attemptsLeft.get(parentId) ?? leftOfAttempt(payments, parentId);
      const left = Math.max(0, Math.min(leftOfRow(payments, row), ofAttempt));
      attemptsLeft.set(parentId, ofAttempt - left);
      return { row, parentId, left };
    });
}

const isSource = ({ type, status, received }: Transaction) =>
  (type === 'capture' && (status === 'instant' || status === 'processed')) ||
  (type === 'charge' && status === 'processed' && received !== null);

const amountOf = ({ received, amount }: Transaction) => received ?? amount;

const isRunning = ({ status }: Transaction) => !['not-authorized', 'lost', 'terminated'].includes(status);

function leftOfRow({ rows }: OrderPayments, source: Transaction): number {
  if (source.type === 'charge') return amountOf(source);
  return rows
    .filter((row) => row.type === 'refund' && row.source === source.reference && isRunning(row))
    .reduce((left, row) => left - row.amount, amountOf(source));
}

/** Refunds made past us name no capture, and what was lost by a dispute cannot be given back too. */
function leftOfAttempt({ rows }: OrderPayments, parentId: string): number {
  const ofAttempt = rows.filter((row) => (row.parentId ?? row.id) === parentId);
  const came = ofAttempt.filter(isSource).reduce((sum, row) => sum + amountOf(row), 0);
  return ofAttempt
    .filter(({ type }) => type === 'refund' || type === 'chargeback')
    .filter(isRunning)
    .concat(ofAttempt.filter(({ type, status }) => type === 'chargeback' && status === 'lost'))
    .reduce((left, row) => left - row.amount, came);
}

function askRefund(
  payments: OrderPayments,
  { row, parentId }: Source,
  { reference, amount, reason }: Refund,
): void {
  const { orderNumber, service, term, id } = row;
  const source = row.type === 'capture' ? row.reference : null;
  const facts = { orderNumber, service, term, amount, parentId, source, cause: reference, note: reason };
  const refund = payments.addRow(
    Transaction.begin({ ...facts, type: 'refund', idempotencyKey: `refund:${reference}:${id}` }),
  );
  // money that came by check or transfer is given back by a person
  if (!isOnline(service)) {
    refund.reach('delayed');
    payments.notices.push({ kind: 'refund-by-hand', amount, service, reference });
  }
  payments.entries.push(promised(refund));
}

/** A refund that was asked for and refused: what was promised is owed no more. */
export function takeBackRefund(payments: OrderPayments, refund: Transaction): void {
  const { id, orderNumber, amount, service, cause } = refund;
  const entry = {
    cause: `refund-refused:${id}`,
    kind: 'refund-refused' as const,
    orderNumber,
    at: new Date(),
  };
  payments.entries.push(moveAmount(entry, { amount, from: 'receivable', to: 'refunds-payable' }));
  payments.notices.push({ kind: 'refund-refused', amount, service, reference: cause ?? null });
}

const promised = ({ id, orderNumber, amount, createdAt }: Transaction) =>
  moveAmount(
    { cause: `refund-promised:${id}`, kind: 'refund-promised', orderNumber, at: createdAt },
    { amount, from: 'refunds-payable', to: 'receivable' },
  );

function refuseRefund(payments: OrderPayments, { reference, amount, reason }: Refund): void {
  const { orderNumber, attempts } = payments;
  const { service = 'other', term = 'advanced' } = attempts.at(-1) ?? {};
  const facts = { orderNumber, service, term, amount, cause: reference, note: reason };
  const row = Transaction.begin({ ...facts, type: 'refund', idempotencyKey: `refund:${reference}` });
  row.reach('not-authorized');
  row.amend({ reasonCode: 'not-enough-captured' });
  payments.addRow(row);
  payments.notices.push({ kind: 'refund-refused', amount, service, reference });
}

/** A person has paid a refund out, by check or transfer. */
export function payOut(payments: OrderPayments, refund: Transaction, reference: string): void {
  refund.transitionTo('processed');
  refund.amend({ reference });
  const { id, orderNumber, amount, service } = refund;
  const entry = { cause: `refund-paid:${id}`, kind: 'refund-paid' as const, orderNumber, at: new Date() };
  payments.entries.push(moveAmount(entry, { amount, from: cashOf(service), to: 'refunds-payable' }));
}

/** The provider refused a refund: a person has paid it out by check or transfer instead. */
export function payOutInstead(payments: OrderPayments, refused: Transaction, reference: string): void {
  refused.amend({ reasonCode: 'replaced' });
  const { orderNumber, term, amount, parentId, cause, note, id } = refused;
  const facts = { orderNumber, term, amount, parentId, cause, note, service: 'check' };
  const refund = payments.addRow(
    Transaction.begin({ ...facts, type: 'refund', idempotencyKey: `${id}:by-hand` }),
  );
  refund.reach('delayed');
  payments.entries.push(promised(refund));
  payOut(payments, refund, reference);
}
