import type { ClientBase } from 'pg';
import { historyTables } from './write-rows.ts';

/** From so many orders on, making an index anew is less work than adding to it row by row. */
const fewestOrders = 50_000;
/** Sorting in memory, on each connection. */
const sortMemory = '256MB';
/** Where it is written down what rests, so that nothing is lost with the process. */
const place = `scope = 'demo-history:indexes' and key = 'resting'`;

/**
 * Writes a large history while those indexes rest that only readers need, and makes them anew at its end, however it ends;
 * after a process that was killed the next history does. Constraints stay, and with them the indexes of unique columns.
 */
export async function withRestingIndexes(
  clients: readonly ClientBase[],
  orders: number,
  write: () => Promise<void>,
): Promise<void> {
  const client = clients[0]!;
  if (orders >= fewestOrders) await restIndexes(client);
  try {
    await write();
  } finally {
    await bringIndexesBack(clients);
  }
}

async function restIndexes(client: ClientBase): Promise<void> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ name: string; statement: string }>(
      `select i.indexrelid::regclass::text as name,
         regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE INDEX', 'CREATE INDEX IF NOT EXISTS') as statement
       from pg_index i where i.indrelid = any($1::text[]::regclass[]) and not i.indisunique
       order by pg_relation_size(i.indrelid) desc`,
      [historyTables],
    );
    await client.query(
      `insert into sales.idempotent_write (scope, key, request_hash, answer)
       values ('demo-history:indexes', 'resting', '', $1::jsonb)
       on conflict (scope, key) do update set answer = sales.idempotent_write.answer || excluded.answer`,
      [JSON.stringify(rows.map(({ statement }) => statement))],
    );
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Makes anew what rests, if anything does: on all connections at a time, those of the largest tables first. */
export async function bringIndexesBack(clients: readonly ClientBase[]): Promise<void> {
  const client = clients[0]!;
  const { rows } = await client.query<{ statements: readonly string[] }>(
    `select answer as statements from sales.idempotent_write where ${place}`,
  );
  const waiting = [...new Set(rows.flatMap(({ statements }) => statements))];
  if (rows.length === 0) return;
  await Promise.all(
    clients.map(async (one) => {
      await one.query(`set maintenance_work_mem = '${sortMemory}'`);
      for (let next = waiting.shift(); next; next = waiting.shift()) await one.query(next);
      await one.query('reset maintenance_work_mem');
    }),
  );
  await client.query(`delete from sales.idempotent_write where ${place}`);
}
