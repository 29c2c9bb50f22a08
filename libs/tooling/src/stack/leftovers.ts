import { setTimeout as sleep } from 'node:timers/promises';
import { isOurs, readRunFile } from './run-file.ts';

const WAIT_MS = 5_000;

/** Ends the parts of a shop whose watching process was killed with -9. The database is taken over instead. */
export async function endLeftovers(home: string): Promise<number> {
  const { postgres: _database, ...parts } = readRunFile(home)?.pids ?? {};
  const pids = Object.values(parts).filter(isOurs);
  for (const pid of pids) process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + WAIT_MS;
  while (pids.some(isOurs) && Date.now() < deadline) await sleep(20);
  for (const pid of pids.filter(isOurs)) process.kill(pid, 'SIGKILL');
  return pids.length;
}
