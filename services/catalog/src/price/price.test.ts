import { describe, expect, test } from '@jest/globals';
import { choosePrice } from './choose-price.ts';
import { publicPriceView, shownPrice } from './price-view.ts';
import type { StoredPrice } from './stored-price.ts';

const now = new Date('2026-06-15T12:00:00Z');
const price = (kind: StoredPrice['kind'], amount: number, more: Partial<StoredPrice> = {}): StoredPrice => ({
  kind,
  amount,
  visibility: 'public',
  quantity: 1,
  from: null,
  until: null,
  ...more,
});
const list = price('list', 1000);

describe('what everybody sees', () => {
  test('the list price, or the sale price beside it while the sale lasts', () => {
    expect(publicPriceView([list], null, now)).toMatchObject({ unit: 1000, was: null });
    expect(publicPriceView([list, price('sale', 800)], null, now)).toMatchObject({ unit: 800, was: 1000 });
    for (const dates of [{ from: '2026-06-15T12:00:01Z' }, { until: '2026-06-15T12:00:00Z' }])
      expect(publicPriceView([list, price('sale', 800, dates)], null, now).unit).toBe(1000);
  });

  test('a sale price above the list price is no sale', () => {
    expect(publicPriceView([list, price('sale', 1200)], null, now)).toMatchObject({ unit: 1000, was: null });
  });

  test('package breaks only where they are cheaper than what comes before', () => {
    const breaks = [10, 50, 100].map((quantity, at) =>
      price('package', [950, 960, 900][at] as number, { quantity }),
    );
    expect(publicPriceView([list, ...breaks], null, now).breaks).toEqual([
      { quantity: 10, unit: 950 },
      { quantity: 100, unit: 900 },
    ]);
  });

  test('nothing at all of a product with a confidential price, or with a label that hides prices', () => {
    const nothing = { unit: null, was: null, breaks: [] };
    expect(publicPriceView([list], 'cart-only', now)).toEqual({ visibility: 'cart-only', ...nothing });
    const view = publicPriceView([list], null, now);
    expect(shownPrice(view, 'discontinued')).toEqual({ visibility: 'none', ...nothing });
    expect(shownPrice(view, 'in-stock')).toBe(view);
  });
});

describe('what a line costs', () => {
  const prices = [list, price('sale', 900), price('package', 800, { quantity: 10 })];

  test.each([
    [1, 900, 'sale', { quantity: 10, unit: 800 }],
    [9, 900, 'sale', { quantity: 10, unit: 800 }],
    [10, 800, 'package', null],
  ])('%d pieces: %d by %s', (quantity, unitPrice, priceSource, nextBreak) => {
    expect(choosePrice(prices, quantity, now)).toMatchObject({ unitPrice, priceSource, nextBreak });
  });

  test('an exclusive price wins when it is the lowest, and is no better when it is equal', () => {
    const exclusive = (amount: number) => price('exclusive', amount, { visibility: 'cart-only' });
    expect(choosePrice([list, exclusive(700)], 1, now)).toMatchObject({
      unitPrice: 700,
      priceVisibility: 'cart-only',
    });
    expect(choosePrice([list, exclusive(1000)], 1, now)).toMatchObject({ priceSource: 'list' });
  });

  test('without a price there is none', () => {
    expect(choosePrice([], 1, now)).toMatchObject({
      unitPrice: null,
      priceSource: null,
      priceVisibility: 'none',
    });
  });
});
