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
import { Pool, type Client } from 'pg';
import type { Logger } from '../logger.ts';
import { isDatabaseAway } from '../orm/database-away.ts';
import type { ServiceTasks } from './discover.ts';
import { holdLease } from './lease.ts';

/** Milliseconds before the first restart; each further one waits twice as long, up to the limit. */
const firstPause = 250;
const maxPauseMs = 5000;
/** Having run so long, the worker begins with the shortest pause again. */
const calmAfter = 30_000;
/** How long a worker that ends, for a stop or by itself, is waited for: its clock may sleep a minute before it notices. */
const endsWithin = 5000;
/** A worker with a free hand looks for jobs each second; without a look for so long it hangs or sleeps, and is replaced. */
const stallsAfter = 15_000;
/** A connection that is not there by then never will be. */
const connectWithin = 10_000;
/** A worker that has not begun by then never will: what it waits for is lost. */
const beginsWithin = 30_000;

/** The running job worker of a process. */
export interface Worker {
  /** false while the worker is down: the database cannot be reached, or the worker died and is about to start again */
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

/**
 * Starts working on the jobs of some services, and again whenever the worker dies; while the database cannot be
 * reached, it is tried again with growing pauses. Jobs of others stay for their own processes.
 * @throws at the start only, and only what waiting does not cure
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const stopping = new AbortController();
  let current = await startOnce(options).catch((error: unknown) => notYet(options, error));
  let isRunning = current !== undefined;
  const supervision = (async () => {
    let pause = firstPause;
    for (;;) {
      const startedAt = Date.now();
      await current?.ended;
      isRunning = false;
      if (Date.now() - startedAt > calmAfter) pause = firstPause;
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pause = Math.min(pause * 2, maxPauseMs);
      current = await startOnce(options).catch((err: unknown) => {
        options.log.warn({ err }, 'the worker cannot start');
        return undefined;
      });
      isRunning = current !== undefined;
    }
  })();
  return {
    isRunning: () => isRunning,
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await supervision;
    },
  };
}

function notYet({ log }: WorkerOptions, err: unknown): undefined {
  if (!isDatabaseAway(err)) throw err;
  log.warn({ err }, 'the worker waits for the database');
}

interface Attempt {
  /** resolves when the worker has ended, whyever, or has been about to for long enough */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Each worker has connections of its own, which end with it: one that hangs would keep those of the next.
 * @throws also where it does not begin in time
 */
async function startOnce(options: WorkerOptions): Promise<Attempt> {
  const { pool, cutOff } = ownPool(options);
  const late = sleep(beginsWithin, undefined, { ref: false }).then(() => {
    throw new Error('the worker did not begin in time');
  });
  try {
    return await Promise.race([beginWork(options, pool, cutOff), late]);
  } catch (error) {
    cutOff();
    throw error;
  }
}

async function beginWork(options: WorkerOptions, pool: Pool, cutOff: () => void): Promise<Attempt> {
  const { databaseUrl, services, concurrency = 4, log } = options;
  const events = deadLetters(log);
  const created = once(events, 'pool:create') as Promise<[{ workerPool: { id: string } }]>;
  const ending = once(events, 'pool:gracefulShutdown');
  const signs = watchSigns(events, concurrency);
  const runner = await run({
    ...runnerOptions(options, pool),
    preset: { worker: reportedFailures },
    events: events as RunnerOptions['events'],
    concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(services.flatMap(cronItems)),
  }).catch((err: unknown) => {
    signs.end();
    throw err;
  });
  const [{ workerPool }] = await created;
  const endLease = holdLease(databaseUrl, workerPool.id, log);
  const gone = runner.promise.catch((err: unknown) => log.error({ err }, 'the worker died'));
  // One that is on its end may sleep for a minute before it is gone. Its lease ends with the time it is waited for: the
  // jobs that its database took from it in the middle are freed for the next one.
  const ended = Promise.race([gone, ending.then(() => inTime(gone)), signs.stalled]).finally(() => {
    if (signs.end()) {
      log.warn({ worker: workerPool.id }, 'the worker no longer looks for jobs and is replaced');
      void runner.stop().catch(() => undefined);
    }
    void endLease();
    cutOff();
  });
  return {
    ended,
    stop: async () => {
      // it refuses to stop twice
      await inTime(runner.stop().catch(() => undefined));
      await inTime(endLease());
      cutOff();
    },
  };
}

/** Tells when a worker that could take a job has not looked for one for too long. */
function watchSigns(events: EventEmitter, concurrency: number) {
  let lastSign = Date.now();
  let atWork = 0;
  let isStalled = false;
  const recordSign = (change: number) => () => {
    lastSign = Date.now();
    atWork += change;
  };
  events.on('job:start', recordSign(1)).on('job:complete', recordSign(-1));
  events.on('worker:getJob:empty', recordSign(0)).on('worker:getJob:error', recordSign(0));
  const { promise: stalled, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    isStalled = atWork < concurrency && Date.now() - lastSign > stallsAfter;
    if (isStalled) resolve();
  }, 1000);
  timer.unref();
  return {
    stalled,
    /** ends the watch, and says whether that is what it was for */
    end: () => {
      clearInterval(timer);
      return isStalled;
    },
  };
}

/**
 * The worker does not wait until a job is noted as done or failed. Noted one by one, a failure to do so is nobody's
 * promise and ends the process; noted in batches, even of one, it ends the worker, which we start again.
 */
const reportedFailures = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** Works until no job is due any more; for tests. */
export async function runDueJobs(options: WorkerOptions): Promise<void> {
  const pool = createPool(options);
  try {
    await runOnce(runnerOptions(options, pool));
  } finally {
    await pool.end();
  }
}

async function inTime(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(endsWithin, undefined, { ref: false })]);
}

/** A pool, and what ends it at once whatever its connections wait for. */
function ownPool(options: WorkerOptions) {
  const pool = createPool(options);
  const clients = new Set<Client>();
  // what a pool lends are clients, though its types keep their end to itself
  pool.on('connect', (client) => clients.add(client as unknown as Client));
  pool.on('remove', (client) => clients.delete(client as unknown as Client));
  const cutOff = () => {
    if (pool.ending) return;
    pool.end().catch(() => undefined);
    for (const client of clients) client.end().catch(() => undefined);
  };
  return { pool, cutOff };
}

function createPool({ databaseUrl, concurrency = 4, log }: WorkerOptions): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: concurrency + 1,
    connectionTimeoutMillis: connectWithin,
  });
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
