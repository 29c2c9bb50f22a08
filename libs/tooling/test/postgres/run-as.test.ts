import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { reachableRoot } from '../../src/postgres/reachable-root.ts';
import { chooseUser } from '../../src/postgres/run-as.ts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'gantry-run-as-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

function passwd(...lines: string[]): string {
  const file = path.join(home, 'passwd');
  writeFileSync(file, lines.join('\n'));
  return file;
}

test('root hands PostgreSQL to the user postgres', () => {
  const file = passwd('root:x:0:0::/:/bin/sh', 'nobody:x:65534:65534::/:', 'postgres:x:101:104::/:');
  expect(chooseUser(0, file)).toEqual({ uid: 101, gid: 104 });
});

test('root hands PostgreSQL to nobody where there is no user postgres', () => {
  expect(chooseUser(0, passwd('nobody:x:65534:65534::/:'))).toEqual({ uid: 65534, gid: 65534 });
});

test('root without either of them gets an error that says so', () => {
  expect(() => chooseUser(0, passwd('root:x:0:0::/:/bin/sh'))).toThrow('no user "postgres" or "nobody"');
});

test('an ordinary user runs PostgreSQL as itself', () => {
  expect(chooseUser(1000, passwd('postgres:x:101:104::/:'))).toEqual({});
});

test('a cluster below a closed home is stored where its user can reach it, until the home is wiped', () => {
  const user = chooseUser();
  chmodSync(home, 0o700);
  const root = path.join(home, 'data');
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'gantry-elsewhere-'));
  const place = reachableRoot(root, user, elsewhere);
  const isRoot = process.getuid?.() === 0;
  expect(path.dirname(place)).toBe(isRoot ? elsewhere : home);
  expect(reachableRoot(root, user, elsewhere)).toBe(place);
  expect(existsSync(path.join(root, 'cluster-is-at'))).toBe(isRoot);
  rmSync(root, { recursive: true });
  mkdirSync(root);
  expect(reachableRoot(root, user, elsewhere) === place).toBe(!isRoot);
  rmSync(elsewhere, { recursive: true });
});
