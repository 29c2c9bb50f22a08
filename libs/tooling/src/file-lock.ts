import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './errors.ts';

const PAUSE_MS = 20;
const SQLITE_BUSY = 5;

async function beginExclusive(database: DatabaseSync, deadline: number, file: string): Promise<void> {
  for (;;) {
    try {
      database.exec('begin exclusive');
      return;
    } catch (error) {
      if (errorCode(error) !== SQLITE_BUSY) throw error;
      if (Date.now() > deadline) throw new Error(`Another process holds the lock ${file} for too long.`);
    }
    await sleep(PAUSE_MS);
  }
}

/**
 * Runs `work` while no other process on this machine runs under the same lock file.
 * The lock is one of SQLite's, that is the kernel's: it ends with its process, also after kill -9.
 * @throws when the lock is not free within `waitMs` (two minutes by default).
 */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  { waitMs = 120_000 }: { waitMs?: number } = {},
): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    await beginExclusive(database, Date.now() + waitMs, file);
    return await work();
  } finally {
    database.close();
  }
}
