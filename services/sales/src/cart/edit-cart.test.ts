import { expect, test } from '@jest/globals';
import { aProduct } from '../../test/a-product.ts';
import { changed, mergeCarts, newCart, putProduct, withoutLine, withUnresolved } from './edit-cart.ts';
import { quantityOf } from './cart-state.ts';

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

test('holds 500 products and no more', () => {
  let cart = newCart();
  for (let index = 0; index < 500; index += 1) cart = putProduct(cart, aProduct({ sku: `p${index}` }), 1);
  expect(() => putProduct(cart, bolt, 1)).toThrow('INVALID');
  expect(quantityOf(putProduct(cart, aProduct({ sku: 'p7' }), 9), 'p7')).toBe(9);
});

test('a change raises the version and settles what was told', () => {
  const told = putProduct(newCart(), nut, 12);
  expect(changed(told)).toMatchObject({ version: 1, notices: [] });
});

test('taking out a line that is gone changes no line', () => {
  const cart = putProduct(newCart(), bolt, 2);
  expect(withoutLine(cart, 'unknown').lines).toEqual(cart.lines);
  expect(withoutLine(cart, cart.lines[0]!.id).lines).toEqual([]);
});

test('merging adds quantities, keeps the order of the lines and tells it', () => {
  const own = putProduct(newCart(), bolt, 2);
  const row = { rawText: 'x 1', quantity: 1, reason: 'unknown' as const };
  const guest = withUnresolved(putProduct(putProduct(newCart(), nut, 10), bolt, 3), [row]);
  const merged = mergeCarts(own, guest);
  expect(merged.lines.map(({ sku, quantity, position }) => [sku, quantity, position])).toEqual([
    ['bolt', 5, 1],
    ['nut', 10, 2],
  ]);
  expect(merged.unresolved).toEqual([row]);
  expect(merged.notices).toMatchObject([{ code: 'merged', data: { lines: 2 } }]);
});
