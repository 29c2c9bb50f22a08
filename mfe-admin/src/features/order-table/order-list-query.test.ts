import { expect, test } from '@jest/globals';
import { orderListQuery } from './order-list-query.ts';

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

test('reads several columns from the address, and leaves out those that are none', () => {
  expect(asked('sort=state,-grandTotal,password').sort).toBe('state,-grandTotal');
  expect(asked('queue=to-ship').sort).toBe('placedAt');
});
