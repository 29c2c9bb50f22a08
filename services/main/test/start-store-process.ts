import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox } from '@gantry/service-sandbox/start';
import { startOwnPostgres } from '@gantry/testing/own-postgres';
import { freePort } from '@gantry/testing/free-port';
import { makeSmallDisk } from './small-disk.ts';
import { migrate, storeEnvironment } from './start-store.ts';

const main = path.resolve(import.meta.dirname, '../src/all.ts');
/** Room for the database with its log, the services' files and their log; what is left is quickly filled. */
const diskMegabytes = 200;
// A small disk needs a small log: some of it is taken in advance.
const settings = ['max_wal_size=48MB', 'min_wal_size=32MB'];

/**
 * Every domain with demo data as a real process, on a PostgreSQL of its own that may be ended, on a disk of its own that
 * may be filled. Like `npm start`, the server is started again; the services never are.
 */
export async function startStoreProcess() {
  const home = mkdtempSync(path.join(os.tmpdir(), 'gantry-outage-'));
  chmodSync(home, 0o755);
  const disk = makeSmallDisk(path.join(home, 'disk'), diskMegabytes);
  const postgres = await startOwnPostgres(path.join(disk.folder, 'postgres'), settings);
  const { url } = postgres;
  await migrate(url);
  const sandbox = await startSandbox({ smtp: 0, page: 0 });
  const env = { ...storeEnvironment(url, sandbox.smtpUrl), GANTRY_HOME: disk.folder, LOG_LEVEL: 'info' };
  const services = await startProcess(env, path.join(disk.folder, 'services.log'));
  const stop = async () => {
    await services.stop();
    await sandbox.stop();
    await postgres.stop();
    disk.remove();
    rmSync(home, { recursive: true, force: true });
  };
  return {
    origin: services.origin,
    hasEnded: services.hasEnded,
    disk,
    postgres,
    mails: sandbox.mails,
    stop,
  };
}

/** All services as one process, once they are ready. @param log a file for what they say */
export async function startProcess(env: Record<string, string>, log: string, port?: number) {
  port ??= await freePort();
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, ['--import', '@gantry/tooling/register', main], {
    env: { PATH: process.env.PATH, ...env, SERVICES_PORT: String(port) },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const origin = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!(await isReady(origin))) {
    if (hasEnded()) throw new Error(`The services ended at their start, see ${log}`);
    await sleep(50);
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { origin, hasEnded, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

export async function isReady(origin: string): Promise<boolean> {
  return (await fetch(`${origin}/ready`).catch(() => undefined))?.status === 200;
}
