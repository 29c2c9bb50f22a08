import type { Role } from '@gantry/contracts/roles';
import type { LineStatus } from '@gantry/contracts/statuses/moves';
import type { Order } from './order.entity.ts';

type GatedOrder = Pick<Order, 'paymentTerm' | 'paymentStatus' | 'creditApproved' | 'grandTotal'>;

/**
 * What stands in the way of confirming an order (domain B4), in words for staff; null when nothing does. Paid in
 * advance: the money must be there. Net terms: the credit must be approved. A free order has no gate.
 */
export function confirmGate(order: GatedOrder): string | null {
  if (order.grandTotal === 0) return null;
  if (order.paymentTerm === 'advanced') {
    return order.paymentStatus === 'paid'
      ? null
      : 'The order is paid in advance and the money has not arrived.';
  }
  return order.creditApproved ? null : 'The order is over the credit limit and its credit is not approved.';
}

/** Finance may confirm all the same: that is its approval of the payment or of the credit, and needs a reason. */
export const mayPassConfirmGate = (role: Role | 'system'): boolean => role === 'finance' || role === 'admin';

/** What stands in the way of shipping: goods paid in advance stay until the money is there. */
export function shipGate(order: GatedOrder): string | null {
  if (order.paymentTerm !== 'advanced' || order.grandTotal === 0 || order.paymentStatus === 'paid')
    return null;
  return 'The order is paid in advance and is not shipped before the money has arrived.';
}

/** The gate of a move, or null. */
export function gateOf(order: GatedOrder, to: LineStatus, role: Role | 'system'): string | null {
  if (to === 'confirmed') return mayPassConfirmGate(role) ? null : confirmGate(order);
  return to === 'shipped' ? shipGate(order) : null;
}
