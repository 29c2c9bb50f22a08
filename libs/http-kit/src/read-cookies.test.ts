/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readCookies } from './read-cookies.ts';

test('reads cookies; the first of a name wins and broken ones are left out', () => {
  const cookies = readCookies('a=1; b=x%20y; a=2; broken=%zz; =x; flag; c="q"; d=e=f');
  expect(cookies).toEqual({ a: '1', b: 'x y', c: '"q"', d: 'e=f' });
  expect(readCookies(undefined)).toEqual({});
});

test('a cookie named like what every object has is a cookie, and without one there is none', () => {
  expect(readCookies('a=1')['constructor']).toBeUndefined();
  expect(readCookies('__proto__=x; constructor=y')['constructor']).toBe('y');
});

test('of a header longer than ours could be the rest is not read', () => {
  const long = readCookies(`session=s; ${'x'.repeat(5000)}=1; cart=c`);
  expect(long).toEqual({ session: 's' });
});
