import pg from 'pg';
import type { Postgres } from './postgres.ts';

/** Runs statements on a connection of their own and closes it whatever happens. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // a lost connection rejects the query that runs; told as an event too, it would end the process
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes a database unless it exists, also when two processes ask at once; returns its address. */
export async function ensureDatabase(postgres: Pick<Postgres, 'url'>, name: string): Promise<string> {
  await withClient(postgres.url(), async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]); // ends with this connection
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  return postgres.url(name);
}
