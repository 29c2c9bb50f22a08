import { cashOf, moveAmount, type Account, type Entry } from '../journal/entries.ts';
import type { Dispute, MoneyMoved } from '../provider/payment-provider.ts';
import { takeBackRefund } from '../transaction/plan-refund.ts';
import { Transaction, type TransactionType } from '../transaction/transaction.entity.ts';
import type { Applied } from './applied.ts';

/** Rows of captures, as the provider tells them; money of a payment that is not the one asked for waits for finance. */
export function applyCaptures(applied: Applied): void {
  for (const moved of applied.snapshot.captures)
    applyCapture(applied, rowOf(applied, 'capture', moved), moved);
}

function applyCapture(applied: Applied, row: Transaction, moved: MoneyMoved): void {
  const { snapshot, isMismatch } = applied;
  if (moved.state === 'failed') row.reach('not-authorized');
  if (moved.state === 'waiting' || (moved.state === 'done' && snapshot.isHeld && !isMismatch))
    row.reach('running');
  const isNew = !isTaken(row);
  if (moved.state === 'done' && isNew && (isMismatch || !snapshot.isHeld)) {
    row.amend({ amount: moved.amount });
    if (!row.reach(isMismatch ? 'processed-on-hold' : 'instant')) return;
    const to = cashOf(row.service);
    const from = isMismatch ? 'unmatched-receipts' : 'receivable';
    if (isMismatch) row.amend({ received: moved.amount, reasonCode: 'mismatch' });
    post(applied, 'capture', { row, at: moved.at, amount: moved.amount, from, to });
  }
  if (isTaken(row) && moved.fee !== null && row.fee === null) {
    row.amend({ fee: moved.fee });
    post(applied, 'fee', {
      row,
      at: moved.at,
      amount: moved.fee,
      from: cashOf(row.service),
      to: 'provider-fees',
    });
  }
}

const isTaken = ({ status }: Transaction) =>
  ['instant', 'lost', 'processed-on-hold', 'processed'].includes(status);

/** Rows of refunds; one that bounced after it was done is money of the store again, and owed to the payer. */
export function applyRefunds(applied: Applied): void {
  for (const moved of applied.snapshot.refunds) {
    const row = rowOf(applied, 'refund', moved);
    if (row.version === 1 && row.cause === null) promise(applied, row, moved.at);
    applyRefund(applied, row, moved);
  }
}

function applyRefund(applied: Applied, row: Transaction, { state, at }: MoneyMoved): void {
  const cash = cashOf(row.service);
  if (state === 'waiting') row.reach('running');
  if (state === 'done' && row.status !== 'processed' && row.reach('processed')) {
    post(applied, 'refund-paid', { row, at, amount: row.amount, from: cash, to: 'refunds-payable' });
  }
  if (state !== 'failed') return;
  if (row.status === 'processed' && row.reach('lost'))
    post(applied, 'refund-refused', { row, at, amount: row.amount, from: 'receivable', to: cash });
  else if (row.status !== 'not-authorized' && row.reach('not-authorized'))
    takeBackRefund(applied.payments, row);
}

/** A refund that was made at the provider, past us. */
function promise(applied: Applied, row: Transaction, at: Date): void {
  const { amount } = row;
  post(applied, 'refund-promised', { row, at, amount, from: 'refunds-payable', to: 'receivable' });
  row.amend({ note: 'made at the provider' });
}

/** Rows of disputes; what is lost is owed again, and the attempt says so once nothing is left of it. */
export function applyDisputes(applied: Applied): void {
  for (const dispute of applied.snapshot.disputes) applyDispute(applied, dispute);
  const { payments, attempt } = applied;
  const captures = payments.childrenOf(attempt, 'capture').filter(({ status }) => status === 'instant');
  const lost = payments.childrenOf(attempt, 'chargeback').filter(({ status }) => status === 'lost');
  const taken = captures.reduce((sum, { amount }) => sum + amount, 0);
  if (captures.length === 0 || lost.reduce((sum, { amount }) => sum + amount, 0) < taken) return;
  for (const row of [...captures, attempt]) row.reach('lost');
}

function applyDispute(applied: Applied, dispute: Dispute): void {
  const { payments, attempt } = applied;
  const known = payments
    .childrenOf(attempt, 'chargeback')
    .find(({ reference }) => reference === dispute.reference);
  const row = known ?? payments.addRow(childOf(attempt, 'chargeback', dispute));
  const { at, amount, state } = dispute;
  const { service, reference = null } = row;
  const cash = cashOf(service);
  if (row.status === 'initialized' && row.reach('running')) {
    post(applied, 'dispute', { row, step: 'opened', at, amount, from: cash, to: 'disputes' });
    payments.notices.push({ kind: 'disputed', amount, service, reference });
  }
  if (state === 'won' && row.status === 'running' && row.reach('terminated'))
    post(applied, 'dispute', { row, step: 'won', at, amount, from: 'disputes', to: cash });
  if (state !== 'lost' || row.status !== 'running' || !row.reach('lost')) return;
  post(applied, 'dispute', { row, step: 'lost', at, amount, from: 'disputes', to: 'receivable' });
  payments.notices.push({ kind: 'dispute-lost', amount, service, reference });
}

/** Our row of money the provider has moved: the one that asked for it, the one known by its name, or a new one. */
function rowOf({ payments, attempt }: Applied, type: TransactionType, moved: MoneyMoved): Transaction {
  const rows = payments.rows.filter((row) => row.type === type && isOf(row, attempt));
  const known =
    rows.find(({ reference }) => reference === moved.reference) ??
    rows.find(({ idempotencyKey, reference }) => idempotencyKey === moved.key && reference === null);
  if (!known) return payments.addRow(childOf(attempt, type, moved));
  known.amend({ reference: moved.reference });
  return known;
}

/** A refused attempt and the one after it share the provider's payment. */
const isOf = (row: Transaction, attempt: Transaction) =>
  row.parentId === attempt.id ||
  (row.parentId !== null && attempt.idempotencyKey.startsWith(`${row.parentId}:`));

function childOf(
  { id, orderNumber, service, term }: Transaction,
  type: TransactionType,
  { reference, amount }: { readonly reference: string; readonly amount: number },
): Transaction {
  const facts = { orderNumber, service, term, amount, reference, parentId: id };
  return Transaction.begin({ ...facts, type, idempotencyKey: `${id}:${type}:${reference}` });
}

function post(
  { payments }: Applied,
  kind: Entry['kind'],
  posted: {
    readonly row: Transaction;
    readonly step?: string;
    readonly at: Date;
    readonly amount: number;
    readonly from: Account;
    readonly to: Account;
  },
): void {
  const { row, step, at, ...moved } = posted;
  const cause = [kind, row.id, ...(step ? [step] : [])].join(':');
  payments.entries.push(moveAmount({ cause, kind, orderNumber: row.orderNumber, at }, moved));
}
