import type { EntityManager, EventSubscriber, TransactionEventArgs } from '@mikro-orm/postgresql';
import { bindable } from './bound-statement.ts';

/** A job as the queue's own function takes it. */
export interface JobSpec {
  readonly identifier: string;
  readonly payload: unknown;
  readonly queue_name: string | null;
  readonly job_key: string;
  readonly max_attempts: number;
}
type Transaction = NonNullable<ReturnType<EntityManager['getTransactionContext']>>;

interface WaitingJob {
  readonly job: JobSpec;
  /** what is queued together has the same, and what is queued later a higher one */
  readonly turn: number;
}

interface WaitingJobs {
  readonly byKey: Map<string, WaitingJob>;
  nextTurn: number;
}

/** Jobs of transactions that are not committed yet, by their keys; those of a savepoint end with it. */
const waiting = new WeakMap<Transaction, WaitingJobs>();

/**
 * The queue's function for many keeps no order, and what was published first is done first: the subscribers of one event
 * go in together, then those of the next. A placed order is told to six services.
 */
const addJobs = `${bindable}select count(job.id) from (
    select array_agg((value->>'identifier', value->'payload', value->>'queue_name', null, (value->>'max_attempts')::smallint,
      value->>'job_key', null, null)::graphile_worker.job_spec) as specs
    from (select (given->>'turn')::int as turn, given->'job' as value from json_array_elements(?::json) given) one
    group by turn order by turn) batch, lateral graphile_worker.add_jobs(batch.specs) job`;

/**
 * Queues jobs, among which there is no order, with the transaction of the entity manager; without one, at once. The same
 * key again replaces a job.
 */
export async function queueJobs(em: EntityManager, jobs: readonly JobSpec[]): Promise<void> {
  const transaction = em.getTransactionContext<Transaction>();
  const all = (transaction && waiting.get(transaction)) ?? {
    byKey: new Map<string, WaitingJob>(),
    nextTurn: 0,
  };
  const turn = all.nextTurn++;
  for (const job of jobs) {
    all.byKey.delete(job.job_key);
    all.byKey.set(job.job_key, { job, turn });
  }
  if (transaction) waiting.set(transaction, all);
  else await writeJobs(em, all);
}

/** Writes the jobs of a transaction in one statement, as the last thing before its commit. */
export class JobBatches implements EventSubscriber {
  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    if (!transaction) return;
    const jobs = waiting.get(transaction as Transaction);
    waiting.delete(transaction as Transaction);
    if (jobs) await writeJobs(em as EntityManager, jobs, transaction as Transaction);
  }
}

async function writeJobs(
  em: EntityManager,
  { byKey }: WaitingJobs,
  transaction?: Transaction,
): Promise<void> {
  await em.getConnection().execute(addJobs, [JSON.stringify([...byKey.values()])], 'all', transaction);
}
