import { lineStatuses, type LineStatus } from './line-statuses.ts';
import { orderStates, type OrderState } from './order-states.ts';
import { paymentStatuses, type PaymentStatus } from './payment-statuses.ts';

/**
 * The message (`@gantry/contracts/messages/order-status`) of what a customer reads for a status of a line. One they are
 * not shown has no message: its id names none.
 */
export const lineWording = (status: LineStatus): string =>
  lineStatuses[status].customer.wording ?? `status.line.${status}`;

/** The message of what a customer reads for the state of an order. */
export const orderWording = (state: OrderState): string => orderStates[state].wording;

/** The message of what a customer reads for the payment of an order. */
export const paymentWording = (status: PaymentStatus): string => paymentStatuses[status].wording;
