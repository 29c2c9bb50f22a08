import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { countJest } from '../src/test-run/jest-results.ts';
import { countPlaywright } from '../src/test-run/playwright-results.ts';
import { Tally } from '../src/test-run/tally.ts';
import { withinProjects } from '../src/test-run/within-projects.ts';
import { workspaceRoot } from '../src/workspace/projects.ts';

test('counts a test file that does not load as a failure, and names what failed', () => {
  const report = {
    numPassedTests: 10,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: path.join(workspaceRoot, 'libs/money/src/add.test.ts'),
        startTime: 1000,
        endTime: 3500,
        message: 'all of it',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          {
            fullName: 'rounds',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\n    at add.ts:3'],
          },
        ],
      },
      {
        name: path.join(workspaceRoot, 'shell/a.test.ts'),
        startTime: 3500,
        endTime: 3600,
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  };
  expect(countJest(report)).toEqual({
    passed: 10,
    failed: 2,
    failures: [
      { test: 'libs/money/src/add.test.ts › rounds', reason: 'expected 1' },
      { test: 'shell/a.test.ts', reason: 'Cannot find module' },
    ],
    times: [
      { test: 'libs/money/src/add.test.ts', ms: 2500 },
      { test: 'shell/a.test.ts', ms: 100 },
    ],
  });
});

test('counts a flaky browser test, and an error outside of any test, as failures', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'search.spec.ts',
    line: 7,
    tests: [
      {
        status,
        results: [{ duration: 400, errors: status === 'expected' ? [] : [{ message: 'not visible' }] }],
      },
    ],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec('finds', 'expected')],
        suites: [{ specs: [spec('sorts', 'unexpected'), spec('pages', 'flaky')] }],
      },
    ],
    errors: [{ message: 'no browser' }],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      { test: 'search.spec.ts:7 › sorts', reason: 'not visible' },
      { test: 'search.spec.ts:7 › pages', reason: 'not visible' },
      { test: 'outside of any test', reason: 'no browser' },
    ],
    times: ['finds', 'sorts', 'pages'].map((title) => ({ test: `search.spec.ts:7 › ${title}`, ms: 400 })),
  });
});

test('ends with the sums as its last line; the slowest tests and the failures are named before', async () => {
  const lines: unknown[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const tally = new Tally();
  tally.addCounts('unit', {
    passed: 7,
    failed: 1,
    failures: [{ test: 'a.test.ts › adds', reason: 'expected 1\ngot 2' }],
    times: [
      { test: 'a.test.ts', ms: 640 },
      { test: 'b.test.ts', ms: 12_340 },
    ],
  });
  await tally.countSuite('e2e', () => Promise.reject(new Error('no shop')));
  await tally.checkWork('types', async () => true);
  await tally.checkWork('build', () => Promise.reject(new Error('no rspack')));
  tally.print();
  log.mockRestore();
  error.mockRestore();
  expect(lines.slice(-7)).toEqual([
    '  12.3 s  b.test.ts',
    '  0.6 s  a.test.ts',
    'FAILED a.test.ts › adds\n    expected 1\n    got 2',
    'FAILED unit: 1 failed',
    'FAILED e2e: 1 failed',
    'FAILED build: 1 failed',
    '8 passed, 3 failed',
  ]);
});

test('takes a pattern of files for paths inside the projects, wherever the checkout lies', () => {
  const folder = path.join(workspaceRoot, 'libs/tooling');
  const [dash, ...patterns] = withinProjects(['--', 'tooling', '^test/|run'], [folder]);
  expect(dash).toBe('--');
  const isMatched = (file: string) => patterns.map((one) => new RegExp(one).test(path.join(folder, file)));
  expect(isMatched('test/tooling.test.ts')).toEqual([true, true]);
  expect(isMatched('src/add.test.ts')).toEqual([false, false]);
  expect(isMatched('test/add.test.ts')).toEqual([false, true]);
  expect(isMatched('src/run.test.ts')).toEqual([false, false]);
  expect(withinProjects(['-t', 'adds'], [folder])).toEqual(['-t', 'adds']);
});
