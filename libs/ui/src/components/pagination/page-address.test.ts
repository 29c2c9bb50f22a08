import { expect, test } from '@jest/globals';
import { pageOf, toPage } from './page-address.ts';

test.each([
  ['', 1],
  ['page=7', 7],
  ['page=999999', 999_999],
])('reads the page of "%s"', (text, page) => expect(pageOf(new URLSearchParams(text))).toBe(page));

test.each(['page=0', 'page=-1', 'page=1.5', 'page=07', 'page=1e3', 'page=1000000', 'page='])(
  'takes "%s" for the first page',
  (text) => expect(pageOf(new URLSearchParams(text))).toBe(1),
);

test('keeps the filter from page to page', () => {
  const search = new URLSearchParams('period=30&page=2');
  expect(toPage('/my-account/orders', search, 3)).toBe('/my-account/orders?period=30&page=3');
  expect(toPage('/my-account/orders', search, 1)).toBe('/my-account/orders?period=30');
  expect(toPage('/my-account/orders', new URLSearchParams('page=2'), 1)).toBe('/my-account/orders');
});
