import { expect, test } from '@jest/globals';
import { reviewListQuery } from './review-list-query.ts';

test.each([
  ['', { page: '1', size: '50', sort: '-writtenAt' }],
  [
    'page=3&sort=rating&filter=status:equals:declined',
    {
      page: '3',
      size: '50',
      sort: 'rating',
      filter: 'status:equals:declined',
    },
  ],
  ['sort=-rating,author,body', { page: '1', size: '50', sort: '-rating,author' }],
  ['page=0&sort=body', { page: '1', size: '50', sort: '-writtenAt' }],
  [`filter=${'x'.repeat(2001)}`, { page: '1', size: '50', sort: '-writtenAt' }],
])('reads %.60s', (address, query) => {
  expect(reviewListQuery(new URLSearchParams(address))).toEqual(query);
});
