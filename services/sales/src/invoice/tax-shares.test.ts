import { expect, test } from '@jest/globals';
import type { InvoiceTaxLine } from '@gantry/contracts/schemas/invoice';
import { pickFrom } from '../../test/pick-from.ts';
import { taxShares } from './tax-shares.ts';

const line = (jurisdiction: string, amount: number, reason = 'standard'): InvoiceTaxLine => ({
  jurisdiction,
  rate: '0.04',
  amount,
  reason,
  certificate: null,
});
const sum = (lines: readonly InvoiceTaxLine[]) => lines.reduce((all, { amount }) => all + amount, 0);

/** Whole numbers from 0 on, below what is asked. */
const below = (seed: number) => {
  const pick = pickFrom(seed);
  return (limit: number): number => pick(Array.from({ length: limit }, (_, at) => at));
};

test('a part of the tax is parted among its authorities', () => {
  expect(taxShares([line('WY', 80), line('Laramie', 20)], [], 50).map(({ amount }) => amount)).toEqual([
    40, 10,
  ]);
});

test('an exemption is told on each invoice', () => {
  const exempt = { ...line('WY', 0, 'customer-exempt'), certificate: 'R-7' };
  expect(taxShares([exempt], [], 0)).toEqual([exempt]);
  expect(taxShares([], [], 0)).toEqual([]);
});

test('all invoices of an order together bear its tax, authority by authority', () => {
  const pick = below(3);
  for (let round = 0; round < 200; round += 1) {
    const ordered = [line('WY', pick(5000)), line('Laramie', pick(900)), line('City', pick(300))];
    let left = sum(ordered);
    const before: InvoiceTaxLine[] = [];
    while (left > 0) {
      const tax = Math.min(left, 1 + pick(left));
      const shares = taxShares(ordered, before, tax);
      expect(sum(shares)).toBe(tax);
      before.push(...shares);
      left -= tax;
    }
    for (const { jurisdiction, amount } of ordered)
      expect(sum(before.filter((one) => one.jurisdiction === jurisdiction))).toBe(amount);
  }
});
