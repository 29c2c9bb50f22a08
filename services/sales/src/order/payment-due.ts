import { isPaidOnline } from '@gantry/contracts/schemas/order';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import { remittanceOf, type StoreConfig } from '@gantry/nest-kit/store-config';
import type { Order } from './order.entity.ts';

const unpaid: readonly Order['paymentStatus'][] = [
  'pending',
  'partially_paid',
  'failed',
  'declined',
  'canceled',
  'expired',
  'voided',
];
const ended: readonly Order['state'][] = ['canceled', 'closed', 'fraud'];
/** The same for statements of the database: where a payment stands that is waited for, and where an order that waits for none. */
export const awaitedPayment = { unpaid, ended } as const;

type PaidOrder = Pick<Order, 'paymentTerm' | 'paymentStatus' | 'state'> &
  Partial<Pick<Order, 'depositDue' | 'paymentFacts' | 'paymentService'>>;

/** Whether an order that is paid in advance, or its deposit, waits for the buyer's money. */
export function awaitsPayment(order: PaidOrder): boolean {
  const { depositDue = null, paymentFacts } = order;
  const isDepositDue = depositDue !== null && (paymentFacts?.captured ?? 0) < depositDue;
  return (
    (order.paymentTerm === 'advanced' || isDepositDue) &&
    unpaid.includes(order.paymentStatus) &&
    !ended.includes(order.state)
  );
}

/** Where the buyer sends that money; null once nothing is due, and where it is paid online. */
export function payToOf(order: PaidOrder, store: StoreConfig): Remittance | null {
  return awaitsPayment(order) && !isPaidOnline(order.paymentService ?? '') ? remittanceOf(store) : null;
}
