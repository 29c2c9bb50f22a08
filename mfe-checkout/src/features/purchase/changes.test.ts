import { expect, test } from '@jest/globals';
import { changesOf, type Seen } from './changes.ts';

const day = (text: string) => ({ from: text, to: text });
const seen = (
  facts: { price?: number; tax?: number; discount?: number; ships?: string; lineId?: string } = {},
): Seen => {
  const { price = 100, tax = 10, discount = 0, ships = '2026-11-27', lineId = 'a' } = facts;
  const grandTotal = price - discount + tax;
  const totals = { subtotal: price, discount, handlingFee: 0, shipping: 0, tax, grandTotal };
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

test('a promotion that ended since is said with what it took off', () => {
  const changes = changesOf(seen({ discount: 10 }), seen());
  expect(changes).toMatchObject([
    { kind: 'discount', before: 10, now: 0 },
    { kind: 'total', before: 100, now: 110 },
  ]);
});

test('a gift that does not come any more is said', () => {
  const given = seen();
  const gifts = [{ lineId: 'gift-1', name: 'Mug' }] as unknown as Seen['preview']['gifts'];
  const withGift = { ...given, preview: { ...given.preview, gifts } };
  expect(changesOf(withGift, given)).toMatchObject([{ kind: 'gift-gone', name: 'Mug' }]);
  expect(changesOf(given, withGift)).toEqual([]);
});

test('price, tax, days, and lines that are gone are each said', () => {
  expect(kinds(seen({ price: 120 }))).toEqual(['line-price', 'total']);
  expect(kinds(seen({ tax: 11 }))).toEqual(['tax', 'total']);
  expect(kinds(seen({ ships: '2026-12-04' }))).toEqual(['dates']);
  expect(kinds(seen({ lineId: 'b' }))).toEqual(['gone']);
});
