import type { Client, Pool } from 'pg';
import { isDatabaseAway } from './database-away.ts';

/** What a pool's connection is asked, as far as it concerns us here. */
type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/**
 * Gives the place of a lost connection back to the pool. The query builder returns a connection after its rollback, and
 * only when that went well; on a line that is gone there is nothing to roll back and no rollback goes well, so each
 * transaction that the database ended would take one place of the pool with it for good.
 */
export function giveLostPlacesBack(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const guarded = (...asked: Parameters<Query>) => {
      const answer = query(...asked);
      return asked[0] === 'rollback' ? answer.catch(unlessLost) : answer;
    };
    client.query = guarded as unknown as Client['query'];
  });
}

function unlessLost(error: unknown): object {
  if (!isDatabaseAway(error)) throw error;
  return { command: 'ROLLBACK', rowCount: null, rows: [] };
}
