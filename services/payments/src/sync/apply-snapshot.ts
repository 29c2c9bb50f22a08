import type { TransactionStatus } from '@gantry/domain/statuses/transaction-statuses';
import type { ProviderPayment } from '../provider/payment-provider.ts';
import { coverExpired } from '../transaction/cover-shortfall.ts';
import type { OrderPayments } from '../transaction/order-payments.ts';
import { Transaction } from '../transaction/transaction.entity.ts';
import type { Applied } from './applied.ts';
import { applyCaptures, applyDisputes, applyRefunds } from './apply-money.ts';

/**
 * Brings an attempt, its captures, refunds, and disputes to where the provider says they stand. Without effect where they
 * stand there already, so the same snapshot may come however often.
 */
export function applySnapshot(
  payments: OrderPayments,
  row: Transaction,
  { snapshot, now }: { readonly snapshot: ProviderPayment; readonly now: Date },
): void {
  const attempt = revived(payments, row, snapshot);
  const applied: Applied = { payments, attempt, snapshot, now, isMismatch: isMismatch(attempt, snapshot) };
  attempt.checkedAt = now;
  attempt.amend({
    isUnanswered: false,
    reference: snapshot.reference,
    capturable: snapshot.capturable,
    authorizedUntil: snapshot.authorizedUntil,
    ...(snapshot.method ? { method: snapshot.method } : {}),
    ...(snapshot.saved ? { saved: snapshot.saved } : {}),
  });
  applyCaptures(applied);
  applyRefunds(applied);
  applyStatus(applied);
  applyDisputes(applied);
}

/** An attempt that was refused may be paid after all, in the same window of the provider: that is the next attempt. */
function revived(payments: OrderPayments, row: Transaction, snapshot: ProviderPayment): Transaction {
  const isAlive = ['running', 'authorized', 'captured'].includes(snapshot.state);
  if (row.status !== 'not-authorized' || !isAlive) return row;
  const { orderNumber, type, service, term, amount, reference, requestHash } = row;
  const { invoice = null, accountId = null, payer = null } = row;
  const again = payments.rows.filter(({ idempotencyKey }) => idempotencyKey.startsWith(`${row.id}:`)).length;
  const idempotencyKey = `${row.id}:again${again}`;
  const bound = { reference, requestHash, invoice, accountId, payer };
  const facts = { orderNumber, type, service, term, amount, ...bound };
  return payments.addRow(Transaction.begin({ ...facts, idempotencyKey }));
}

function isMismatch(attempt: Transaction, { amount, currency, requestHash }: ProviderPayment): boolean {
  const isOther = requestHash !== null && attempt.requestHash !== null && requestHash !== attempt.requestHash;
  return amount !== attempt.amount || currency.toUpperCase() !== attempt.currency || isOther;
}

function applyStatus(applied: Applied): void {
  const { payments, attempt, snapshot } = applied;
  const held = heldStatus(applied);
  const target = held ?? statusOf(applied);
  if (!target) return;
  const wasReserved = ['authorized', 'approved-on-hold', 'partially-captured'].includes(attempt.status);
  const reasonCode = reasonOf(applied, target);
  const isReached =
    target === 'instant' ? attempt.reach('instant') || attempt.reach('captured') : attempt.reach(target);
  if (!isReached) return;
  if (reasonCode === 'mismatch' && attempt.reasonCode !== 'mismatch') {
    const { amount, reference } = snapshot;
    const { service } = attempt;
    payments.notices.push({ kind: 'mismatch', amount, reference, service });
  }
  const hasRunOut = reasonCode === 'authorization-expired' && attempt.reasonCode !== reasonCode;
  attempt.amend({ reasonCode });
  if (hasRunOut) coverExpired(payments, attempt);
  if (snapshot.state === 'canceled' || snapshot.state === 'captured') {
    endVoids(payments, attempt, wasReserved);
    attempt.amend({ opened: null });
  }
}

function heldStatus({ attempt, snapshot, isMismatch: isOther }: Applied): TransactionStatus | null {
  const isReserved = snapshot.state === 'authorized' || snapshot.state === 'captured';
  const isTaken = ['captured', 'instant', 'partially-captured'].includes(attempt.status);
  return isReserved && !isTaken && (isOther || snapshot.isHeld) ? 'approved-on-hold' : null;
}

function statusOf(applied: Applied): TransactionStatus | null {
  const { attempt, snapshot } = applied;
  switch (snapshot.state) {
    case 'open':
      return null;
    case 'running':
      return 'running';
    case 'refused':
      return 'not-authorized';
    case 'authorized':
      return authorizedStatus(applied);
    case 'captured':
      return attempt.type === 'charge' ? 'instant' : 'captured';
    case 'canceled':
      return canceledStatus(applied);
  }
}

const hasCaptured = ({ payments, attempt }: Applied) =>
  payments.childrenOf(attempt, 'capture').some(({ status }) => status === 'instant');

function authorizedStatus(applied: Applied): TransactionStatus {
  if (isRunOut(applied)) return hasCaptured(applied) ? 'captured' : 'terminated';
  return hasCaptured(applied) ? 'partially-captured' : 'authorized';
}

/** What was reserved has ended by its time, whether or not the provider has noticed. */
const isRunOut = ({ snapshot: { authorizedUntil }, now }: Applied) =>
  authorizedUntil !== null && authorizedUntil <= now;

function canceledStatus(applied: Applied): TransactionStatus {
  if (hasCaptured(applied)) return 'captured';
  const { attempt } = applied;
  const isReserved = ['authorized', 'approved-on-hold', 'voided'].includes(attempt.status);
  if (!isReserved) return 'terminated';
  return isRunOut(applied) && !pendingVoid(applied) && attempt.status === 'authorized'
    ? 'terminated'
    : 'voided';
}

const pendingVoid = ({ payments, attempt }: Applied) =>
  payments.childrenOf(attempt, 'void').find(({ status }) => status === 'initialized');

function reasonOf(applied: Applied, target: TransactionStatus): Transaction['reasonCode'] {
  const { attempt, snapshot, isMismatch: isOther } = applied;
  if (target === 'approved-on-hold') return isOther ? 'mismatch' : 'risk-review';
  if (target === 'not-authorized') return snapshot.failure?.code ?? 'declined';
  if (target === attempt.status) return attempt.reasonCode ?? null;
  if (target !== 'terminated' && target !== 'voided') return null;
  const asked = pendingVoid(applied)?.reasonCode;
  if (asked) return asked;
  return isRunOut(applied) ? 'authorization-expired' : 'abandoned';
}

/** What an ended attempt had reserved and not taken is released: it says so in a row of its own, asked for by us or not. */
function endVoids(payments: OrderPayments, attempt: Transaction, wasReserved: boolean): void {
  const asked = payments.childrenOf(attempt, 'void').filter(({ status }) => status === 'initialized');
  const isReleased = attempt.status === 'voided' || attempt.status === 'captured';
  if (!isReleased) {
    for (const row of asked) row.reach('terminated');
    return;
  }
  const captured = payments
    .childrenOf(attempt, 'capture')
    .filter(({ status }) => status === 'instant' || status === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);
  const known = payments.childrenOf(attempt, 'void').filter(({ status }) => status === 'processed');
  const rest = attempt.amount - captured - known.reduce((sum, { amount }) => sum + amount, 0);
  const [first, ...others] = asked;
  for (const row of others) row.reach('terminated');
  if (rest <= 0 || !(wasReserved || first)) {
    first?.reach('terminated');
    return;
  }
  const row = first ?? payments.addRow(releaseOf(attempt, rest));
  row.amend({ amount: rest });
  row.reach('processed');
}

const releaseOf = (attempt: Transaction, amount: number): Transaction => {
  const { orderNumber, service, term, id } = attempt;
  const facts = { orderNumber, service, term, amount, parentId: id };
  return Transaction.begin({ ...facts, type: 'void', idempotencyKey: `${id}:released` });
};
