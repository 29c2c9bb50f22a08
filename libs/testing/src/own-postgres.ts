import { readFileSync } from 'node:fs';
import { isRunning } from '@gantry/tooling/process';
import { ensureDatabase, startPostgres, withClient, type Postgres } from '@gantry/tooling/postgres';

export { withClient };

/** A PostgreSQL that one test has for itself: killed, hung or without room, it harms no other test. */
export interface OwnPostgres {
  /** address of its one database, the same after a restart */
  readonly url: string;
  /** its process, another one after a restart */
  pid(): number;
  /** Sends a signal to all of its processes: one stopped alone leaves those at work that it has begun. */
  signalAll(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/**
 * Starts a server in a folder and, like `npm start`, starts it again whenever it ends by itself.
 * @param settings such as `max_wal_size=48MB`
 */
export async function startOwnPostgres(root: string, settings: readonly string[] = []): Promise<OwnPostgres> {
  const postgres = await startPostgres({
    root,
    durable: false,
    databaseUrl: undefined,
    flags: settings.flatMap((setting) => ['-c', setting]),
    onRestart: () => undefined,
  });
  return {
    url: await ensureDatabase(postgres, 'shop'),
    pid: () => postgres.pid!,
    signalAll: (signal) => signalAll(postgres, signal),
    stop: () => postgres.stop(),
  };
}

function signalAll({ pid }: Postgres, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  for (const one of [pid!, ...children]) if (isRunning(one)) process.kill(one, signal);
}
