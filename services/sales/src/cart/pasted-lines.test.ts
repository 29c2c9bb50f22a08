import { expect, test } from '@jest/globals';
import { aProduct } from '../../test/a-product.ts';
import { newCart, putProduct, quantityOf } from './cart.ts';
import { parsePaste } from './paste-text.ts';
import { putPasted, resolvePasted, wantedBy } from './pasted-lines.ts';

const bolt = aProduct();
const factsOf = (product: typeof bolt, available?: number) => ({
  prices: new Map([['bolt', product]]),
  available: new Map(available === undefined ? [] : [['bolt', available]]),
});
const known = { text: 'HB-8', sku: 'bolt', candidates: 1, choices: [] };
const twoMeanings = { text: 'X1', sku: null, candidates: 2, choices: ['bolt', 'nut'] };

test('distinguishes what means one product from what means none or several', () => {
  const { found, unresolved, unread } = resolvePasted(
    parsePaste('HB-8, 2\nX1, 1\nY-9\n???'),
    [known, twoMeanings],
    new Map([['bolt', bolt]]),
  );
  expect(found).toMatchObject([{ sku: 'bolt', quantity: 2 }]);
  expect(unresolved).toMatchObject([
    { rawText: 'X1, 1', reason: 'ambiguous', candidates: [{ sku: 'bolt', name: bolt.name }] },
    { rawText: 'Y-9', reason: 'unknown' },
  ]);
  expect(unread).toEqual(['???']);
});

test('the same product pasted twice is one line, on top of what the cart holds', () => {
  const cart = putProduct(newCart(), bolt, 3);
  const pasted = resolvePasted(parsePaste('HB-8, 2\nHB-8, 4'), [known]);
  expect(wantedBy(cart, pasted)).toEqual([{ sku: 'bolt', quantity: 9 }]);
  const { cart: after, pasted: counts } = putPasted(cart, pasted, factsOf(bolt));
  expect([quantityOf(after, 'bolt'), counts]).toEqual([9, { added: 2, unresolved: 0, unread: [] }]);
});

test('what is not sold stays with its reason', () => {
  const pasted = resolvePasted(parsePaste('HB-8, 2'), [known]);
  const { cart: now, pasted: counts } = putPasted(newCart(), pasted, factsOf({ ...bolt, unitPrice: null }));
  expect(now).toMatchObject({
    lines: [],
    unresolved: [{ rawText: 'HB-8, 2', quantity: 2, reason: 'not-purchasable' }],
    version: 1,
  });
  expect(counts).toEqual({ added: 0, unresolved: 1, unread: [] });
});

test('more than can come stays with what can, and nothing of it enters the cart', () => {
  const pasted = resolvePasted(parsePaste('HB-8, 2\nHB-8, 4'), [known]);
  const { cart, pasted: counts } = putPasted(newCart(), pasted, factsOf(bolt, 5));
  expect(cart).toMatchObject({
    lines: [],
    unresolved: [
      { rawText: 'HB-8, 2', quantity: 2, reason: 'short-stock', available: 5 },
      { rawText: 'HB-8, 4', quantity: 4, reason: 'short-stock', available: 5 },
    ],
  });
  expect(counts).toEqual({ added: 0, unresolved: 2, unread: [] });
});

test('a known product with no usable quantity waits for one', () => {
  const { found, unresolved } = resolvePasted(parsePaste('HB-8 0'), [known]);
  expect({ found, unresolved }).toMatchObject({
    found: [],
    unresolved: [{ rawText: 'HB-8 0', quantity: 0, reason: 'quantity' }],
  });
});
