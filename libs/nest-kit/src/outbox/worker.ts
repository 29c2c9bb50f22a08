import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  runOnce,
  type RunnerOptions,
  type TaskList,
} from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from '../logger.ts';
import type { ServiceTasks } from './discover.ts';
import { holdLease } from './lease.ts';

const restartAfter = 1000;

/** The running job worker of a process. */
export interface Worker {
  /** false once the worker died by itself */
  isRunning(): boolean;
  /** stops taking jobs and waits for those at work */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly services: readonly ServiceTasks[];
  readonly log: Logger;
  /** jobs at the same time */
  readonly concurrency?: number;
}

/** Starts working on the jobs of some services, and again when it dies. Jobs of others stay for their own processes. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const pool = createPool(options);
  let current = await startOnce(options, pool);
  let isStopping = false;
  let isRunning = true;
  const supervision = (async () => {
    while (!isStopping) {
      await current.ended;
      isRunning = false;
      if (isStopping) return;
      await sleep(restartAfter);
      const next = await startOnce(options, pool).catch((err: unknown) => {
        options.log.error({ err }, 'the worker cannot start');
      });
      if (!next) continue;
      current = next;
      isRunning = true;
    }
  })();
  return {
    isRunning: () => isRunning,
    stop: async () => {
      isStopping = true;
      await current.stop();
      await supervision;
      await pool.end();
    },
  };
}

interface Attempt {
  /** resolves when the worker has ended, whyever */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

async function startOnce(options: WorkerOptions, pool: Pool): Promise<Attempt> {
  const { databaseUrl, services, concurrency = 4, log } = options;
  const events = deadLetters(log);
  const created = once(events, 'pool:create') as Promise<[{ workerPool: { id: string } }]>;
  const runner = await run({
    ...runnerOptions(options, pool),
    events: events as RunnerOptions['events'],
    concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(services.flatMap(cronItems)),
  });
  const [{ workerPool }] = await created;
  const endLease = holdLease(databaseUrl, workerPool.id, log);
  let isLive = true;
  const ended = runner.promise
    .catch((err: unknown) => log.error({ err }, 'the worker died'))
    .then(async () => {
      isLive = false;
      await endLease();
    });
  const stop = async () => {
    if (isLive) await runner.stop();
    await ended;
  };
  return { ended, stop };
}

/** Works until no job is due any more; for tests. */
export async function runDueJobs(options: WorkerOptions): Promise<void> {
  const pool = createPool(options);
  try {
    await runOnce(runnerOptions(options, pool));
  } finally {
    await pool.end();
  }
}

function createPool({ databaseUrl, concurrency = 4, log }: WorkerOptions): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: concurrency + 1 });
  // a lost connection is replaced by the next query; without a listener it would end the process
  pool.on('error', (err) => log.warn({ err }, 'the worker lost a database connection'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function runnerOptions(options: WorkerOptions, pgPool: Pool): RunnerOptions {
  const taskList: TaskList = Object.assign({}, ...options.services.map((one) => one.tasks)) as TaskList;
  return { pgPool, taskList, logger: workerLogger(options.log) };
}

const cronItems = ({ crons }: ServiceTasks) =>
  Object.entries(crons).map(([task, match]) => ({ task, match, identifier: task }));

/** Logs each job that has used up its attempts; it stays in the queue's table for staff to look at. */
function deadLetters(log: Logger): EventEmitter {
  const events = new EventEmitter();
  events.on(
    'job:failed',
    ({ job, error }: { job: { id: string; task_identifier: string }; error: unknown }) =>
      log.error({ err: error, job: job.id, task: job.task_identifier }, 'dead letter: a job failed for good'),
  );
  return events;
}

function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger((scope) => (level, message) => {
    if (level === 'error') log.error({ ...scope }, message);
    else if (level === 'warning') log.warn({ ...scope }, message);
    else log.debug({ ...scope }, message);
  });
}
