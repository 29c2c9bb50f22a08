import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import type { OrderLineSchema, OrderSchema } from './order.entity.ts';

type OrderTables = InferKyselyDB<typeof OrderSchema | typeof OrderLineSchema>;
/** A row of `sales.order` as a list reads it, typed by its entity. */
export type OrderRow = OrderTables['order'];

/** Queries over orders and their lines. Amounts come as text: PostgreSQL's bigint is wider than a number. */
export const orderTables = (em: EntityManager) => em.getKysely<OrderTables>().withSchema('sales');
