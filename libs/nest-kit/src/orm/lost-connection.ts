import type { Client, Pool, PoolClient } from 'pg';
import { isDatabaseAway } from './database-away.ts';

/** What a pool's connection is asked, as far as it concerns us here; a cursor comes as an object. */
type Query = (text: unknown, ...rest: unknown[]) => Promise<unknown>;

/**
 * Gives the place of a lost connection back to the pool. The query builder returns a connection after its commit or
 * rollback, and only when that went well; on a line that is gone there is nothing to roll back and no rollback goes
 * well, and a transaction that could not even begin is never rolled back. Each of them would take one place of the pool
 * with it for good, until none is left and every query waits in vain.
 */
export function giveLostPlacesBack(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const guarded: Query = (text, ...rest) => {
      const answer = query(text, ...rest);
      if (text === 'rollback') return answer.catch(unlessLost);
      const isBegun = typeof text === 'string' && begins.test(text);
      return isBegun ? answer.catch((error: Error) => notBegun(client, error)) : answer;
    };
    client.query = guarded as unknown as Client['query'];
  });
}

const begins = /^(begin|start transaction)\b/;

function notBegun(client: PoolClient, error: Error): never {
  client.release(error);
  throw error;
}

function unlessLost(error: unknown): object {
  if (!isDatabaseAway(error)) throw error;
  return { command: 'ROLLBACK', rowCount: null, rows: [] };
}
