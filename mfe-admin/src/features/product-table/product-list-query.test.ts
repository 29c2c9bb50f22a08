import { expect, test } from '@jest/globals';
import { productListQuery } from './product-list-query.ts';

test.each([
  ['', { page: '1', size: '50', sort: 'name' }],
  ['search=+valve+&sort=-stock', { page: '1', size: '50', sort: '-stock', search: 'valve' }],
  ['sort=brand,-stock,name', { page: '1', size: '50', sort: 'brand,-stock,name' }],
  ['page=2&filter=pinned:greater:0', { page: '2', size: '50', sort: 'name', filter: 'pinned:greater:0' }],
  [`sort=cost&filter=${'x'.repeat(2001)}`, { page: '1', size: '50', sort: 'name' }],
])('reads %.60s', (address, query) => {
  expect(productListQuery(new URLSearchParams(address))).toEqual(query);
});
