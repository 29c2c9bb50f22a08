import { expect, test } from '@jest/globals';
import { computedChanges } from './order-log.ts';

const state = 'pending' as const;

test('a payment that had failed and is reserved now came by a new attempt', () => {
  expect(
    computedChanges({ state, paymentStatus: 'declined' }, { state, paymentStatus: 'authorized' }),
  ).toEqual([
    { axis: 'payment', from: 'declined', to: 'pending' },
    { axis: 'payment', from: 'pending', to: 'authorized' },
  ]);
});

test('what the book allows is one step, and what it does not foresee stays as it is', () => {
  expect(computedChanges({ state, paymentStatus: 'authorized' }, { state, paymentStatus: 'paid' })).toEqual([
    { axis: 'payment', from: 'authorized', to: 'paid' },
  ]);
  expect(computedChanges({ state, paymentStatus: 'refunded' }, { state, paymentStatus: 'declined' })).toEqual(
    [{ axis: 'payment', from: 'refunded', to: 'declined' }],
  );
  expect(computedChanges({ state, paymentStatus: 'paid' }, { state, paymentStatus: 'paid' })).toEqual([]);
});
