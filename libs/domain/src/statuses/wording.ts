import type { LineStatusRow } from './line-status-row.ts';
import { lineStatuses, type LineStatus } from './line-statuses.ts';
import { orderStates, type OrderState } from './order-states.ts';
import { paymentStatuses, type PaymentStatus } from './payment-statuses.ts';
import type { StatusTone } from './status-table.ts';

/** A page may be older than the services: a status it does not know has no row here, and must not end the page. */
const rowOf = (status: LineStatus): LineStatusRow<LineStatus> | undefined => lineStatuses[status];

/**
 * The message (`@gantry/domain/messages/order-status`) of what a customer reads for a status of a line. One they are
 * not shown has no message: its id names none.
 */
export const lineWording = (status: LineStatus): string =>
  rowOf(status)?.customer.wording ?? `status.line.${status}`;

/** What a status of a line means for whoever looks at it. */
export function lineTone(status: LineStatus, reader: 'customer' | 'staff'): StatusTone {
  const row = rowOf(status);
  return (reader === 'staff' ? row?.staff : undefined)?.tone ?? row?.customer.tone ?? 'progress';
}

/** The message of what a customer reads for the state of an order; one a later service knows has none. */
export const orderWording = (state: OrderState): string =>
  wordingOf(orderStates, state) ?? `status.order.${state}`;

/** The message of what a customer reads for the payment of an order; one a later service knows has none. */
export const paymentWording = (status: PaymentStatus): string =>
  wordingOf(paymentStatuses, status) ?? `status.payment.${status}`;

const wordingOf = (rows: Readonly<Record<string, { wording: string }>>, label: string): string | undefined =>
  rows[label]?.wording;
