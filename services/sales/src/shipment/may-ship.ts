import { lineTransitions } from '@gantry/domain/statuses/line-progress';
import type { LineBlocker } from '@gantry/domain/statuses/line-status-row';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Actor } from '../order/actor.ts';
import { shippingBlockers } from '../order/line-transitions.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';

/** What comes of a line when so many of its open units leave. */
export const statusAfter = (line: OrderLine, count: number): LineStatus =>
  count === line.openUnits ? 'shipped' : 'partially-shipped';

/** What stands in the way of shipping the line; null where it is not to be shipped now, or not by this role. */
export function mayShip(order: Order, line: OrderLine, { role }: Actor): LineBlocker[] | null {
  if (order.isClosed || order.fraud || line.openUnits === 0) return null;
  const isNext = lineTransitions(line).includes('shipped');
  if (!isNext || !mayTransition(lineStatuses, role, line.status, 'shipped')) return null;
  return shippingBlockers(order, line);
}

/** @throws DomainError WRONG_STATE, with blockers where there are some, NOT_PERMITTED */
export function checkShippable(order: Order, line: OrderLine, actor: Actor): void {
  const about = { lineNumber: line.lineNumber, from: line.status, to: 'shipped' };
  const isNext = lineTransitions(line).includes('shipped') && line.openUnits > 0;
  if (order.isClosed || order.fraud || !isNext) throw new DomainError('WRONG_STATE', about);
  const blockers = mayShip(order, line, actor);
  if (!blockers) throw new DomainError('NOT_PERMITTED', about);
  if (blockers.length > 0) throw new DomainError('WRONG_STATE', { ...about, blockers });
}
