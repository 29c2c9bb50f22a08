import { expect, test } from '@jest/globals';
import { isBare, isOtherQuery, viewAddress, viewQueryOf } from './view-address.ts';

const place = { path: '/admin/orders', base: { list: 'inquiries' } };
const view = { id: 'v-1', query: { view: 'all', q: 'pump' } };

test('a view keeps what the list shows, not the page nor the record that is open', () => {
  const search = new URLSearchParams('list=inquiries&view=all&q=pump&page=3&open=100001&saved=v-2');
  expect(viewQueryOf(search)).toEqual(view.query);
  expect(isOtherQuery(search, view)).toBe(false);
  search.set('q', 'motor');
  expect(isOtherQuery(search, view)).toBe(true);
  search.delete('q');
  expect(isOtherQuery(search, view)).toBe(true);
  search.set('q', 'pump');
  search.set('size', '100');
  expect(isOtherQuery(search, view)).toBe(true);
});

test('the address of a view leads to what it keeps, that of the whole list to everything', () => {
  expect(viewAddress(place, view)).toBe('/admin/orders?list=inquiries&saved=v-1&view=all&q=pump');
  expect(viewAddress({ path: '/admin/orders' }, null)).toBe('/admin/orders?saved=none');
});

test('only an address that says nothing begins with the view somebody chose', () => {
  expect(isBare(new URLSearchParams(''))).toBe(true);
  expect(isBare(new URLSearchParams('list=inquiries'), place.base)).toBe(true);
  expect(isBare(new URLSearchParams('list=inquiries'))).toBe(false);
  expect(isBare(new URLSearchParams('saved=none'))).toBe(false);
  expect(isBare(new URLSearchParams('page=2'))).toBe(false);
});
