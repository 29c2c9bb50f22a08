import type { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import type { Order } from './order.entity.ts';

/** Tells payments what they may capture, or must release, once an order costs something else. */
export function tellDue(em: EntityManager, order: Order): Promise<void> {
  const { number, due, version } = order;
  const lines = order.lines.getItems();
  const isShipped =
    lines.some(({ quantityShipped }) => quantityShipped > 0) && lines.every((line) => line.openUnits === 0);
  const mark = { entity: `order:${number}`, version: `${version}:due`, inOrder: true };
  return publish(em, 'order.due-changed', { number, due, isShipped }, mark);
}
