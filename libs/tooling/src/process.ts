import { readFileSync } from 'node:fs';
import { errorCode } from './errors.ts';

function readStat(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // gone, or a system without /proc
  }
}

/** True while the process exists and is not a zombie waiting for its parent. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  const stat = readStat(pid);
  return stat === undefined || !/^\d+ \(.*\) [ZX]/s.test(stat);
}
