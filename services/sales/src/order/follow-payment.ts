import { isPaidOnline } from '@gantry/contracts/schemas/order';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { Order, OrderLine } from './order.entity.ts';
import { system } from './actor.ts';
import { isOpen, transitionsFor } from './line-transitions.ts';

/** Lines that go somewhere because of how their order is paid. */
export interface FollowingLines {
  readonly lines: OrderLine[];
  readonly to: LineStatus;
  readonly reason: string;
}

const waiting: readonly LineStatus[] = ['new', 'pending'];

/**
 * Where the payment of an order takes its lines, by the system: into review when it is held or suspected, to
 * `not-processed` when it was refused or abandoned, up again when it goes on after that, and to `confirmed` once it passes
 * the gate. Null where they stay.
 */
export function followPayment(order: Order): FollowingLines | null {
  const { attempt, authorized, captured, held = false, fraud = false } = order.paymentFacts;
  const isOnline = order.paymentTerm === 'advanced' && isPaidOnline(order.paymentService);
  const hasMoney = authorized + captured > 0;
  if (fraud || (held && isOnline))
    return linesAt(
      order,
      waiting,
      'pending-review',
      fraud ? 'payment: suspected fraud' : 'payment: held for review',
    );
  const hasFailed = attempt === 'refused' || attempt === 'broken' || attempt === 'ran-out';
  if (isOnline && hasFailed && !hasMoney)
    return linesAt(
      order,
      waiting,
      'not-processed',
      `payment: ${attempt === 'ran-out' ? 'abandoned' : 'refused'}`,
    );
  const goesOn = hasMoney || attempt === 'in-progress';
  return (
    (goesOn ? linesAt(order, ['not-processed'], 'new', 'payment: another attempt') : null) ??
    (hasMoney
      ? linesAt(order, waiting, 'confirmed', authorized > 0 ? 'payment: reserved' : 'payment: received')
      : null)
  );
}

/** The lines at some statuses that may go on; null where there is none. */
function linesAt(
  order: Order,
  from: readonly LineStatus[],
  to: LineStatus,
  reason: string,
): FollowingLines | null {
  const lines = order.lines
    .getItems()
    .filter(({ status }) => from.includes(status))
    .filter((line) => transitionsFor(order, line, system).some((one) => one.to === to && isOpen(one)));
  return lines.length > 0 ? { lines, to, reason } : null;
}
