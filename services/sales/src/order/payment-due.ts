import type { Remittance } from '@gantry/contracts/schemas/remittance';
import { remittanceOf, type StoreConfig } from '@gantry/nest-kit/store-config';
import type { Order } from './order.entity.ts';

const unpaid: readonly Order['paymentStatus'][] = ['pending', 'partially_paid', 'failed'];
const ended: readonly Order['state'][] = ['canceled', 'closed', 'fraud'];

/** Where the buyer sends the money of an order that is paid in advance, or its deposit; null once nothing is due. */
export function payToOf(
  order: Pick<Order, 'paymentTerm' | 'paymentStatus' | 'state'> &
    Partial<Pick<Order, 'depositDue' | 'paymentFacts'>>,
  store: StoreConfig,
): Remittance | null {
  const { depositDue = null, paymentFacts } = order;
  const isDepositDue = depositDue !== null && (paymentFacts?.captured ?? 0) < depositDue;
  const isDue =
    (order.paymentTerm === 'advanced' || isDepositDue) &&
    unpaid.includes(order.paymentStatus) &&
    !ended.includes(order.state);
  return isDue ? remittanceOf(store) : null;
}
