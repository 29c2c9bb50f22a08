import { lineObstacle } from '@gantry/contracts/statuses/line-guards';
import { lineMoveNeedsReason, mayMoveLine } from '@gantry/contracts/statuses/line-move-roles';
import { lineMoves, statusBefore } from '@gantry/contracts/statuses/line-progress';
import type { LineStatus } from '@gantry/contracts/statuses/moves';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Actor } from './actor.ts';
import { confirmGate, gateOf } from './gates.ts';
import type { OrderLine } from './order-line.entity.ts';
import type { Order } from './order.entity.ts';

/** Why a line may not make a move, or null. */
export function refusalOf(
  order: Order,
  line: OrderLine,
  to: LineStatus,
  { role }: Actor,
): DomainError | null {
  const facts = { lineNumber: line.lineNumber, from: line.status, to };
  if (order.isClosed || !lineMoves(line).includes(to) || isUnsupported(line, to)) {
    return new DomainError('WRONG_STATE', facts);
  }
  if (!mayMoveLine(role, line.status, to)) return new DomainError('NOT_PERMITTED', facts);
  const productionStarted = !!line.productionStartedAt;
  const obstacle = lineObstacle(
    { productionStarted, captured: order.paymentFacts.captured },
    line.status,
    to,
  );
  if (obstacle) return new DomainError('WRONG_STATE', { ...facts, obstacle });
  const gate = isReturning(line, to) ? null : gateOf(order, to, role);
  return gate ? new DomainError('WRONG_STATE', { ...facts, gate }) : null;
}

/** Where this person may move a line now. */
export const movesFor = (order: Order, line: OrderLine, actor: Actor): LineStatus[] =>
  lineMoves(line).filter((to) => refusalOf(order, line, to, actor) === null);

/** Whether the move must be explained: by the status book, or because finance passes a closed gate. */
export const needsReason = (order: Order, line: OrderLine, to: LineStatus): boolean =>
  lineMoveNeedsReason(line.status, to) ||
  (to === 'confirmed' && !isReturning(line, to) && confirmGate(order) !== null);

/** A part shipment needs a quantity, which a move of whole lines cannot carry; production is for made-to-order goods. */
const isUnsupported = (line: OrderLine, to: LineStatus): boolean =>
  to === 'partially-shipped' || (to === 'in-production' && !line.madeToOrder && !isReturning(line, to));

const isReturning = (line: OrderLine, to: LineStatus) => statusBefore(line) === to;
