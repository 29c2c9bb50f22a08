import { expect, test } from '@jest/globals';
import { nextSort, orderListQuery, sortedBy } from './order-list-query.ts';

const asked = (text: string) => orderListQuery(new URLSearchParams(text));

test('shows the newest fifty orders by default', () => {
  expect(asked('')).toEqual({ page: '1', size: '50', sort: '-placedAt' });
});

test('reads page, size, sort and filter from the address', () => {
  expect(asked('page=4&size=200&sort=grandTotal&filter=email:contains:acme')).toEqual({
    page: '4',
    size: '200',
    sort: 'grandTotal',
    filter: 'email:contains:acme',
  });
});

test('takes nonsense for the default', () => {
  expect(asked('page=x&size=7&sort=password')).toEqual({ page: '1', size: '50', sort: '-placedAt' });
  expect(asked(`filter=${'x'.repeat(3000)}`)).not.toHaveProperty('filter');
});

test('turns a sorted column around', () => {
  expect(nextSort('-placedAt', 'placedAt')).toBe('placedAt');
  expect(nextSort('placedAt', 'placedAt')).toBe('-placedAt');
  expect(nextSort('-placedAt', 'number')).toBe('number');
  expect(sortedBy('-grandTotal', 'grandTotal')).toBe('descending');
});
