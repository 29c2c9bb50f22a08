import { expect, test } from '@jest/globals';
import { lockFileProblems, readLockFile } from './lock-file.ts';

test('the lock file of this workspace installs anywhere', () => {
  expect(lockFileProblems(readLockFile())).toEqual([]);
});

test('reports an address and a native build that was left out', () => {
  const packages = {
    '': {},
    'libs/ui': {},
    'node_modules/@gantry/ui': { resolved: 'libs/ui', link: true },
    'node_modules/pg': { version: '8.23.1', resolved: 'https://mirror.example/pg.tgz' },
    'node_modules/nx': {
      optionalDependencies: { '@nx/nx-linux-x64-gnu': '24.0.6', '@nx/nx-darwin-arm64': '24.0.6' },
    },
    'node_modules/nx/node_modules/@nx/nx-linux-x64-gnu': {},
  };
  expect(lockFileProblems({ packages })).toEqual([
    'node_modules/pg carries an address: https://mirror.example/pg.tgz',
    'node_modules/nx: its optional @nx/nx-darwin-arm64 is not locked, and "npm ci" would refuse',
  ]);
});
