/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { releaseTimers, stopTimersOf } from './release-timers.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('timers of a release run as they do elsewhere', () => {
  const timers = releaseTimers('catalog@1-a.js');
  const run = jest.fn();
  timers.setTimeout(run, 10, 'timeout');
  timers.setImmediate(run, 'immediate');
  const interval = timers.setInterval(run, 20, 'interval');
  timers.clearTimeout(timers.setTimeout(run, 10, 'cleared'));
  jest.advanceTimersByTime(45);
  timers.clearInterval(interval);
  jest.advanceTimersByTime(45);
  expect(run.mock.calls).toEqual([['immediate'], ['timeout'], ['interval'], ['interval']]);
});

test('those of a release that does harm are stopped, those of others go on', () => {
  const [harmful, other] = [releaseTimers('catalog@2-b.js'), releaseTimers('account@1-a.js')];
  const [harm, run] = [jest.fn(), jest.fn()];
  harmful.setTimeout(harm, 10);
  harmful.setInterval(harm, 10);
  harmful.setImmediate(harm);
  other.setTimeout(run, 10);
  stopTimersOf('catalog@2-b.js');
  jest.advanceTimersByTime(100);
  expect(harm).not.toHaveBeenCalled();
  expect(run).toHaveBeenCalledTimes(1);
});
