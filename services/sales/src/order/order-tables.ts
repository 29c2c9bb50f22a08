import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import type { OrderLineSchema, OrderSchema } from './order.entity.ts';

type EntityTables = InferKyselyDB<typeof OrderSchema | typeof OrderLineSchema>;
/** Whose an order is among the staff. No part of its entity: it changes beside the order, and leaves its version alone. */
interface AssigneeColumns {
  assignee_id: string | null;
  assignee: string | null;
}
type OrderTables = Omit<EntityTables, 'order'> & { order: EntityTables['order'] & AssigneeColumns };
/** A row of `sales.order` as a list reads it, typed by its entity. */
export type OrderRow = OrderTables['order'];

/** Queries over orders and their lines. Amounts come as text: PostgreSQL's bigint is wider than a number. */
export const orderTables = (em: EntityManager) => em.getKysely<OrderTables>().withSchema('sales');
