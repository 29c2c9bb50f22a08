/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { StallMeter, type Reading } from './stall-meter.ts';

const megabyte = 2 ** 20;
const calm: Reading = { beats: 1, now: 10_000, cpu: 1, memory: 100 * megabyte };

/** What the meter says at the end of readings 100 ms apart, each changed by what `next` gives for its number. */
function stalledAfter(steps: number, next: (step: number) => Partial<Reading>): number {
  const meter = new StallMeter();
  meter.measure({ ...calm, now: calm.now - 100, beats: 0 });
  let stalled = meter.measure(calm);
  for (let step = 1; step <= steps; step++)
    stalled = meter.measure({ ...calm, now: calm.now + step * 100, ...next(step) });
  return stalled;
}

describe('the main thread', () => {
  test('that comes to its turn is not stuck, however long it takes', () => {
    expect(stalledAfter(50, (step) => ({ beats: 1 + Math.floor(step / 8), cpu: 1 + step / 10 }))).toBe(0);
  });

  test('that works for a second without coming to its turn is stuck', () => {
    expect(stalledAfter(9, (step) => ({ cpu: 1 + step / 10 }))).toBe(0);
    expect(stalledAfter(11, (step) => ({ cpu: 1 + step / 10 }))).toBe(1100);
  });

  test('that gets no CPU, for others have it, is given more time', () => {
    expect(stalledAfter(20, (step) => ({ cpu: 1 + step / 100 }))).toBe(0);
    expect(stalledAfter(26, (step) => ({ cpu: 1 + step / 100 }))).toBe(2600);
  });

  test('is judged by the time alone where the system does not tell of its CPU', () => {
    expect(stalledAfter(11, () => ({ cpu: undefined }))).toBe(1100);
  });

  test('that takes memory in a pause is looked at while it still answers', () => {
    expect(stalledAfter(3, (step) => ({ memory: calm.memory + step * 60 * megabyte }))).toBe(300);
  });

  test('is not reported as stuck if the watchdog itself was delayed', () => {
    const meter = new StallMeter();
    meter.measure({ ...calm, now: calm.now - 100, beats: 0 });
    meter.measure(calm);
    expect(meter.measure({ ...calm, now: calm.now + 5000, cpu: 6 })).toBe(0);
  });
});
