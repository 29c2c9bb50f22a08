import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isRunning } from '../../src/process.ts';
import { endLeftovers } from '../../src/stack/leftovers.ts';
import { writeRunFile } from '../../src/stack/run-file.ts';

let home: string;
let children: ChildProcess[];

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'gantry-leftovers-'));
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

function run(name: string): number {
  const script = path.join(home, name);
  mkdirSync(path.dirname(script), { recursive: true });
  writeFileSync(script, 'setInterval(() => {}, 1000);');
  const child = spawn(process.execPath, [script], { stdio: 'ignore', env: { PATH: process.env.PATH } });
  children.push(child);
  return child.pid ?? 0;
}

test('ends the parts a killed start left behind, and nothing else', async () => {
  const shell = run('shell/dist/server.mjs');
  const stranger = run('other.mjs');
  const database = run('shell/dist/pretends-to-be-postgres.mjs');
  const pids = { shell, services: stranger, postgres: database };
  writeRunFile(home, { pid: 2 ** 22 + 1, mode: 'all', url: '', mailUrl: '', env: {}, pids });
  expect(await endLeftovers(home)).toBe(1);
  expect([shell, stranger, database].map(isRunning)).toEqual([false, true, true]);
});

test('has nothing to end on a home of its own', async () => {
  expect(await endLeftovers(home)).toBe(0);
});
