import type { OrderPaymentsView, TransactionView } from '@gantry/contracts/schemas/payment';
import type { Role } from '@gantry/domain/roles';
import type { OrderPayments } from '../transaction/order-payments.ts';
import { paymentFactsOf } from '../transaction/payment-facts.ts';
import { refundable } from '../transaction/plan-refund.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';
import { actionsOn, actionsOnOrder, capturable } from './payment-actions.ts';

/** The payments of an order as the back office shows them, with what this person may do. */
export function orderPaymentsView(
  payments: OrderPayments,
  { due, isTest, role }: { readonly due: number; readonly isTest: boolean; readonly role: Role },
): Omit<OrderPaymentsView, 'credits'> {
  const { authorized, captured, refunded } = paymentFactsOf(payments.rows);
  return {
    orderNumber: payments.orderNumber,
    currency: 'USD',
    isTest,
    due,
    authorized,
    captured,
    refunded,
    capturable: capturable(payments),
    refundable: refundable(payments),
    open: Math.max(0, due - captured + payments.refunding),
    actions: actionsOnOrder(payments, due, role),
    transactions: payments.rows.map((row) => ({ ...viewOf(row), actions: actionsOn(payments, row, role) })),
  };
}

const viewOf = (row: Transaction): Omit<TransactionView, 'actions'> => ({
  id: row.id,
  type: row.type,
  service: row.service,
  status: row.status,
  amount: row.amount,
  received: row.received ?? null,
  capturable: row.capturable,
  fee: row.fee ?? null,
  reference: row.reference ?? null,
  reasonCode: row.reasonCode ?? null,
  cause: row.cause ?? null,
  invoice: row.invoice ?? null,
  note: row.note ?? null,
  method: row.method ?? null,
  authorizedUntil: row.authorizedUntil?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
