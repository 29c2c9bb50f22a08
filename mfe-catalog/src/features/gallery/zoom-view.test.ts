import { expect, test } from '@jest/globals';
import { fitted, largestScale, zoomedAt } from './zoom-view.ts';

const frame = { width: 400, height: 200 };
const middle = { x: 0, y: 0 };

test('the point under the finger stays there', () => {
  const view = zoomedAt(fitted, 2, { x: 100, y: 50 }, frame);
  expect(view).toEqual({ scale: 2, x: -100, y: -50 });
  // 100 to the right of the middle lay 100 to the right of the picture's middle before
  expect(view.x + 100 * view.scale).toBe(100);
});

test('never smaller than the frame nor larger than can be told apart', () => {
  expect(zoomedAt(fitted, 0.1, middle, frame)).toEqual(fitted);
  expect(zoomedAt(fitted, 100, middle, frame).scale).toBe(largestScale);
});

test('no edge of the picture comes into the frame', () => {
  expect(zoomedAt({ scale: 2, x: 5000, y: -5000 }, 1, middle, frame)).toEqual({ scale: 2, x: 200, y: -100 });
  expect(zoomedAt({ scale: 4, x: 600, y: 0 }, 0.25, middle, frame)).toEqual(fitted);
});
