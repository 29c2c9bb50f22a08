import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '../logger.ts';

// First half of the advisory locks by which job workers show that they live.
const lockSpace = 7_254_613;
const sweepEvery = 10_000;
const retryEvery = 500;
const connectWithin = 10_000;

/**
 * Shows other processes that this worker lives, by a lock that ends with its connection, and frees the jobs of workers
 * whose lock is gone. Without it, a job whose process was killed would wait four hours. A job freed too early runs
 * twice at worst, and handling is idempotent.
 */
export function holdLease(databaseUrl: string, poolId: string, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const done = keepHolding(databaseUrl, poolId, log, stopping.signal);
  return async () => {
    stopping.abort();
    await done;
  };
}

async function keepHolding(
  databaseUrl: string,
  poolId: string,
  log: Logger,
  stopping: AbortSignal,
): Promise<void> {
  let isLost = false;
  while (!stopping.aborted) {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectWithin,
    });
    // the lock is gone with the line, long before the next sweep would notice
    const lost = new AbortController();
    client.on('error', () => lost.abort()).on('end', () => lost.abort());
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1, hashtext($2))', [lockSpace, poolId]);
      if (isLost) log.info({ worker: poolId }, 'the job worker has its lease again');
      isLost = false;
      await sweepUntil(client, poolId, log, AbortSignal.any([stopping, lost.signal]));
    } catch (err) {
      // told once, however long the database is away
      if (!stopping.aborted && !isLost) log.warn({ err }, 'the job worker cannot hold its lease');
      isLost = true;
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(retryEvery, stopping);
  }
}

async function sweepUntil(client: Client, poolId: string, log: Logger, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const { rows } = await client.query<{ freed: string }>(freeJobsOfTheDead, [poolId, lockSpace]);
    for (const { freed } of rows) log.warn({ worker: freed }, 'freed the jobs of a worker that is gone');
    await pause(sweepEvery, end);
  }
}

// A worker takes its lock in its first second, so jobs locked only just now are left alone.
const freeJobsOfTheDead = `
  with holders as materialized (
    select distinct locked_by from graphile_worker._private_jobs
    where locked_by is not null and locked_by <> $1 and locked_at < now() - interval '10 seconds'
  ), dead as materialized (
    select locked_by from holders where pg_try_advisory_xact_lock($2, hashtext(locked_by))
  )
  select locked_by as freed, graphile_worker.force_unlock_workers(array[locked_by]) from dead`;

const pause = (milliseconds: number, end: AbortSignal) =>
  sleep(milliseconds, undefined, { signal: end }).catch(() => undefined);
