import { expect, test } from '@jest/globals';
import { differenceOf } from './value-difference.ts';

test.each([
  ['active', 'on-hold', ['', 'active', ''], ['', 'on-hold', '']],
  [
    'ship to Casper, WY',
    'ship to Cheyenne, WY',
    ['ship to ', 'Casper', ', WY'],
    ['ship to ', 'Cheyenne', ', WY'],
  ],
  ['one two', 'one two three', ['one two', '', ''], ['one two', ' three', '']],
  ['a a a', 'a a', ['a a', ' a', ''], ['a a', '', '']],
  ['{"a":1,"b":2}', '{"a":1,"b":3}', ['{"a":1,"b":', '2', '}'], ['{"a":1,"b":', '3', '}']],
  [null, 'new', ['', '', ''], ['', 'new', '']],
  ['gone', null, ['', 'gone', ''], ['', '', '']],
  ['same', 'same', ['same', '', ''], ['same', '', '']],
])('%s and %s differ in the middle', (before, after, old, now) => {
  const { before: one, after: other } = differenceOf(before, after);
  expect([one.head, one.changed, one.tail]).toEqual(old);
  expect([other.head, other.changed, other.tail]).toEqual(now);
  expect(one.head + one.changed + one.tail).toBe(before ?? '');
  expect(other.head + other.changed + other.tail).toBe(after ?? '');
});
