import { open, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const staleAfter = 30_000;
const pause = 25;

/** Runs the work while nobody else holds the lock file. A lock left by a killed process is taken over after 30 s. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!(await acquire(file))) await wait(pause);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await removeStale(file);
    return false;
  }
}

async function removeStale(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > staleAfter) await rm(file, { force: true });
}
