import { expect, test } from '@jest/globals';
import { firstTransition } from './first-transition.ts';
import { taxLinesOf, taxOfLine, totalsOf } from './order-quote.ts';
import { isWithinCredit, termsFor } from './payment-terms.ts';

test.each([
  ['advanced', false, true, 'pending'],
  ['net-30', true, true, null],
  ['net-15', false, true, 'pending-review'],
  ['advanced', false, false, 'pending-review'],
  ['net-30', true, false, 'pending-review'],
] as const)(
  'terms %s, credit %s, tax complete %s: first to %s',
  (paymentTerm, creditApproved, taxComplete, to) => {
    expect(firstTransition({ paymentTerm, creditApproved, taxComplete })?.to ?? null).toBe(to);
  },
);

test.each([
  [10_000, 0, 10_000, true],
  [10_000, 1, 10_000, false],
  [0, 0, 1, false],
  [null, 0, 1, false],
])('a limit of %p with %d owed covers %d: %s', (limit, exposure, total, isCovered) => {
  expect(isWithinCredit(limit, exposure, total)).toBe(isCovered);
});

test('guests pay in advance', () => {
  expect(termsFor({ creditLimit: null })).toEqual(['advanced']);
});

test('a credit line comes first, and paying at once stays possible beside it', () => {
  expect(termsFor({ creditLimit: 10_000 })).toEqual(['net-30', 'net-15', 'advanced']);
});

test('totals add up', () => {
  expect(totalsOf(1000, { shipping: 200, handlingFee: 60, tax: 63 })).toEqual({
    subtotal: 1000,
    discount: 0,
    shipping: 200,
    handlingFee: 60,
    tax: 63,
    grandTotal: 1323,
  });
});

test('tax is printed by place, rate and reason', () => {
  const standard = { jurisdiction: 'US-WY', rate: '0.04000', reason: 'standard' };
  const none = { ...standard, rate: '0.00000', reason: 'shipping-not-taxable' };
  const tax = {
    total: 70,
    complete: true,
    ratesVersion: 'x',
    lines: [
      { id: 'a', amount: 40, ...standard },
      { id: 'b', amount: 30, ...standard },
      { id: 'shipping', amount: 0, ...none },
    ],
  };
  expect(taxLinesOf(tax)).toEqual([
    { amount: 70, ...standard },
    { amount: 0, ...none },
  ]);
  expect([taxOfLine(tax, 'b'), taxOfLine(tax, 'unknown')]).toEqual([30, 0]);
});
