import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isRunning } from '../../src/process.ts';
import { ManagedProcess } from '../../src/stack/managed-process.ts';
import { freePort } from '../../src/stack/ports.ts';
import { waitUntilReady } from '../../src/stack/wait-until-ready.ts';

let folder: string;
let part: ManagedProcess | undefined;
let events: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'gantry-process-'));
  events = [];
});

afterEach(async () => {
  await part?.stop(100);
  rmSync(folder, { recursive: true, force: true });
});

function makePart(source: string, env: Record<string, string> = {}): ManagedProcess {
  const script = path.join(folder, 'part.mjs');
  writeFileSync(script, source);
  part = new ManagedProcess({
    name: 'part',
    words: [script],
    env: { PATH: process.env.PATH, ...env },
    logs: path.join(folder, 'logs'),
    onEvent: (line) => events.push(line),
    onStart: () => events.push('started'),
  });
  return part;
}

const server = `
  import http from 'node:http';
  http.createServer((request, response) => response.writeHead(request.url === '/ready' ? 200 : 500).end())
    .listen(process.env.PORT, '127.0.0.1');`;

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10);
}

test('is ready when its address answers', async () => {
  const port = await freePort();
  const server200 = makePart(server, { PORT: String(port) });
  server200.start();
  await waitUntilReady(server200, `http://127.0.0.1:${port}/ready`);
  expect(isRunning(server200.pid!)).toBe(true);
});

test('shows the last lines of what ended at its start', async () => {
  const failing = makePart(`console.error('DATABASE_URL: is missing'); process.exit(1);`);
  failing.start();
  const ready = waitUntilReady(failing, 'http://127.0.0.1:1/ready');
  await expect(ready).rejects.toThrow('part ended at its start:\nDATABASE_URL: is missing');
});

test('says what it answered when it does not become ready in time', async () => {
  const port = await freePort();
  const slow = makePart(server, { PORT: String(port) });
  slow.start();
  const ready = waitUntilReady(slow, `http://127.0.0.1:${port}/other`, { withinMs: 1_500 });
  await expect(ready).rejects.toThrow(/part is not ready .*: 500/);
});

test('is started again after it died, with a line that says why', async () => {
  const dying = makePart(`setTimeout(() => process.exit(3), 50);`);
  dying.start();
  dying.watch();
  await until(() => events.filter((event) => event === 'started').length === 2);
  expect(events).toEqual([
    'started',
    expect.stringContaining('part ended (3), starting it again in 1 s'),
    'started',
  ]);
});

test('is not started again once it was asked to stop', async () => {
  const patient = makePart(`process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);
    console.log('up');`);
  patient.start();
  patient.watch();
  await until(() => patient.lastLines().includes('up'));
  await patient.stop();
  await sleep(1_200);
  expect(events).toEqual(['started']);
});

test('is ended when it does not stop by itself', async () => {
  const stubborn = makePart(
    `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up');`,
  );
  stubborn.start();
  await until(() => stubborn.lastLines().includes('up'));
  const { pid } = stubborn;
  await stubborn.stop(200);
  expect(isRunning(pid!)).toBe(false);
});

test('writes what the process says to its log', async () => {
  const talking = makePart(`console.log('one'); console.error('two'); setInterval(() => {}, 1000);`);
  talking.start();
  await until(() => talking.lastLines().split('\n').length === 2);
  expect(readFileSync(talking.logFile, 'utf8')).toBe('one\ntwo\n');
  expect(talking.lastLines(1)).toBe('two');
});
