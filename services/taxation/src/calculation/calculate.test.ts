import { describe, expect, test } from '@jest/globals';
import { calculateTax, type TaxRequest, type TaxRules } from './calculate.ts';
import { rateOn, taxOn, type Rate } from '../rates/rate.ts';

const rates: Rate[] = [
  { jurisdiction: 'US-OH', appliesTo: 'goods', rate: '0.05750', from: '2020-01-01', until: null },
  { jurisdiction: 'US-OH', appliesTo: 'shipping', rate: '0.05750', from: '2020-01-01', until: null },
  { jurisdiction: 'US-CA', appliesTo: 'goods', rate: '0.07250', from: '2020-01-01', until: null },
  { jurisdiction: 'US-SD', appliesTo: 'goods', rate: '0.04500', from: '2020-01-01', until: '2023-07-01' },
  { jurisdiction: 'US-SD', appliesTo: 'goods', rate: '0.04200', from: '2023-07-01', until: null },
];
const rules: TaxRules = { rates, nexus: 'all', day: '2026-01-15' };
const order: TaxRequest = {
  country: 'US',
  region: 'OH',
  postalCode: '43004',
  lines: [
    { id: '1', amount: 1000, taxCode: 'standard' },
    { id: '2', amount: 1000, taxCode: 'exempt' },
  ],
  shipping: 500,
  handling: 0,
};

describe('rounding', () => {
  test.each([
    [1000, '0.05750', 58],
    [1, '0.50000', 1],
    [1, '0.49999', 0],
    [3, '0.05000', 0],
    [10, '0.05000', 1],
    [0, '0.07250', 0],
    [333, '0.07250', 24],
    [9_007_199_254_740, '0.10500', 945_755_921_748],
  ])('tax on %d at %s is %d, half up', (amount, rate, tax) => {
    expect(taxOn(amount, rate)).toBe(tax);
  });

  test('never differs from exact arithmetic by a cent', () => {
    for (let amount = 0; amount < 5000; amount += 7) {
      for (const rate of ['0.02900', '0.06875', '0.10500', '0.04225']) {
        const exact = (BigInt(amount) * BigInt(rate.replace('.', '')) * 2n + 100_000n) / 200_000n;
        expect(taxOn(amount, rate)).toBe(Number(exact));
      }
    }
  });

  test('refuses what is not a rate', () => {
    expect(() => taxOn(100, '6%')).toThrow(RangeError);
  });
});

test('takes the rate of the day', () => {
  expect(rateOn(rates, 'US-SD', 'goods', '2023-06-30')?.rate).toBe('0.04500');
  expect(rateOn(rates, 'US-SD', 'goods', '2023-07-01')?.rate).toBe('0.04200');
  expect(rateOn(rates, 'US-SD', 'goods', '2019-01-01')).toBeUndefined();
});

test('taxes goods and shipping where the state does, and says why not', () => {
  const tax = calculateTax(order, rules);
  expect(tax.lines.map(({ id, amount, reason }) => [id, amount, reason])).toEqual([
    ['1', 58, 'standard'],
    ['2', 0, 'product-exempt'],
    ['shipping', 29, 'standard'],
  ]);
  expect([tax.total, tax.complete]).toEqual([87, true]);
});

test('leaves shipping untaxed where the state does', () => {
  const tax = calculateTax({ ...order, region: 'CA', postalCode: '90001' }, rules);
  expect(tax.lines.at(-1)).toMatchObject({ id: 'shipping', amount: 0, reason: 'shipping-not-taxable' });
});

test('a state and a ZIP code that disagree make the answer incomplete', () => {
  const tax = calculateTax({ ...order, postalCode: '90001' }, rules);
  expect([tax.total, tax.complete, tax.lines[0]?.reason]).toEqual([0, false, 'unknown-zip']);
});

test('collects nothing where there is no nexus', () => {
  const tax = calculateTax(order, { ...rules, nexus: new Set(['WY']) });
  expect([tax.total, tax.complete, tax.lines[0]?.reason]).toEqual([0, true, 'no-nexus']);
  expect(calculateTax({ ...order, country: 'CA', region: 'ON' }, rules).lines[0]?.reason).toBe('no-nexus');
});
