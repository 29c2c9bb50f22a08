import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const run = promisify(execFile);
const hook = path.resolve(import.meta.dirname, '../../register.mjs');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'gantry-register-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, source: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
}

function runTypescript(file: string, cache = path.join(folder, 'cache')) {
  const env = { ...process.env, NODE_OPTIONS: '', GANTRY_SWC_CACHE: cache };
  return run(process.execPath, ['--enable-source-maps', '--import', hook, file], { env });
}

const decorated = `
  import { Part } from './part.tsx';
  function collect(_target: unknown, name: string) { console.log('decorated', name); }
  class Order { @collect total(): number { return new Part().price; } }
  console.log(new Order().total());`;

test('runs decorators and imports with .ts and .tsx endings', async () => {
  write('part.tsx', 'export class Part { price: number = 995; }');
  const { stdout } = await runTypescript(write('order.ts', decorated));
  expect(stdout).toBe('decorated total\n995\n');
});

test('names the line of the source when something throws', async () => {
  const file = write('fails.ts', 'type Nothing = never;\n\nthrow new Error("third line");');
  await expect(runTypescript(file)).rejects.toMatchObject({ stderr: expect.stringContaining('fails.ts:3') });
});

test('keeps one entry for each content and notices a change', async () => {
  const file = write('price.ts', 'console.log(1 as number);');
  await runTypescript(file);
  await runTypescript(file);
  expect(globSync('cache/**/*.mjs', { cwd: folder })).toHaveLength(1);
  write('price.ts', 'console.log(2 as number);');
  expect((await runTypescript(file)).stdout).toBe('2\n');
});

test('survives several processes that fill the cache at once', async () => {
  write('part.tsx', 'export class Part { price: number = 995; }');
  const file = write('order.ts', decorated);
  const runs = await Promise.all(Array.from({ length: 6 }, () => runTypescript(file)));
  expect(new Set(runs.map(({ stdout }) => stdout))).toEqual(new Set(['decorated total\n995\n']));
  expect(globSync('cache/**/*', { cwd: folder }).filter((name) => /mjs\.|mjs$/.test(name))).toHaveLength(2);
});

test('runs without a cache where it cannot write one', async () => {
  const file = write('price.ts', 'console.log(1 as number);');
  expect((await runTypescript(file, path.join(file, 'cache'))).stdout).toBe('1\n');
});
