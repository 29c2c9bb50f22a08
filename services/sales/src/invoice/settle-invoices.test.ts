import { expect, test } from '@jest/globals';
import { balanceOf, type InvoiceSums } from '@gantry/domain/statuses/invoice-statuses';
import { pickFrom } from '../../test/pick-from.ts';
import { creditShares, settled, usedOfMemos } from './settle-invoices.ts';

const of = (amount: number, facts: Partial<InvoiceSums> = {}): InvoiceSums => ({
  amount,
  credited: 0,
  paid: 0,
  refunded: 0,
  ...facts,
});

/** Whole numbers from 0 on, below what is asked. */
const below = (seed: number) => {
  const pick = pickFrom(seed);
  return (limit: number): number => pick(Array.from({ length: limit }, (_, at) => at));
};

test('money settles the oldest first, and never more than is open', () => {
  expect(settled([of(100), of(50)], { captured: 120, refunded: 0 })).toEqual([
    { paid: 100, refunded: 0 },
    { paid: 20, refunded: 0 },
  ]);
  expect(settled([of(100)], { captured: 300, refunded: 0 })).toEqual([{ paid: 100, refunded: 0 }]);
});

test('what was credited needs no money', () => {
  expect(settled([of(100, { credited: 30 })], { captured: 100, refunded: 0 })).toEqual([
    { paid: 70, refunded: 0 },
  ]);
});

test('a refund belongs to what was credited; the rest was never invoiced', () => {
  const paid = of(100, { paid: 100, credited: 30 });
  expect(settled([paid], { captured: 100, refunded: 30 })).toEqual([{ paid: 100, refunded: 30 }]);
  expect(settled([of(80)], { captured: 100, refunded: 20 })).toEqual([{ paid: 80, refunded: 0 }]);
});

test('money that is lost again is taken from the newest', () => {
  const both = [of(100, { paid: 100 }), of(50, { paid: 50 })];
  expect(settled(both, { captured: 120, refunded: 0 }).map(({ paid }) => paid)).toEqual([100, 20]);
});

test('a credit memo credits the invoices that hold its lines, then others', () => {
  const lines = (...numbers: number[]) => numbers.map((lineNumber) => ({ lineNumber }));
  const invoices = [
    { ...of(100), lines: lines(1) },
    { ...of(40), lines: lines(2) },
    { ...of(60), lines: lines(2) },
  ];
  expect(creditShares(invoices, { amount: 70, lines: lines(2) })).toEqual([0, 40, 30]);
  expect(creditShares(invoices, { amount: 120, lines: lines(2) })).toEqual([20, 40, 60]);
});

test('a credit memo is used once it has lowered what is owed, or was paid out', () => {
  expect(usedOfMemos([30], [of(100, { credited: 30 })])).toEqual([30]);
  expect(usedOfMemos([30, 20], [of(100, { credited: 50, paid: 80 })])).toEqual([20, 0]);
  expect(usedOfMemos([30], [of(100, { credited: 30, paid: 100, refunded: 30 })])).toEqual([30]);
});

test('whatever happens, no cent is settled twice and none is lost', () => {
  const pick = below(7);
  for (let round = 0; round < 300; round += 1) {
    const invoices = Array.from({ length: 1 + pick(4) }, () => ({ ...of(1 + pick(500)) }));
    let money = { captured: 0, refunded: 0 };
    for (let step = 0; step < 12; step += 1) {
      const one = invoices[pick(invoices.length)]!;
      if (pick(3) === 0) one.credited += pick(one.amount - one.credited + 1);
      else if (pick(4) === 0)
        money = { ...money, refunded: Math.min(money.captured, money.refunded + pick(100)) };
      else money = { ...money, captured: money.captured + pick(300) };
      settled(invoices, money).forEach((after, at) => Object.assign(invoices[at]!, after));
      const paid = invoices.reduce((sum, each) => sum + each.paid, 0);
      expect(paid).toBeLessThanOrEqual(money.captured);
      for (const each of invoices) {
        expect(each.paid).toBeLessThanOrEqual(each.amount);
        expect(each.refunded).toBeLessThanOrEqual(each.paid);
        expect(balanceOf(each)).toBeGreaterThanOrEqual(0);
      }
      const isOpen = invoices.some((each) => balanceOf(each) > 0);
      const back = invoices.reduce((sum, each) => sum + each.refunded, 0);
      if (isOpen) expect(money.captured - (money.refunded - back) - paid).toBeLessThanOrEqual(0);
    }
  }
});
