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

/** Jobs of transactions that are not committed yet, by their keys; those of a savepoint end with it. */
const waiting = new WeakMap<Transaction, Map<string, JobSpec>>();

/**
 * The queue's function for many keeps no order, and of one task what was published first is done first: the first job of
 * each task goes in together, then the second of each. A placed order is the task of six services at once.
 */
const addJobs = `${bindable}select count(job.id) from (
    select array_agg((identifier, payload, queue_name, null, max_attempts, job_key, null, null)::graphile_worker.job_spec)
      as specs from (
        select value->>'identifier' as identifier, value->'payload' as payload, value->>'queue_name' as queue_name,
          (value->>'max_attempts')::smallint as max_attempts, value->>'job_key' as job_key,
          row_number() over (partition by value->>'identifier' order by ordinality) as turn
        from json_array_elements(?::json) with ordinality) job
    group by turn order by turn) batch, lateral graphile_worker.add_jobs(batch.specs) job`;

/** Queues a job with the transaction of the entity manager; without one, at once. The same key again replaces the job. */
export async function queueJob(em: EntityManager, job: JobSpec): Promise<void> {
  const transaction = em.getTransactionContext<Transaction>();
  if (!transaction) return writeJobs(em, [job]);
  const jobs = waiting.get(transaction) ?? new Map<string, JobSpec>();
  waiting.set(transaction, jobs);
  jobs.delete(job.job_key);
  jobs.set(job.job_key, job);
}

/** Writes the jobs of a transaction in one statement, as the last thing before its commit. */
export class JobBatches implements EventSubscriber {
  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    if (!transaction) return;
    const jobs = waiting.get(transaction as Transaction);
    waiting.delete(transaction as Transaction);
    if (jobs) await writeJobs(em as EntityManager, [...jobs.values()], transaction as Transaction);
  }
}

async function writeJobs(
  em: EntityManager,
  jobs: readonly JobSpec[],
  transaction?: Transaction,
): Promise<void> {
  await em.getConnection().execute(addJobs, [JSON.stringify(jobs)], 'all', transaction);
}
