import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findBinaries, usableBinaries } from '../../src/postgres/binaries.ts';
import { chooseUser } from '../../src/postgres/run-as.ts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'gantry-binaries-'));
  chmodSync(home, 0o755);
});

afterEach(() => {
  const installed = path.join(home, 'closed');
  if (existsSync(installed)) chmodSync(installed, 0o755);
  rmSync(home, { recursive: true, force: true });
});

function unlink(native: string): void {
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  for (const { target } of links) rmSync(path.join(native, '..', target), { force: true });
}

// As an install with --ignore-scripts leaves it: the library links are not there.
function installWithoutScripts(folder: string) {
  const { folder: native, version } = findBinaries();
  const copy = path.join(home, folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  unlink(copy);
  return { folder: copy, version };
}

test('makes the library links that an install without scripts left out', () => {
  const binaries = installWithoutScripts('open');
  expect(usableBinaries(path.join(home, 'data'), chooseUser(), binaries)).toBe(binaries.folder);
  expect(existsSync(path.join(binaries.folder, 'lib/libicuuc.so.60'))).toBe(true);
});

test('runs a copy when the installed files are closed to the user or cannot be completed', () => {
  const binaries = installWithoutScripts('closed');
  const isRoot = process.getuid?.() === 0;
  chmodSync(path.join(home, 'closed'), isRoot ? 0o700 : 0o500);
  chmodSync(path.join(binaries.folder, 'lib'), isRoot ? 0o755 : 0o500);
  const root = path.join(home, 'data');
  const used = usableBinaries(root, chooseUser(), binaries);
  expect(used).toBe(path.join(root, `postgres-${binaries.version}`, 'native'));
  expect(usableBinaries(root, chooseUser(), binaries)).toBe(used);
  chmodSync(path.join(binaries.folder, 'lib'), 0o755);
});
