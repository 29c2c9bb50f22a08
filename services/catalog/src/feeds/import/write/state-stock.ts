import { randomUUID } from 'node:crypto';
import { taskName } from '@gantry/nest-kit/events';
import type { ClientBase } from 'pg';

/**
 * Tells sales, which owns stock, what the feed says lies on hand: as a job in the import's own transaction, so that it
 * is neither lost when sales is down nor sent by an import that was taken back.
 */
export async function stateStock(
  client: ClientBase,
  rows: readonly { sku: string; onHand: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  const entity = `feed:${randomUUID()}`;
  await client.query(
    `select graphile_worker.add_job(identifier := $1, payload := $2::json, job_key := $3, max_attempts := 20)`,
    [
      taskName('catalog', 'stock.stated'),
      JSON.stringify({ entity, version: '1', payload: { rows } }),
      `catalog:stock.stated:${entity}`,
    ],
  );
}
