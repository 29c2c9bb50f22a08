import { expect, test } from '@jest/globals';
import { firstTransition } from './first-transition.ts';
import { taxLinesOf } from '../order/tax-lines.ts';
import { taxOfLine, totalsOf } from './order-quote.ts';
import { isWithinCredit, termsFor } from '../credit/payment-terms.ts';

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
  expect(termsFor({ creditLimit: 10_000, maxTerm: 'net-15' })).toEqual(['net-15', 'advanced']);
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

test('tax is printed by each place that asks it, rate and reason', () => {
  const line = { kind: 'goods' as const, base: 1000, jurisdiction: 'US-CO', certificate: null };
  const state = { code: 'US-CO', level: 'state' as const, name: 'CO', rate: '0.04000' };
  const county = { code: 'US-CO/county/x', level: 'county' as const, name: 'X County', rate: '0.00000' };
  const city = { code: 'US-CO/city/denver', level: 'city' as const, name: 'Denver', rate: '0.05150' };
  const taxed = { ...line, rate: '0.09150', reason: 'standard' as const };
  const tax = {
    total: 183,
    complete: true,
    ratesVersion: 'x',
    lines: ['a', 'b'].map((id) => ({
      ...taxed,
      id,
      amount: id === 'a' ? 92 : 91,
      parts: [
        { ...state, amount: 40 },
        { ...county, amount: 0 },
        { ...city, amount: id === 'a' ? 52 : 51 },
      ],
    })),
  };
  const free = { ...line, id: 'shipping', amount: 0, rate: '0.00000', parts: [] };
  const withShipping = [...tax.lines, { ...free, reason: 'shipping-not-taxable' as const }];
  expect(taxLinesOf({ ...tax, lines: withShipping })).toEqual([
    { amount: 80, jurisdiction: 'US-CO', rate: '0.04000', reason: 'standard' },
    { amount: 103, jurisdiction: 'Denver, CO', rate: '0.05150', reason: 'standard' },
    { amount: 0, jurisdiction: 'US-CO', rate: '0.00000', reason: 'shipping-not-taxable' },
  ]);
  expect([taxOfLine(tax, 'b'), taxOfLine(tax, 'unknown')]).toEqual([91, 0]);
});
