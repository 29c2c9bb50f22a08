import type { PaymentAction } from '@gantry/contracts/schemas/payment';
import { paymentRoles, type Role } from '@gantry/domain/roles';
import { isWithoutOrder } from '@gantry/contracts/schemas/payment';
import { isOnline } from '../transaction/online.ts';
import type { OrderPayments } from '../transaction/order-payments.ts';
import { isCredit } from './receipts.ts';
import { refundable } from '../transaction/plan-refund.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';

const acting: readonly Role[] = paymentRoles;

/** What this person may do about one transaction now. */
export function actionsOn(payments: OrderPayments, row: Transaction, role: Role): PaymentAction[] {
  if (!acting.includes(role)) return [];
  const actions: PaymentAction[] = [];
  if (row.status === 'processed-on-hold')
    actions.push('match', ...(row.type === 'charge' ? (['send-back'] as const) : []));
  if (isKeepable(payments, row)) actions.push('keep');
  if (isHeld(row)) actions.push('approve');
  if (row.isAttempt && row.reasonCode === 'fraud' && row === payments.attempts.at(-1))
    actions.push('clear-fraud');
  if (isVoidable(payments, row)) actions.push('void');
  if (row.type === 'refund' && isPayable(row)) actions.push('pay-out');
  if (row.type === 'charge' && row.status === 'processed' && row.received !== null) actions.push('returned');
  return actions;
}

/** What this person may do about the payments of an order as a whole. */
export function actionsOnOrder(payments: OrderPayments, due: number, role: Role): PaymentAction[] {
  if (!acting.includes(role)) return [];
  const owed = due - payments.captured + payments.refunding;
  return [
    'receipt',
    ...(capturable(payments) > 0 ? (['capture'] as const) : []),
    ...(refundable(payments) > 0 ? (['refund'] as const) : []),
    ...(owed > 0 ? (['write-off'] as const) : []),
  ];
}

/** Minor units that are reserved and not asked for yet. */
export const capturable = (payments: OrderPayments): number =>
  payments.attempts.reduce((sum, attempt) => sum + payments.leftOf(attempt), 0);

/** Money of a customer who is known that came by check or transfer, or is promised back to them the same way. */
const isKeepable = ({ orderNumber }: OrderPayments, row: Transaction): boolean =>
  !isWithoutOrder(orderNumber) &&
  (row.type === 'refund'
    ? isPromisedByHand(row)
    : row.type === 'charge' && row.status === 'processed-on-hold' && !isCredit(row));

/** A review of the provider's ends at the provider. */
const isHeld = ({ status, reasonCode }: Transaction) =>
  status === 'approved-on-hold' && reasonCode !== 'risk-review';

function isVoidable(payments: OrderPayments, row: Transaction): boolean {
  if (!row.isAttempt || row.received !== null) return false;
  const isAsked = payments.childrenOf(row, 'void').some(({ status }) => status === 'initialized');
  const open = ['initialized', 'running', 'authorized', 'approved-on-hold', 'partially-captured'];
  if (isOnline(row.service)) return !isAsked && open.includes(row.status) && row.status !== 'running';
  return ['delayed', 'approved', 'approved-on-hold'].includes(row.status);
}

/** A refund a person pays out: by check or transfer, or because the provider refused it. */
const isPayable = (row: Transaction) =>
  isPromisedByHand(row) ||
  (row.status === 'not-authorized' &&
    row.reasonCode !== 'replaced' &&
    row.reasonCode !== 'not-enough-captured');

const isPromisedByHand = ({ status, service }: Transaction) => status === 'delayed' && !isOnline(service);
