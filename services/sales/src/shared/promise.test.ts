import { expect, test } from '@jest/globals';
import { promiseOf } from './promise.ts';

const friday = new Date('2026-11-20T15:00:00Z');

test('counts business days only', () => {
  expect(promiseOf({ leadDays: [1, 3], availability: 'in-stock' }, friday)).toEqual({
    from: '2026-11-23',
    to: '2026-11-25',
  });
});

test('takes the days of the label where the product names none, and promises nothing without', () => {
  expect(promiseOf({ leadDays: null, availability: '2-5-days' }, friday)).toEqual({
    from: '2026-11-24',
    // Thanksgiving lies between
    to: '2026-11-30',
  });
  expect(promiseOf({ leadDays: null, availability: 'backordered' }, friday)).toBeNull();
});

test('what is ordered at a weekend counts as ordered on the Monday', () => {
  const saturday = new Date('2026-11-21T15:00:00Z');
  expect(promiseOf({ leadDays: [0, 1], availability: 'in-stock' }, saturday)).toEqual({
    from: '2026-11-23',
    to: '2026-11-24',
  });
});
