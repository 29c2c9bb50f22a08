import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ShellConfig } from '../config.ts';

/** What the thread is given. */
export interface WatchdogData {
  /** raised by the main thread as long as it comes to its turn */
  readonly beats: Int32Array;
  readonly releases: string;
  /** folder of what outlives a restart */
  readonly state: string;
}

const beatEvery = 200;
// its own file beside this program: dist/server/watchdog.mjs
const program = path.join(path.dirname(fileURLToPath(import.meta.url)), 'watchdog.mjs');

/** Starts a thread that ends this process when it is stuck, and notes the release whose code it is stuck in. */
export function startWatchdog({ releases, state }: ShellConfig): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), beatEvery).unref();
  const workerData: WatchdogData = { beats, releases, state };
  new Worker(program, { workerData, execArgv: [] }).unref();
}
