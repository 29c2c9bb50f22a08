import { isOneOfRoles, shipApartRoles } from '@gantry/domain/roles';
import { cancelledGroup } from '@gantry/domain/statuses/line-groups';
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

/** Lines of which something is still to leave. */
const openLines = (order: Order): OrderLine[] =>
  order.lines.getItems().filter(({ status, openUnits }) => openUnits > 0 && !cancelledGroup.has(status));

/** Statuses of goods that somebody still has to bring, though they may leave from there. */
const awaited: readonly LineStatus[] = ['backordered', 'purchase', 'in-production'];

/** Whether the buyer waits for all of an order, of which something is not there or cannot leave now. */
export const waitsForAll = (order: Order, actor: Actor): boolean =>
  order.shipTogether &&
  openLines(order).some((line) => awaited.includes(line.status) || mayShip(order, line, actor)?.length !== 0);

/** What would leave, and why only that. */
interface Part {
  readonly units: readonly { readonly line: OrderLine; readonly quantity: number }[];
  readonly apartReason: string | null;
}

/**
 * An order whose buyer waits for all of it leaves as a whole, unless somebody who may says why not.
 * @throws DomainError NOT_PERMITTED for a part by another role, INVALID without a reason
 */
export function checkTogether(order: Order, { units, apartReason }: Part, { role }: Actor): void {
  if (!order.shipTogether) return;
  const leaving = new Map(units.map(({ line, quantity }) => [line, quantity]));
  if (openLines(order).every((line) => leaving.get(line) === line.openUnits)) return;
  if (!isOneOfRoles(shipApartRoles, role)) throw new DomainError('NOT_PERMITTED', { shipTogether: 1 });
  if (apartReason) return;
  throw new DomainError('INVALID', undefined, [
    { path: 'form.apartReason', message: 'is needed to ship a part of an order that ships together' },
  ]);
}
