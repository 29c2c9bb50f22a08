import { expect, jest, test } from '@jest/globals';
import { countJest } from '../src/test-run/jest-results.ts';
import { countPlaywright } from '../src/test-run/playwright-results.ts';
import { Tally } from '../src/test-run/tally.ts';

test('counts a test file that does not load as a failure', () => {
  const report = { numPassedTests: 10, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  expect(countJest(report)).toEqual({ passed: 10, failed: 3 });
});

test('counts a flaky browser test, and an error outside of any test, as failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ['no browser'] };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3 });
});

test('ends with the sums as its last line, failures named before', async () => {
  const lines: unknown[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const tally = new Tally();
  tally.add('unit', { passed: 7, failed: 0 });
  await tally.check('types', async () => true);
  await tally.check('build', () => Promise.reject(new Error('no rspack')));
  tally.print();
  log.mockRestore();
  error.mockRestore();
  expect(lines.slice(-2)).toEqual(['FAILED build: 1 failed', '8 passed, 1 failed']);
});
