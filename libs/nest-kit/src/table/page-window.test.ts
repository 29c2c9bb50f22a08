import { expect, test } from '@jest/globals';
import { pageWindow } from './page-window.ts';

test.each([
  [100, 1, 10, { isFromEnd: false, limit: 10, offset: 0 }],
  [100, 5, 10, { isFromEnd: false, limit: 10, offset: 40 }],
  [100, 6, 10, { isFromEnd: true, limit: 10, offset: 40 }],
  [100, 10, 10, { isFromEnd: true, limit: 10, offset: 0 }],
  [95, 10, 10, { isFromEnd: true, limit: 5, offset: 0 }],
  [3, 1, 10, { isFromEnd: false, limit: 3, offset: 0 }],
  [3, 2, 10, null],
  [0, 1, 10, null],
])('of %d rows page %d by %d', (total, page, size, window) => {
  expect(pageWindow(total, page, size)).toEqual(window);
});

test('all pages together are the whole list', () => {
  const rows = Array.from({ length: 37 }, (_, index) => index);
  const pages = [1, 2, 3, 4, 5, 6].flatMap((page) => {
    const window = pageWindow(rows.length, page, 7);
    if (!window) return [];
    const { isFromEnd, limit, offset } = window;
    const source = isFromEnd ? rows.toReversed() : rows;
    const found = source.slice(offset, offset + limit);
    return isFromEnd ? found.toReversed() : found;
  });
  expect(pages).toEqual(rows);
});
