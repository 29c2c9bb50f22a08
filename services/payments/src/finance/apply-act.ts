import type { ActOnPayments, PaymentAction } from '@gantry/contracts/schemas/payment';
import type { Role } from '@gantry/domain/roles';
import { maxWriteOff, mayWriteOff } from '@gantry/domain/write-off';
import { DomainError } from '@gantry/nest-kit/errors';
import { isOnline } from '../transaction/online.ts';
import type { OrderPayments } from '../transaction/order-payments.ts';
import { askCaptures, askVoid } from '../transaction/plan-captures.ts';
import { byFinance } from '../transaction/settled-refunds.ts';
import { payOut, payOutInstead, planRefund, refundable } from '../transaction/plan-refund.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';
import { actionsOn, actionsOnOrder, capturable } from './payment-actions.ts';
import { keepAsCredit, matchReceipt, returnReceipt, sendBack, writeOff } from './receipts.ts';

/** An act with what it is judged by. */
export type Act = ActOnPayments & {
  /** what the order owes in all; minor units */
  readonly due: number;
  /** the key it is done once by */
  readonly key: string;
  readonly role: Role;
};
/** What the audit trail keeps. */
interface Done {
  readonly before: string | null;
  readonly after: string;
}

/**
 * One act of finance on the payments of an order.
 * @throws DomainError NOT_FOUND, WRONG_STATE, NOT_PERMITTED for more than may be written off
 */
export function applyAct(payments: OrderPayments, act: Act): Done {
  if ('transactionId' in act) return onTransaction(payments, act);
  checkOpen(actionsOnOrder(payments, act.due, act.role), act.action);
  const { amount, reason, key } = act;
  if (act.action === 'write-off') {
    checkLimit(payments, act);
    writeOff(payments, { amount, due: act.due, reason, key });
  } else if (act.action === 'capture') {
    if (amount > capturable(payments)) throw new DomainError('WRONG_STATE', { reason: 'too-much' });
    askCaptures(payments, amount);
  } else {
    if (amount > refundable(payments)) throw new DomainError('WRONG_STATE', { reason: 'too-much' });
    planRefund(payments, { reference: `${byFinance}${key}`, amount, reason });
  }
  return { before: null, after: String(amount) };
}

function onTransaction(payments: OrderPayments, act: Extract<Act, { transactionId: string }>): Done {
  const row = payments.rows.find(({ id }) => id === act.transactionId);
  if (!row) throw new DomainError('NOT_FOUND');
  checkOpen(actionsOn(payments, row, act.role), act.action);
  const before = row.status;
  switch (act.action) {
    case 'match':
      matchReceipt(payments, row, act.due);
      break;
    case 'send-back':
      sendBack(payments, row, act);
      break;
    case 'keep':
      keepAsCredit(payments, row);
      return { before: 'on hold', after: 'kept as credit' };
    case 'void':
      release(payments, row);
      break;
    case 'approve':
      approve(payments, row);
      break;
    case 'pay-out':
      if (row.status === 'delayed') payOut(payments, row, act.reference);
      else payOutInstead(payments, row, act.reference);
      break;
    case 'clear-fraud':
      row.amend({ reasonCode: 'fraud-cleared', note: act.reason });
      return { before: 'fraud', after: 'cleared' };
    case 'returned':
      returnReceipt(payments, row);
  }
  return { before, after: row.status };
}

/** @throws DomainError NOT_PERMITTED for more than this person may give up of an order */
function checkLimit(
  { rows }: OrderPayments,
  { amount, role }: { readonly amount: number; readonly role: Role },
): void {
  const before = rows
    .filter(({ type, status }) => type === 'adjustment' && status === 'processed')
    .reduce((sum, row) => sum + row.amount, 0);
  if (!mayWriteOff(role, amount, before))
    throw new DomainError('NOT_PERMITTED', { reason: 'write-off-limit', limit: maxWriteOff, before });
}

function checkOpen(open: readonly PaymentAction[], action: PaymentAction): void {
  if (!open.includes(action)) throw new DomainError('WRONG_STATE', { action });
}

function release(payments: OrderPayments, row: Transaction): void {
  if (isOnline(row.service) && row.reference !== null) return askVoid(payments, row);
  if (!row.reach('voided')) row.reach('terminated');
  row.amend({ reasonCode: 'abandoned' });
}

/** Terms are granted; of an online payment that is not the one asked for, what the provider has is accepted. */
function approve(payments: OrderPayments, row: Transaction): void {
  if (!isOnline(row.service)) return row.transitionTo('approved');
  const held = payments.childrenOf(row, 'capture').reduce((sum, { amount }) => sum + amount, 0);
  row.amend({ amount: Math.max(row.capturable + held, 1), requestHash: null, note: 'accepted by finance' });
}
