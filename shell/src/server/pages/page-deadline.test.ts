/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { TimeoutError, type OutgoingCall, type Transport } from '@gantry/api-client';
import { PageDeadline, pageLimit } from './page-deadline.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const call: OutgoingCall = {
  address: 'http://gateway/api/v1/x',
  method: 'GET',
  headers: {},
  body: undefined,
  signal: new AbortController().signal,
  timeout: 4000,
};

/** A service that accepts every call and answers none. */
const hanging: Transport = async ({ timeout }) => {
  await new Promise((resolve) => setTimeout(resolve, timeout));
  throw new TimeoutError('No answer in time');
};

test('calls one after the other to a service that hangs share one deadline, and leave time to say so', async () => {
  const deadline = new PageDeadline();
  const way = deadline.bound(hanging);
  const begin = performance.now();
  const page = (async () => {
    const failures: unknown[] = [];
    for (let at = 0; at < 5; at += 1) failures.push(await way(call).catch((error: unknown) => error));
    return { failures, took: performance.now() - begin };
  })();
  await jest.advanceTimersByTimeAsync(60_000);
  const { failures, took } = await page;
  expect(failures.every((error) => error instanceof TimeoutError)).toBe(true);
  expect(took).toBeLessThan(pageLimit);
  expect(took).toBeGreaterThan(pageLimit - 1000);
});

test('a call that is shorter than what is left keeps its own time-out', async () => {
  const asked: number[] = [];
  const way = new PageDeadline().bound(async ({ timeout }) => {
    asked.push(timeout);
    return { status: 200, headers: new Headers(), body: null };
  });
  await way(call);
  await way({ ...call, timeout: 100 });
  expect(asked).toEqual([4000, 100]);
});

test('a page that begins late still gets a moment to answer', () => {
  const deadline = new PageDeadline();
  jest.advanceTimersByTime(pageLimit * 2);
  expect(deadline.left).toBeGreaterThan(0);
});
