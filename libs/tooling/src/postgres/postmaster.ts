import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../process.ts';
import { clusterPaths } from './cluster.ts';

/** What postmaster.pid says. Line 8 of the file is `ready` once the server takes connections. */
export type Postmaster = { pid: number; port: number; ready: boolean };

/** The text of a file, or nothing when it is not there or its process is gone. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Reads postmaster.pid; nothing when there is none or it is not written to its end yet. */
export function readPostmaster(root: string): Postmaster | undefined {
  const lines = readIfThere(clusterPaths(root).pidFile)?.split('\n');
  const pid = Number(lines?.[0]);
  const port = Number(lines?.[3]);
  if (!lines || !pid || !port) return undefined;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}

/** True when the process is a postmaster of exactly this data folder, not a stranger that got its number. */
export function serves(pid: number, root: string): boolean {
  if (!isRunning(pid)) return false;
  if (process.platform !== 'linux') return true;
  const words = readIfThere(`/proc/${pid}/cmdline`)?.split('\0') ?? [];
  return words.includes(clusterPaths(root).data);
}

function processesIn(folder: string): string[] {
  if (process.platform !== 'linux') return [];
  const real = realpathSync(folder);
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readlinkSync(path.join('/proc', name, 'cwd')) === real;
    } catch {
      return false; // ended meanwhile, a zombie, or not ours to look at
    }
  });
}

/**
 * Removes the pid file of a dead postmaster, after the processes it left behind have ended by themselves.
 * PostgreSQL does that too, except where nobody reaps: there the dead postmaster stays a zombie, looks
 * alive to it, and the start fails with "lock file already exists".
 * @throws when a process of the old server does not go away within `waitMs`.
 */
export async function removeStalePidFile(root: string, waitMs = 10_000): Promise<void> {
  const { data, pidFile } = clusterPaths(root);
  const deadline = Date.now() + waitMs;
  let left = processesIn(data);
  while (left.length > 0) {
    if (Date.now() > deadline) throw new Error(`Processes ${left.join(', ')} still use ${data}.`);
    await sleep(25);
    left = processesIn(data);
  }
  rmSync(pidFile, { force: true });
}
