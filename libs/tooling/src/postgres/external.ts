import pg from 'pg';
import { errorMessage } from '../errors.ts';
import type { Postgres } from './postgres.ts';

const OLDEST = 150_000;

async function serverVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    return Number(rows[0]?.version);
  } catch (cause) {
    throw new Error(`The PostgreSQL of DATABASE_URL cannot be reached: ${errorMessage(cause)}`, { cause });
  } finally {
    await client.end();
  }
}

/** @throws for a server older than version 15; `version` is PostgreSQL's number, 150018 for 15.18. */
export function requireSupported(version: number): void {
  if (version >= OLDEST) return;
  const words = `${Math.floor(version / 10_000)}.${version % 10_000}`;
  throw new Error(`The PostgreSQL of DATABASE_URL has version ${words}; 15 or newer is needed.`);
}

/**
 * Uses a PostgreSQL that others run.
 * @throws when it cannot be reached or is older than version 15.
 */
export async function connectExternal(databaseUrl: string): Promise<Postgres> {
  requireSupported(await serverVersion(databaseUrl));
  const url = (database?: string) => {
    const address = new URL(databaseUrl);
    if (database) address.pathname = `/${database}`;
    return address.href;
  };
  const port = Number(new URL(databaseUrl).port || 5432);
  return { url, port, adopted: false, external: true, stop: async () => {} };
}
