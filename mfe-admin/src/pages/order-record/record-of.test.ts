import { expect, test } from '@jest/globals';
import { recordOf } from './record-of.ts';

test('reads kind and number from one segment', () => {
  expect(recordOf('order-100123')).toEqual({ kind: 'order', number: '100123' });
  expect(recordOf('quote-q-77')).toEqual({ kind: 'quote', number: 'q-77' });
});

test.each([undefined, '', 'order', 'order-', 'orders-1', 'order-confirm', 'checkout'])(
  'is no record: %j',
  (segment) => {
    expect(recordOf(segment)).toBeUndefined();
  },
);
