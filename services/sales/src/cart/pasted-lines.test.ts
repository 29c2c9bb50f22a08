import { expect, test } from '@jest/globals';
import { aProduct } from '../../test/a-product.ts';
import { newCart, putProduct, quantityOf } from './cart.ts';
import { parsePaste } from './paste-text.ts';
import { putPasted, resolvePasted, wantedBy } from './pasted-lines.ts';

const bolt = aProduct();
const known = { text: 'HB-8', sku: 'bolt', candidates: 1 };
const twoMeanings = { text: 'X1', sku: null, candidates: 2 };

test('tells what means one product from what means none or several', () => {
  const { found, unresolved } = resolvePasted(parsePaste('HB-8, 2\nX1, 1\n???'), [known, twoMeanings]);
  expect(found).toMatchObject([{ sku: 'bolt', quantity: 2 }]);
  expect(unresolved).toMatchObject([
    { rawText: 'X1, 1', reason: 'ambiguous' },
    { rawText: '???', reason: 'unknown' },
  ]);
});

test('the same product pasted twice is one line, on top of what the cart holds', () => {
  const cart = putProduct(newCart(), bolt, 3);
  const pasted = resolvePasted(parsePaste('HB-8, 2\nHB-8, 4'), [known]);
  expect(wantedBy(cart, pasted)).toEqual([{ sku: 'bolt', quantity: 9 }]);
  const { cart: after, pasted: counts } = putPasted(cart, pasted, new Map([['bolt', bolt]]));
  expect([quantityOf(after, 'bolt'), counts]).toEqual([9, { added: 2, unresolved: 0 }]);
});

test('what is not sold stays with its reason', () => {
  const pasted = resolvePasted(parsePaste('HB-8, 2'), [known]);
  const { cart: now, pasted: counts } = putPasted(
    newCart(),
    pasted,
    new Map([['bolt', { ...bolt, unitPrice: null }]]),
  );
  expect([now.lines, now.unresolved, now.version]).toEqual([
    [],
    [{ rawText: 'HB-8, 2', quantity: 2, reason: 'not-purchasable' }],
    1,
  ]);
  expect(counts).toEqual({ added: 0, unresolved: 1 });
});

test('a known product with no usable quantity waits for one', () => {
  const { found, unresolved } = resolvePasted(parsePaste('HB-8 0'), [known]);
  expect([found, unresolved]).toEqual([[], [{ rawText: 'HB-8 0', quantity: 0, reason: 'quantity' }]]);
});
