import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { countWaiting } from '@gantry/nest-kit/waiting-rows';
import type { notificationsListJobs } from '@gantry/contracts/endpoints/operations';
import type { Job, Jobs, JobState } from '@gantry/contracts/schemas/operations';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { logStaffChange } from '../staff-change.ts';

type Query = ValidRequestOf<typeof notificationsListJobs>['query'];

/** What each state is in the queue's own words; every job is in exactly one. */
const states: Readonly<Record<JobState, string>> = {
  failed: 'j.locked_at is null and j.attempts >= j.max_attempts',
  retrying: 'j.locked_at is null and j.attempts > 0 and j.attempts < j.max_attempts',
  waiting: 'j.locked_at is null and j.attempts = 0 and j.max_attempts > 0',
  running: 'j.locked_at is not null',
};
const stateNames = Object.keys(states) as JobState[];
const stateOf = `case ${stateNames.map((state) => `when ${states[state]} then '${state}'`).join(' ')} end`;
/** Of an error enough to tell what happened; the rest is in the log. */
const shownError = 600;

/**
 * The queue of jobs that all services share (nest-kit ADR 0001), for whoever looks after what failed. What a job carries
 * is not shown: names and addresses of customers are in it.
 */
@Injectable()
export class JobQueue {
  constructor(private readonly em: EntityManager) {}

  /** Jobs in a state, the newest first, and how many there are in each. */
  async listJobs({ state, page = 1, size = 50 }: Query): Promise<Jobs> {
    const counts = await this.counts();
    const rows = await this.em.execute<JobRow[]>(
      `select j.id::text, t.identifier as task, j.payload ->> 'entity' as about, ${stateOf} as state, j.attempts,
         j.max_attempts as "maxAttempts", left(j.last_error, ${shownError}) as "lastError", j.created_at as "createdAt",
         j.run_at as "runAt"
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where ${states[state]} order by j.id desc limit ? offset ?`,
      [size, (page - 1) * size],
    );
    const items = rows.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
      runAt: new Date(row.runAt).toISOString(),
    }));
    const { dueSince, ...each } = counts;
    return { items, total: each[state], page, size, counts: each, dueSince };
  }

  /** Has a failed job tried again at once, with all its attempts. @throws DomainError NOT_FOUND, WRONG_STATE */
  retry(call: Call, id: string): Promise<{ ok: true }> {
    return this.act(call, id, { act: 'retried' }, (em) =>
      em.execute('select id from graphile_worker.reschedule_jobs(array[?::bigint], now(), null, 0)', [id]),
    );
  }

  /** Gives a failed job up. @throws DomainError NOT_FOUND, WRONG_STATE */
  discard(call: Call, id: string, reason: string): Promise<{ ok: true }> {
    return this.act(call, id, { act: 'discarded', reason }, (em) =>
      em.execute('select id from graphile_worker.complete_jobs(array[?::bigint])', [id]),
    );
  }

  private act(
    call: Call,
    id: string,
    { act, reason }: { readonly act: string; readonly reason?: string },
    run: (em: EntityManager) => Promise<unknown>,
  ): Promise<{ ok: true }> {
    const { caller, idempotencyKey } = call;
    const request = { id, act, reason };
    const write = { scope: `job:${caller.accountId}`, key: idempotencyKey ?? '', request };
    return idempotent(this.em, write, async (em) => {
      const [job] = await em.execute<{ task: string; about: string | null; state: JobState }[]>(
        `select t.identifier as task, j.payload ->> 'entity' as about, ${stateOf} as state
         from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where j.id = ? for update of j`,
        [id],
      );
      if (!job) throw new DomainError('NOT_FOUND');
      if (job.state !== 'failed') throw new DomainError('WRONG_STATE');
      await run(em);
      const before = [job.task, job.about].filter(Boolean).join(' ');
      const change = { field: act, before, after: null, version: write.key, ...(reason ? { reason } : {}) };
      await logStaffChange(em, call, { entity: 'job', number: id, ...change });
      return { ok: true as const };
    });
  }

  countFailed() {
    const table = 'graphile_worker._private_jobs j';
    return countWaiting(this.em, 'jobs-failed', { table, where: states.failed, since: 'j.updated_at' });
  }

  private async counts(): Promise<Jobs['counts'] & Pick<Jobs, 'dueSince'>> {
    const columns = stateNames.map((state) => `count(*) filter (where ${states[state]})::int as ${state}`);
    const [row] = await this.em.execute<(Jobs['counts'] & { dueSince: Date | null })[]>(
      `select ${columns.join(', ')}, min(j.run_at) filter (where ${states.waiting} and j.run_at <= now()) as "dueSince"
       from graphile_worker._private_jobs j`,
    );
    const { dueSince = null, ...counts } = row ?? { failed: 0, retrying: 0, waiting: 0, running: 0 };
    return { ...counts, dueSince: dueSince && new Date(dueSince).toISOString() };
  }
}

type JobRow = Omit<Job, 'createdAt' | 'runAt'> & { readonly createdAt: Date; readonly runAt: Date };
