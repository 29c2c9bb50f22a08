import type { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import type { Order } from './order.entity.ts';

/**
 * Tells payments that an order owes another amount than before: what they may capture, or must release.
 * @param cause names what has changed it, once
 */
export function tellDue(em: EntityManager, order: Order, cause: string): Promise<void> {
  const { number, due } = order;
  const lines = order.lines.getItems();
  const isShipped =
    lines.some(({ quantityShipped }) => quantityShipped > 0) && lines.every((line) => line.openUnits === 0);
  const mark = { entity: `order:${number}`, version: `${cause}:due`, inOrder: true };
  return publish(em, 'order.due-changed', { number, due, isShipped, version: order.version }, mark);
}
