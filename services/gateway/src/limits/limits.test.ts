import { expect, test } from '@jest/globals';
import { RateLimiter } from './rate-limiter.ts';

test('lets so many through in a window and reports how long to wait', () => {
  let now = 0;
  const limiter = new RateLimiter(() => now);
  const take = () => limiter.takeToken('key', { max: 2, windowSeconds: 60 });
  expect([take(), take(), take()]).toEqual([0, 0, 60]);
  now = 45_500;
  expect(take()).toBe(15);
  now = 60_000;
  expect(take()).toBe(0);
});

test('counts each key by itself', () => {
  const limiter = new RateLimiter(() => 0);
  const once = { max: 1, windowSeconds: 60 };
  expect([limiter.takeToken('a', once), limiter.takeToken('b', once), limiter.takeToken('a', once)]).toEqual([
    0, 0, 60,
  ]);
});
