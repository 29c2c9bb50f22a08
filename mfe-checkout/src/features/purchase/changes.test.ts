import { expect, test } from '@jest/globals';
import { changesOf, type Seen } from './changes.ts';

const day = (text: string) => ({ from: text, to: text });
const seen = (facts: { price?: number; tax?: number; ships?: string; lineId?: string } = {}): Seen => {
  const { price = 100, tax = 10, ships = '2026-11-27', lineId = 'a' } = facts;
  const totals = { subtotal: price, discount: 0, handlingFee: 0, shipping: 0, tax, grandTotal: price + tax };
  const dates = [{ lineId, ships: day(ships), arrives: day('2026-12-01'), parts: [] }];
  return {
    lines: [{ lineId, name: 'Bolt', unitPrice: price }],
    preview: { totals, dates },
  } as unknown as Seen;
};
const kinds = (now: Seen) => changesOf(seen(), now).map(({ kind }) => kind);

test('nothing changed, nothing is said', () => {
  expect(kinds(seen())).toEqual([]);
});

test('price, tax, days, and lines that are gone are each said', () => {
  expect(kinds(seen({ price: 120 }))).toEqual(['line-price', 'total']);
  expect(kinds(seen({ tax: 11 }))).toEqual(['tax', 'total']);
  expect(kinds(seen({ ships: '2026-12-04' }))).toEqual(['dates']);
  expect(kinds(seen({ lineId: 'b' }))).toEqual(['gone']);
});
