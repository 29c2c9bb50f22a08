import {
  blockersOf,
  doorOf,
  offerTransition,
  type LineFacts,
  type OfferedTransition,
} from '@gantry/domain/statuses/line-blockers';
import { waitingGroup } from '@gantry/domain/statuses/line-groups';
import { lineTransitions } from '@gantry/domain/statuses/line-progress';
import type { LineBlocker } from '@gantry/domain/statuses/line-status-row';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Actor } from './actor.ts';
import type { OrderLine, Order } from './order.entity.ts';
import { owedBackOf } from './order-sums.ts';

/** A transition somebody wants to make. */
interface Attempt {
  readonly to: LineStatus;
  readonly actor: Actor;
  /** a shipment says how many units leave */
  readonly byShipment?: boolean;
  /** all lines that make it */
  readonly lines?: readonly OrderLine[];
}

/**
 * The transition as this person may make it now, with what they must give.
 * @throws DomainError WRONG_STATE outside the status book or with its `blockers`, NOT_PERMITTED
 */
export function checkTransition(
  order: Order,
  line: OrderLine,
  { to, actor, byShipment = false, lines = [line] }: Attempt,
): OfferedTransition {
  const about = { lineNumber: line.lineNumber, from: line.status, to };
  // a refund may be settled after everything else has ended
  const isClosed = order.isClosed && lineStatuses[to].door !== 'refund';
  if (isClosed || !lineTransitions(line).includes(to)) throw new DomainError('WRONG_STATE', about);
  const offered = offerTransition(line, to, {
    role: actor.role,
    facts: { ...factsOf(order, line, lines), byShipment },
  });
  if (!offered) throw new DomainError('NOT_PERMITTED', about);
  const { blockers } = offered;
  if (blockers.length > 0) throw new DomainError('WRONG_STATE', { ...about, blockers });
  return offered;
}

/** What stands in the way of goods of this line leaving, whoever ships them. */
export const shippingBlockers = (order: Order, line: OrderLine): LineBlocker[] =>
  blockersOf({ ...factsOf(order, line), byShipment: true }, line, 'shipped');

/**
 * The transitions this person's role may press, with what stands in their way; without those the store cannot do at all,
 * and those that a request or a refund makes.
 */
export function transitionsFor(order: Order, line: OrderLine, { role }: Actor): OfferedTransition[] {
  if (order.isClosed) return [];
  const facts = factsOf(order, line);
  return lineTransitions(line)
    .filter((to) => doorOf(line, to) === null)
    .map((to) => offerTransition(line, to, { role, facts }))
    .filter((offered) => offered !== null)
    .filter(({ blockers }) => !blockers.includes('UNSUPPORTED'));
}

/** Whether nothing stands in the way of this transition. */
export const isOpen = ({ blockers }: OfferedTransition): boolean => blockers.length === 0;

/** What stands in the way of confirming an order, whoever looks; it matters while a line waits for that. */
export function confirmBlockers(order: Order): LineBlocker[] {
  const waiting = order.lines.getItems().find(({ status }) => waitingGroup.has(status));
  return waiting ? blockersOf(factsOf(order, waiting), waiting, 'confirmed') : [];
}

const dayMs = 86_400_000;
const factsOf = (order: Order, line: OrderLine, lines: readonly OrderLine[] = [line]): LineFacts => ({
  productionStarted: !!line.productionStartedAt,
  madeToOrder: line.madeToOrder,
  captured: order.paymentFacts.captured,
  owedBack: owedBackOf(order, lines),
  reserved: order.paymentFacts.authorized,
  due: order.due,
  payment: order,
  givenBack: order.refunds.claimed,
  daysThere: Math.floor((Date.now() - line.statusAt.getTime()) / dayMs),
});
