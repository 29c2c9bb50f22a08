import type { ClientBase } from 'pg';

const key = `hashtext('catalog.import')`;

/** Keeps imports out to the end of a short transaction, unless one runs: `got` says whether. */
export const tryImportLockSql = `select pg_try_advisory_xact_lock(${key}) as got`;

/**
 * Runs `work` while no other import runs: two at once would give out the same numbers. Held by the connection, so it
 * ends with the process however that ends.
 * @param onWaiting is told once when another import runs and this one has to wait
 */
export async function withImportLock<T>(
  client: ClientBase,
  onWaiting: () => void,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock(${key}) as got`);
  if (!rows[0]?.got) {
    onWaiting();
    await client.query(`select pg_advisory_lock(${key})`);
  }
  try {
    return await work();
  } finally {
    // A connection that is gone has let go of the lock by itself.
    await client.query(`select pg_advisory_unlock(${key})`).catch(() => undefined);
  }
}
