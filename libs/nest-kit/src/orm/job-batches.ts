import type { EntityManager, EventSubscriber, TransactionEventArgs } from '@mikro-orm/postgresql';

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

// the queue's function for many keeps no order, and what was published first is done first
const addJobs = `select count(job.id) from json_populate_recordset(null::graphile_worker.job_spec, ?::json) spec,
  lateral graphile_worker.add_job(identifier := spec.identifier, payload := spec.payload,
    queue_name := spec.queue_name, job_key := spec.job_key, max_attempts := spec.max_attempts) job`;

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
