import { maxCartLines } from '@gantry/contracts/cart-limits';
import { describe, expect, test } from '@jest/globals';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { aProduct } from '../../test/a-product.ts';
import {
  blockersOf,
  changed,
  mergeCarts,
  newCart,
  purchasable,
  putProduct,
  quantityOf,
  refreshed,
  setProduct,
  subtotalOf,
  withoutLine,
  withUnresolved,
} from './cart.ts';

const bolt = aProduct();
const nut = aProduct({ sku: 'nut', minQuantity: 10, quantityIncrement: 5 });

test('every new cart has a token of its own', () => {
  const tokens = new Set(Array.from({ length: 100 }, () => newCart().token));
  expect(tokens.size).toBe(100);
});

test('puts a product in once and keeps its line when its quantity changes', () => {
  const first = putProduct(newCart(), bolt, 2);
  const second = putProduct(first, bolt, 7);
  expect(second.lines).toEqual([{ ...first.lines[0], quantity: 7 }]);
  expect(first.lines[0]).toMatchObject({ position: 1, seenPrice: 1000, seenAvailability: 'in-stock' });
});

test('rounds a quantity up and says so', () => {
  const cart = putProduct(newCart(), nut, 12);
  expect(quantityOf(cart, 'nut')).toBe(15);
  expect(cart.notices).toMatchObject([{ code: 'quantity-adjusted', data: { sku: 'nut', from: 12, to: 15 } }]);
});

test('holds 2,000 products and no more', () => {
  let cart = newCart();
  for (let index = 0; index < maxCartLines; index += 1)
    cart = putProduct(cart, aProduct({ sku: `p${index}` }), 1);
  expect(() => putProduct(cart, bolt, 1)).toThrow('INVALID');
  expect(quantityOf(putProduct(cart, aProduct({ sku: 'p7' }), 9), 'p7')).toBe(9);
});

test('a change raises the version and settles what was reported', () => {
  const told = putProduct(newCart(), nut, 12);
  expect(changed(told)).toMatchObject({ version: 1, notices: [] });
});

test('taking out a line that is gone changes no line', () => {
  const cart = putProduct(newCart(), bolt, 2);
  expect(withoutLine(cart, 'unknown').lines).toEqual(cart.lines);
  expect(withoutLine(cart, cart.lines[0]!.id).lines).toEqual([]);
});

test('merging adds quantities, keeps the order of the lines and reports it', () => {
  const own = putProduct(newCart(), bolt, 2);
  const row = {
    id: 'row',
    rawText: 'x 1',
    text: 'x',
    quantity: 1,
    candidates: [],
    reason: 'unknown' as const,
  };
  const guest = withUnresolved(putProduct(putProduct(newCart(), nut, 10), bolt, 3), [row]);
  const merged = mergeCarts(own, guest);
  expect(merged.lines.map(({ sku, quantity, position }) => [sku, quantity, position])).toEqual([
    ['bolt', 5, 1],
    ['nut', 10, 2],
  ]);
  expect(merged.unresolved).toEqual([row]);
  expect(merged.notices).toMatchObject([{ code: 'merged', data: { lines: 2 } }]);
});

describe('compared with the prices of this moment', () => {
  const cart = putProduct(newCart(), aProduct(), 5);
  const line = cart.lines[0]!;
  const priced = (facts: Partial<PricedLine> = {}) => new Map([['bolt', aProduct(facts)]]);
  const codes = (state: { notices: readonly { code: string }[] }) => state.notices.map(({ code }) => code);

  test('the same prices leave the very same cart', () => {
    expect(refreshed(cart, priced())).toBe(cart);
  });

  test('a new price is remembered and reported with both amounts', () => {
    const now = refreshed(cart, priced({ unitPrice: 900 }));
    expect(now.lines[0]?.seenPrice).toBe(900);
    expect(now.notices).toMatchObject([{ code: 'price-changed', data: { from: 1000, to: 900 } }]);
    expect(now.version).toBe(cart.version);
  });

  test('a second new price replaces the first notice', () => {
    const now = refreshed(refreshed(cart, priced({ unitPrice: 900 })), priced({ unitPrice: 800 }));
    expect(now.notices).toMatchObject([{ code: 'price-changed', data: { from: 900, to: 800 } }]);
  });

  test('a price that turns into an inquiry is no change of price but of availability', () => {
    const now = refreshed(cart, priced({ unitPrice: null, availability: 'contact-us-noprice' }));
    expect(codes(now)).toEqual(['availability-changed']);
  });

  test('a product that left the catalogue takes its line with it', () => {
    const now = refreshed(cart, new Map());
    expect([now.lines, codes(now)]).toEqual([[], ['removed']]);
  });

  test.each([
    ['in-stock', 5, []],
    ['in-stock', 4, ['short-stock error']],
    ['1-week', 4, []],
    ['in-stock', null, []],
    ['out-of-stock', 5, ['not-purchasable error']],
    ['contact-us-add', null, ['not-purchasable error']],
    ['backordered', 0, []],
  ] as const)('%s with %p available: %j', (availability, available, expected) => {
    const blockers = blockersOf(line, aProduct({ availability }), available);
    expect(blockers.map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected);
  });

  test('what a supplier brings counts with the shelf', () => {
    const supply = [
      { quantity: 2, availability: 'in-stock' as const, days: null },
      { quantity: 2, availability: 'backordered' as const, days: null, expectedOn: '2026-12-08' },
      { quantity: 1, availability: null, days: null },
    ];
    const data = { sku: 'bolt', available: 4, wanted: 5 };
    expect(blockersOf(line, aProduct({ supply }), 2)).toMatchObject([{ code: 'short-stock', data }]);
    expect(blockersOf(line, aProduct({ supply }), 3)).toEqual([]);
  });
});

describe('changing a product', () => {
  const cart = putProduct(putProduct(newCart(), bolt, 5), nut, 10);
  const dearer = aProduct({ unitPrice: 1200 });
  const prices = new Map([
    ['bolt', dearer],
    ['nut', { ...nut, unitPrice: 900 }],
  ]);

  test('reports what changed about the others, not about itself', () => {
    const now = setProduct(cart, dearer, { quantity: 6, prices });
    expect(now.notices).toMatchObject([{ code: 'price-changed', data: { sku: 'nut', to: 900 } }]);
    expect(now.lines).toMatchObject([
      { sku: 'bolt', quantity: 6, seenPrice: 1200 },
      { sku: 'nut', seenPrice: 900 },
    ]);
  });

  test('takes it only when it is sold', () => {
    expect(purchasable(prices, 'bolt')).toBe(dearer);
    expect(() => purchasable(prices, 'gone')).toThrow('NOT_FOUND');
    const asked = new Map([['bolt', aProduct({ unitPrice: null, availability: 'contact-us-price' })]]);
    expect(() => purchasable(asked, 'bolt')).toThrow('NOT_PURCHASABLE');
  });

  test('the goods are worth what their lines cost, without those whose price needs an inquiry', () => {
    expect(subtotalOf(cart, prices)).toBe(5 * 1200 + 10 * 900);
    expect(subtotalOf(cart, new Map([['bolt', { ...bolt, unitPrice: null }]]))).toBe(0);
  });
});
