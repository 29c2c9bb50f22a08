import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { checkBoundaries } from './check-boundaries.ts';

let root: string;

function write(file: string, content: string | object): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

type Fixture = { name: string; tags: string[]; dependencies?: string[]; exports?: Record<string, string> };

function project(folder: string, { name, tags, dependencies = [], exports }: Fixture): void {
  const declared = Object.fromEntries(dependencies.map((dependency) => [dependency, '*']));
  write(`${folder}/package.json`, { name, dependencies: declared, exports, nx: { tags } });
}

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'gantry-boundaries-'));
  const externals = [
    'react',
    'react-router',
    'react-intl',
    'crypto-js',
    '@module-federation/enhanced',
    'pg',
    '@nestjs/common',
    'valibot',
    'jest',
  ];
  const dependencies = Object.fromEntries(externals.map((name) => [name, '1.0.0']));
  write('package.json', { workspaces: ['libs/*', 'services/*', 'mfe-a', 'mfe-b', 'shell'], dependencies });
  write('libs/federation/facade-exports.json', {
    'react-router': ['Link'],
    'react-intl': ['FormattedMessage'],
  });
  project('shell', { name: '@gantry/shell', tags: ['type:shell', 'platform:web'] });
  const remote = ['type:remote', 'platform:web'];
  project('mfe-a', {
    name: '@gantry/mfe-a',
    tags: [...remote, 'scope:mfe-a'],
    dependencies: ['@gantry/contracts', '@gantry/mfe-b', '@gantry/federation', '@gantry/testing'],
  });
  project('mfe-b', { name: '@gantry/mfe-b', tags: remote, exports: { './remote': './src/remote.ts' } });
  write('mfe-b/src/remote.ts', 'export const remote = 1;');
  const service = ['type:service', 'platform:node'];
  project('services/sales', {
    name: '@gantry/service-sales',
    tags: service,
    dependencies: [
      '@gantry/service-catalog',
      '@gantry/encryption',
      '@gantry/tooling',
      '@gantry/demo-catalog',
    ],
  });
  project('services/catalog', {
    name: '@gantry/service-catalog',
    tags: service,
    exports: { './m': './src/m.ts' },
  });
  write('services/catalog/src/m.ts', '');
  const lib = (scope: string, platform: string) => [`scope:${scope}`, 'type:lib', `platform:${platform}`];
  project('libs/contracts', {
    name: '@gantry/contracts',
    tags: lib('contracts', 'any'),
    exports: { './*': './src/*.ts' },
  });
  write('libs/contracts/src/money.ts', 'export type Money = { amount: number };');
  project('libs/federation', {
    name: '@gantry/federation',
    tags: lib('federation', 'node'),
    exports: { './remote-module': './src/remote-module.ts' },
  });
  write('libs/federation/src/remote-module.ts', 'export type RemoteModule = object;');
  project('libs/encryption', {
    name: '@gantry/encryption',
    tags: lib('encryption', 'any'),
    exports: { './browser': './src/browser.ts', './node': './src/node.ts' },
  });
  write('libs/encryption/src/browser.ts', `import 'crypto-js';`);
  write('libs/encryption/src/node.ts', '');
  project('libs/demo-catalog', {
    name: '@gantry/demo-catalog',
    tags: lib('demo-catalog', 'node'),
    exports: { './rows': './src/rows.ts' },
  });
  write('libs/demo-catalog/src/rows.ts', '');
  project('libs/tooling', {
    name: '@gantry/tooling',
    tags: ['type:tool', 'platform:node', 'scope:tooling'],
    exports: { './bench': './src/bench.ts' },
  });
  write('libs/tooling/src/bench.ts', '');
  project('libs/testing', {
    name: '@gantry/testing',
    tags: ['type:testing', 'platform:node'],
    exports: { './database': './src/database.ts' },
  });
  write('libs/testing/src/database.ts', '');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function problemsOf(file: string, source: string): string[] {
  write(file, source);
  const found = checkBoundaries(root);
  rmSync(path.join(root, file));
  return found;
}

const violations: [rule: string, file: string, source: string, expected: string][] = [
  [
    'an undeclared package of the workspace',
    'shell/a.ts',
    `import type { Money } from '@gantry/contracts/money';`,
    'shell/a.ts:1: @gantry/contracts is not declared in package.json',
  ],
  [
    'a remote that imports a remote',
    'mfe-a/src/a.ts',
    `import { remote } from '@gantry/mfe-b/remote';`,
    'mfe-a/src/a.ts:1: remote must not import remote',
  ],
  [
    'a service that imports a service, also by a dynamic import',
    'services/sales/src/a.ts',
    `\nexport const load = () => import('@gantry/service-catalog/m');`,
    'services/sales/src/a.ts:2: service must not import service',
  ],
  [
    'a remote that brings federation code into the browser',
    'mfe-a/src/a.ts',
    `import '@gantry/federation/remote-module';`,
    'mfe-a/src/a.ts:1: remote may import types of lib:federation only',
  ],
  [
    'test helpers outside of tests',
    'mfe-a/src/a.ts',
    `import '@gantry/testing/database';`,
    'mfe-a/src/a.ts:1: remote may import testing in tests only',
  ],
  [
    'what measures, outside of benchmarks',
    'services/sales/src/a.ts',
    `import type { Bench } from '@gantry/tooling/bench';`,
    'services/sales/src/a.ts:1: service may import tool in benchmarks only',
  ],
  [
    'the demo catalogue in what serves requests',
    'services/sales/src/a.ts',
    `import '@gantry/demo-catalog/rows';`,
    'services/sales/src/a.ts:1: service may import lib:demo-catalog in commands, tests and benchmarks only',
  ],
  [
    'a relative import that leaves its project',
    'mfe-a/src/a.ts',
    `export * from '../../libs/contracts/src/money.ts';`,
    'mfe-a/src/a.ts:1: ../../libs/contracts/src/money.ts leaves the project; import the package by its name',
  ],
  [
    'a deep import past the exports',
    'mfe-a/src/a.ts',
    `import type { Money } from '@gantry/contracts/src/money.ts';`,
    'mfe-a/src/a.ts:1: @gantry/contracts/src/money.ts is not an export of @gantry/contracts',
  ],
  [
    'server packages in the browser',
    'mfe-a/src/a.tsx',
    `import { Injectable } from '@nestjs/common';`,
    'mfe-a/src/a.tsx:1: @nestjs/common: server code does not belong in the browser',
  ],
  [
    'parts of Node in the browser',
    'mfe-a/src/a.ts',
    `import fs from 'node:fs';`,
    'mfe-a/src/a.ts:1: node:fs: server code does not belong in the browser',
  ],
  [
    'React in a service',
    'services/sales/src/a.ts',
    `import { useState } from 'react';`,
    'services/sales/src/a.ts:1: react: services render nothing',
  ],
  [
    'anything but valibot in the contracts',
    'libs/contracts/src/a.ts',
    `import 'pg';`,
    'libs/contracts/src/a.ts:1: pg: contracts depend on valibot only',
  ],
  [
    'crypto-js outside of the encryption library',
    'mfe-a/src/a.ts',
    `import CryptoJS from 'crypto-js';`,
    'mfe-a/src/a.ts:1: crypto-js is used in lib:encryption only',
  ],
  [
    'the federation package in a remote',
    'mfe-a/src/a.ts',
    `import { loadRemote } from '@module-federation/enhanced/runtime';`,
    'mfe-a/src/a.ts:1: @module-federation/enhanced/runtime is used in shell and lib:federation only',
  ],
  [
    "the browser's encryption in a service",
    'services/sales/src/a.ts',
    `import '@gantry/encryption/browser';`,
    'services/sales/src/a.ts:1: @gantry/encryption/browser is for web code, and this is node code',
  ],
  [
    'what the react-router facade does not carry',
    'mfe-a/src/a.tsx',
    `import { Link, useBlocker } from 'react-router';`,
    'mfe-a/src/a.tsx:1: react-router has no "useBlocker" in libs/federation/facade-exports.json',
  ],
  [
    'the whole of react-intl, which no list can check',
    'mfe-a/src/a.tsx',
    `import * as intl from 'react-intl';`,
    'mfe-a/src/a.tsx:1: react-intl has no "*" in libs/federation/facade-exports.json',
  ],
  [
    'a feature that imports another feature',
    'mfe-a/src/features/cart/a.ts',
    `import { b } from '../quote/b.ts';`,
    'mfe-a/src/features/cart/a.ts:1: feature cart must not import feature quote',
  ],
  [
    'a third-party package the root does not declare',
    'mfe-a/src/a.ts',
    `import 'lodash';`,
    'mfe-a/src/a.ts:1: lodash is not declared in the root package.json',
  ],
];

describe('reports', () => {
  test.each(violations)('%s', (_rule, file, source, expected) => {
    expect(problemsOf(file, source)).toContain(expected);
  });
});

describe('accepts', () => {
  test.each([
    ['a declared contract', 'mfe-a/src/a.ts', `import { money } from '@gantry/contracts/money';`],
    [
      'types of the facaded libraries',
      'mfe-a/src/a.ts',
      `import type { LoaderFunctionArgs } from 'react-router';`,
    ],
    [
      'types of federation',
      'mfe-a/src/a.ts',
      `import type { RemoteModule } from '@gantry/federation/remote-module';`,
    ],
    ['test helpers in a test', 'mfe-a/src/a.test.ts', `import '@gantry/testing/database'; import 'node:fs';`],
    [
      'what measures, in a benchmark',
      'services/sales/bench/p1.bench.ts',
      `import type { Bench } from '@gantry/tooling/bench';`,
    ],
    ['Node in the server part of the shell', 'shell/server/a.ts', `import 'node:http';`],
    ['a path inside the project', 'mfe-a/src/features/cart/a.ts', `import './b.ts'; import '../../urls.ts';`],
  ])('%s', (_rule, file, source) => {
    expect(problemsOf(file, source)).toEqual([]);
  });

  test('a workspace without a violation', () => {
    expect(checkBoundaries(root)).toEqual([]);
  });
});
