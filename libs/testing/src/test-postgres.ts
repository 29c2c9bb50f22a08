import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withFileLock } from '@gantry/tooling/file-lock';
import { isRunning } from '@gantry/tooling/process';
import { startPostgres, type Postgres } from '@gantry/tooling/postgres';
import { testHome } from './test-home.ts';

// Nothing here must survive a power cut, so nothing waits for the disk.
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];

let current: Postgres | undefined;

function usersFolder(): string {
  return path.join(testHome(), 'users');
}

function underLock<T>(work: () => Promise<T>): Promise<T> {
  return withFileLock(path.join(testHome(), 'users.lock'), work);
}

function liveUsers(): string[] {
  const names = readdirSync(usersFolder());
  for (const name of names) {
    if (!isRunning(Number(name))) rmSync(path.join(usersFolder(), name), { force: true });
  }
  return names.filter((name) => isRunning(Number(name)));
}

/**
 * The PostgreSQL of this checkout's tests, started by the first run that asks and shared by those beside it.
 * `DATABASE_URL` puts another server in its place. Each call is ended by one of `releaseTestPostgres`.
 */
export async function acquireTestPostgres(): Promise<Postgres> {
  return underLock(async () => {
    mkdirSync(usersFolder(), { recursive: true });
    current = await startPostgres({
      root: path.join(testHome(), 'postgres'),
      flags: FAST.flatMap((setting) => ['-c', setting]),
      durable: false,
    });
    writeFileSync(path.join(usersFolder(), String(process.pid)), '');
    return current;
  });
}

/** Ends this process's use; the last one out stops the server. */
export async function releaseTestPostgres(): Promise<void> {
  await underLock(async () => {
    rmSync(path.join(usersFolder(), String(process.pid)), { force: true });
    if (liveUsers().length === 0) await current?.stop();
    current = undefined;
  });
}
