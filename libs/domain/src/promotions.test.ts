import { describe, expect, test } from '@jest/globals';
import {
  allocateAmount,
  applyPromotions,
  goodsOffOf,
  lineOffOf,
  shippingOffOf,
  shortfallOf,
  type PromotableLine,
  type PromotionTerms,
} from './promotions.ts';

let numbers = 0;
const terms = (facts: Partial<PromotionTerms> = {}): PromotionTerms => ({
  id: `p${(numbers += 1)}`,
  number: numbers,
  kind: 'percent',
  value: 1_000,
  maxAmount: null,
  services: [],
  goods: { skus: [], brands: [], departments: [] },
  gift: null,
  minGoods: null,
  minQuantity: null,
  isStackable: true,
  ...facts,
});
const line = (id: string, amount: number, facts: Partial<PromotableLine> = {}): PromotableLine => ({
  id,
  sku: id,
  brand: null,
  department: null,
  quantity: 1,
  amount,
  ...facts,
});
const ground = { service: 'ups-ground', amount: 1_250 };

describe('an amount', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 1, 1], [1, 0, 0]],
    [5, [1, 0, 2], [2, 0, 3]],
    [0, [3, 4], [0, 0]],
    [999, [333, 333, 334], [333, 333, 333]],
  ])('of %i by %j is shared as %j', (amount, weights, shares) => {
    expect(allocateAmount(amount, weights)).toEqual(shares);
  });

  test('is shared to the cent, and no line gets more than it weighs', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const weights = Array.from({ length: 1 + (seed % 9) }, (_, at) => (seed * 7919 * (at + 1)) % 100_003);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const amount = (seed * 104_729) % (whole + 1);
      const shares = allocateAmount(amount, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      expect(shares.every((share, at) => share >= 0 && share <= weights[at]!)).toBe(true);
    }
  });
});

describe('promotions', () => {
  test('take a percentage off all lines, rounded half up once for all of them', () => {
    const applied = applyPromotions([terms()], [line('a', 105), line('b', 1_000)], null);
    expect(goodsOffOf(applied)).toBe(111);
    expect(lineOffOf(applied, 'a')).toBe(11);
    expect(lineOffOf(applied, 'b')).toBe(100);
  });

  test('take no more than their bound', () => {
    const applied = applyPromotions([terms({ maxAmount: 50 })], [line('a', 10_000)], null);
    expect(goodsOffOf(applied)).toBe(50);
  });

  test('never make a line cost less than nothing', () => {
    const off = [terms({ kind: 'amount', value: 5_000 }), terms({ kind: 'amount', value: 5_000 })];
    const applied = applyPromotions(off, [line('a', 7_000)], null);
    expect(applied.map(({ lines }) => lines)).toEqual([
      [{ id: 'a', amount: 5_000 }],
      [{ id: 'a', amount: 2_000 }],
    ]);
  });

  test('take percentages off before sums, whichever is older', () => {
    const sum = terms({ kind: 'amount', value: 1_000 });
    const percent = terms({ value: 2_000 });
    expect(goodsOffOf(applyPromotions([sum, percent], [line('a', 10_000)], null))).toBe(3_000);
  });

  test('are about the goods they name', () => {
    const lines = [
      line('a', 1_000, { brand: 'SKF' }),
      line('b', 1_000, { department: 'bearings' }),
      line('c', 1_000),
    ];
    const about = (goods: Partial<PromotionTerms['goods']>) =>
      applyPromotions(
        [terms({ goods: { skus: [], brands: [], departments: [], ...goods } })],
        lines,
        null,
      ).flatMap((one) => one.lines.map(({ id }) => id));
    expect(about({ brands: ['skf'] })).toEqual(['a']);
    expect(about({ departments: ['bearings'] })).toEqual(['b']);
    expect(about({ skus: ['c'], brands: ['SKF'] })).toEqual(['a', 'c']);
    expect(about({ skus: ['other'] })).toEqual([]);
  });

  test('say what is missing until they count', () => {
    const asked = terms({ minGoods: 5_000, minQuantity: 3 });
    expect(shortfallOf(asked, [line('a', 3_160, { quantity: 2 })])).toEqual({ goods: 1_840, quantity: 1 });
    expect(applyPromotions([asked], [line('a', 9_000, { quantity: 2 })], null)).toEqual([]);
    expect(shortfallOf(terms({ goods: { skus: ['x'], brands: [], departments: [] } }), [line('a', 1)])).toBe(
      null,
    );
  });

  test('pay for the ways they name, up to their bound', () => {
    const free = terms({ kind: 'free-shipping', value: 0, services: ['ups-ground'], maxAmount: 1_000 });
    expect(shippingOffOf(applyPromotions([free], [line('a', 100)], ground))).toBe(1_000);
    const other = { service: 'ups-next-day', amount: 9_000 };
    expect(shippingOffOf(applyPromotions([free], [line('a', 100)], other))).toBe(0);
    expect(applyPromotions([free], [line('a', 100)], null)).toHaveLength(1);
  });

  test('that do not stack count alone, where the buyer gains more by one of them', () => {
    const [five, three] = [terms({ value: 500 }), terms({ value: 300 })];
    const seven = terms({ value: 700, isStackable: false });
    const nine = terms({ value: 900, isStackable: false });
    const ids = (all: PromotionTerms[]) =>
      applyPromotions(all, [line('a', 10_000)], ground).map(({ id }) => id);
    expect(ids([five, three, seven])).toEqual([five.id, three.id]);
    expect(ids([five, three, seven, nine])).toEqual([nine.id]);
    const free = terms({ kind: 'free-shipping', value: 0, isStackable: false });
    expect(ids([five, three, seven, nine, free])).toEqual([free.id]);
  });

  test('that give something count as much as it would cost, and take nothing off', () => {
    const gift = { sku: 'mug', quantity: 2, shipsFree: false };
    const mug = terms({ kind: 'gift', value: 900, gift, isStackable: false });
    const [eight, ten] = [terms({ value: 800 }), terms({ value: 1_000 })];
    const applied = applyPromotions([eight, mug], [line('a', 10_000)], null);
    expect(applied).toEqual([{ id: mug.id, lines: [], shipping: 0, gift: { ...gift, worth: 900 } }]);
    expect(applyPromotions([ten, mug], [line('a', 10_000)], null)).toMatchObject([{ id: ten.id }]);
    expect(applyPromotions([{ ...mug, minGoods: 10_001 }], [line('a', 10_000)], null)).toEqual([]);
  });

  test('come to the same in whatever order they are given', () => {
    const all = [
      terms({ value: 333 }),
      terms({ kind: 'amount', value: 777 }),
      terms({ value: 1_111 }),
      terms({ kind: 'free-shipping', value: 0, maxAmount: 700 }),
    ];
    const lines = [line('a', 333), line('b', 9_999), line('c', 1)];
    const one = applyPromotions(all, lines, ground);
    expect(applyPromotions([...all].reverse(), lines, ground)).toEqual(one);
  });

  test('are nothing without goods', () => {
    expect(applyPromotions([terms()], [], null)).toEqual([]);
    expect(applyPromotions([], [line('a', 1)], null)).toEqual([]);
  });
});
