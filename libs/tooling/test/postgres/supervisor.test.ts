import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { clusterPaths } from '../../src/postgres/cluster.ts';
import {
  ensureDatabase,
  startPostgres,
  withClient,
  type Postgres,
  type StartOptions,
} from '../../src/postgres/supervisor.ts';
import { isRunning } from '../../src/process.ts';
import { kill9, startParent } from './start-parent.ts';

let home: string;
let root: string;
let running: Postgres[];

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'gantry-supervisor-'));
  execFileSync('chmod', ['755', home]);
  root = path.join(home, 'postgres');
  running = [];
});

afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

async function start(more: Partial<StartOptions> = {}): Promise<Postgres> {
  const postgres = await startPostgres({ root, durable: false, databaseUrl: undefined, ...more });
  running.push(postgres);
  return postgres;
}

/** A server that is watched, what its watch says, and a promise of its next restart. */
async function startWatched() {
  const said: string[] = [];
  const restarts = new EventEmitter();
  const onRestart = () => void restarts.emit('restart');
  const postgres = await start({ onRestart, onLog: (line) => said.push(line) });
  return { postgres, said, restarted: () => once(restarts, 'restart') };
}

function ask<T>(postgres: Postgres, sql: string): Promise<T[]> {
  return withClient(postgres.url(), async (client) => (await client.query(sql)).rows as T[]);
}

function permissions(file: string): string {
  return (statSync(file).mode & 0o777).toString(8);
}

async function gone(pid: number): Promise<void> {
  while (isRunning(pid)) await sleep(10);
}

test('makes a cluster of PostgreSQL 18 that only its own user and this machine can reach', async () => {
  const postgres = await start();
  const [version] = await ask<{ server_version: string }>(postgres, 'show server_version');
  expect(version?.server_version).toMatch(/^18\./);
  expect(await ask(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect(await ask(postgres, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(permissions(root)).toBe('700');
  expect(permissions(clusterPaths(root).password)).toBe('600');
  expect(readFileSync(clusterPaths(root).password, 'utf8')).toHaveLength(32);
});

test('refuses a connection without the password', async () => {
  const postgres = await start();
  const address = new URL(postgres.url());
  address.password = 'password';
  await expect(withClient(address.href, async () => undefined)).rejects.toThrow(
    'password authentication failed',
  );
});

test('stops in order: the process is gone, and so is its pid file', async () => {
  const postgres = await start();
  await postgres.stop();
  expect(isRunning(postgres.pid!)).toBe(false);
  expect(existsSync(clusterPaths(root).pidFile)).toBe(false);
});

test('stops in order when its parent is asked to end', async () => {
  const parent = await startParent(root);
  const ended = once(parent.process, 'exit');
  parent.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(isRunning(parent.server.pid)).toBe(false);
});

test('takes over the server that a parent killed with -9 left behind', async () => {
  const parent = await startParent(root);
  await kill9(parent.process);
  const postgres = await start();
  expect(postgres).toMatchObject({ adopted: true, pid: parent.server.pid, port: parent.server.port });
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('recovers what was committed after parent and server were both killed with -9', async () => {
  const parent = await startParent(root);
  const first = await start();
  await ask(first, 'create table kept as select 42 as answer');
  await kill9(parent.process);
  process.kill(parent.server.pid, 'SIGKILL');
  await gone(parent.server.pid);
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await ask(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a watched server that was killed with -9 runs again at the same address, with what was committed', async () => {
  const { postgres, restarted } = await startWatched();
  await ask(postgres, 'create table kept as select 42 as answer');
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const { pid } = postgres;
    const again = restarted();
    process.kill(pid!, signal);
    await again;
    expect(postgres.pid).not.toBe(pid);
    expect(await ask(postgres, 'select answer from kept')).toEqual([{ answer: 42 }]);
  }
  await postgres.stop();
  expect(isRunning(postgres.pid!)).toBe(false);
});

test('a server that was taken over is watched as well, and tried again until it can start', async () => {
  const parent = await startParent(root);
  await kill9(parent.process);
  const { postgres, said, restarted } = await startWatched();
  expect(postgres.adopted).toBe(true);
  const again = restarted();
  process.kill(postgres.pid!, 'SIGSTOP'); // so that the port can be taken before anybody is
  const blocker = net.createServer();
  process.kill(postgres.pid!, 'SIGKILL');
  await gone(postgres.pid!);
  while (!blocker.listening) {
    blocker.listen(postgres.port, '127.0.0.1');
    await Promise.race([once(blocker, 'listening'), once(blocker, 'error')]);
  }
  while (!said.some((line) => line.includes('does not start'))) await sleep(10);
  blocker.close();
  await again;
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('starts beside a dead server that nobody has reaped', async () => {
  const parent = await startParent(root);
  parent.process.kill('SIGSTOP'); // a stopped parent does not reap
  process.kill(parent.server.pid, 'SIGKILL');
  await gone(parent.server.pid);
  expect(existsSync(`/proc/${parent.server.pid}`)).toBe(true);
  const postgres = await start();
  expect(postgres.adopted).toBe(false);
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  await kill9(parent.process);
});

test('is not misled by a pid file whose number now belongs to a stranger', async () => {
  await (await start()).stop();
  const { data, pidFile } = clusterPaths(root);
  writeFileSync(pidFile, [process.pid, data, 1, 5432, '', '127.0.0.1', '', 'ready', ''].join('\n'));
  const postgres = await start();
  expect(postgres.adopted).toBe(false);
  expect(postgres.pid).not.toBe(process.pid);
});

test('begins anew after an interrupted first start', async () => {
  mkdirSync(path.join(root, 'data.init', 'base'), { recursive: true });
  writeFileSync(path.join(root, 'data.init', 'PG_VERSION'), '18\n');
  const postgres = await start();
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('gives two starts at once the same server', async () => {
  const [one, two] = await Promise.all([startParent(root), startParent(root)]);
  expect(one.server.pid).toBe(two.server.pid);
  expect(one.server.adopted).toBe(!two.server.adopted);
  await kill9(one.process);
  await kill9(two.process);
  await start();
});

test('makes a database once, also when asked twice at the same time', async () => {
  const postgres = await start();
  const [one, two] = await Promise.all([ensureDatabase(postgres, 'shop'), ensureDatabase(postgres, 'shop')]);
  expect(one).toBe(two);
  await expect(withClient(one, async () => 'connected')).resolves.toBe('connected');
});

test('says what PostgreSQL said when it does not start', async () => {
  await (await start()).stop();
  const broken = startPostgres({ root, databaseUrl: undefined, flags: ['-c', 'no_such_setting=1'] });
  await expect(broken).rejects.toThrow(/no_such_setting/);
});
