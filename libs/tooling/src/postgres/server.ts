import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { lastLines, openLog } from '../log-file.ts';
import { isRunning } from '../process.ts';
import { clusterPaths, programEnvironment } from './cluster.ts';
import { readPostmaster } from './postmaster.ts';
import type { RunAs } from './run-as.ts';

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 10_000;
const TICK_MS = 5;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '200',
  timezone: 'UTC',
};

const lastWords = (log: string): string => lastLines(log, 4).replaceAll('\n', ' ');

/**
 * What `launch` needs to know. `flags` are added to PostgreSQL's own command line (`-c name=value`); without a port
 * it gets a free one.
 */
export type Launch = {
  root: string;
  native: string;
  user: RunAs;
  flags: string[];
  port?: number | undefined;
};

/**
 * Starts a postmaster that outlives us: its own process group, so that Ctrl-C in the terminal reaches only
 * us and we stop it in order.
 * @throws with the last lines of its log when it ends before it is ready.
 */
export async function launch(plan: Launch): Promise<{ pid: number; port: number }> {
  const { root, native, user, flags, port = await freePort() } = plan;
  const { data, log } = clusterPaths(root);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openLog(log);
  const child = spawn(
    path.join(native, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...settings, ...flags],
    {
      ...user,
      cwd: root,
      env: programEnvironment,
      detached: true,
      stdio: ['ignore', output.stdio, output.stdio],
    },
  );
  output.close();
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = String(code ?? signal)));
  child.unref();
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    if (ended !== undefined) throw new Error(`PostgreSQL ended (${ended}) at its start: ${lastWords(log)}`);
    const postmaster = readPostmaster(root);
    if (postmaster?.ready && postmaster.pid === child.pid) return { pid: postmaster.pid, port };
    if (Date.now() > deadline) throw new Error(`PostgreSQL was not ready in time: ${lastWords(log)}`);
    await sleep(TICK_MS);
  }
}

/** Fast stop: open sessions are broken off, a checkpoint is written. Waits until the process is gone. */
export async function stopServer(pid: number): Promise<void> {
  if (!isRunning(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (isRunning(pid)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
    await sleep(TICK_MS);
  }
}
