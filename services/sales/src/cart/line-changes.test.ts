import { expect, test } from '@jest/globals';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { aProduct } from '../../test/a-product.ts';
import { newCart, putProduct } from './edit-cart.ts';
import { obstaclesOf, refreshed } from './line-changes.ts';

const cart = putProduct(newCart(), aProduct(), 5);
const line = cart.lines[0]!;
const priced = (facts: Partial<PricedLine> = {}) => new Map([['bolt', aProduct(facts)]]);
const codes = (state: { notices: readonly { code: string }[] }) => state.notices.map(({ code }) => code);

test('the same prices leave the very same cart', () => {
  expect(refreshed(cart, priced())).toBe(cart);
});

test('a new price is remembered and told with both amounts', () => {
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
  ['1-week', 4, ['short-stock info']],
  ['in-stock', null, []],
  ['out-of-stock', 5, ['not-purchasable error']],
  ['contact-us-add', null, ['not-purchasable error']],
  ['backordered', 0, ['short-stock info']],
] as const)('%s with %p available: %j', (availability, available, expected) => {
  const obstacles = obstaclesOf(line, aProduct({ availability }), available);
  expect(obstacles.map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected);
});
