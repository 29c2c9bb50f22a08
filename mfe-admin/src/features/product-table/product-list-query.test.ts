import { expect, test } from '@jest/globals';
import { productListQuery, sortLink } from './product-list-query.ts';

test.each([
  ['', { page: '1', size: '50', sort: 'name' }],
  ['search=+valve+&sort=-stock', { page: '1', size: '50', sort: '-stock', search: 'valve' }],
  ['page=2&filter=pinned:greater:0', { page: '2', size: '50', sort: 'name', filter: 'pinned:greater:0' }],
  [`sort=cost&filter=${'x'.repeat(2001)}`, { page: '1', size: '50', sort: 'name' }],
])('reads %.60s', (address, query) => {
  expect(productListQuery(new URLSearchParams(address))).toEqual(query);
});

test('a head sorts names from A, figures from the largest, then the other way round', () => {
  expect(sortLink('-stock', 'name')).toEqual({ next: 'name', now: 'none' });
  expect(sortLink('name', 'name')).toEqual({ next: '-name', now: 'ascending' });
  expect(sortLink('name', 'stock')).toEqual({ next: '-stock', now: 'none' });
  expect(sortLink('-stock', 'stock')).toEqual({ next: 'stock', now: 'descending' });
  expect(sortLink('name', 'brand')).toBeUndefined();
});
