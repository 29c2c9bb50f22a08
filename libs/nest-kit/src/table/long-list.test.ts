import { expect, test } from '@jest/globals';
import { longWindow } from './long-list.ts';

test('a counted list is opened from its nearer end, one that has more only from the front', () => {
  expect(longWindow({ total: 1000 }, 20, 50)).toEqual({
    isFromEnd: true,
    limit: 50,
    offset: 0,
  });
  expect(longWindow({ total: 1000, counted: 'more' }, 20, 50)).toEqual({
    isFromEnd: false,
    limit: 50,
    offset: 950,
  });
  expect(longWindow({ total: 1000, counted: 'more' }, 21, 50)).toBeNull();
});
