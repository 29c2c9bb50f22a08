import { expect, test } from '@jest/globals';
import { clearedSession, clearSessionCookies, isPersonal, parseCookies } from './cookies.ts';

test('cookies are read by name, decoded where they are encoded', () => {
  expect(parseCookies('a=1; b=x%20y; c=%zz; d=e=f; =x; junk')).toEqual({
    a: '1',
    b: 'x y',
    c: '%zz',
    d: 'e=f',
  });
  expect(parseCookies('')).toEqual({});
});

test('the first of two cookies of one name counts', () => {
  expect(parseCookies('cart=mine; cart=other')).toEqual({ cart: 'mine' });
});

test('a session or a cart makes a visitor personal', () => {
  expect(isPersonal({ session: 's' })).toBe(true);
  expect(isPersonal({ cart: 'c' })).toBe(true);
  expect(isPersonal({ i18n_redirected: 'en-US' })).toBe(false);
});

test('the end of a session clears user, cart, quote and session, on the server the secret too', () => {
  for (const name of ['user', 'cart', 'quote', 'session', 'other']) document.cookie = `${name}=1; Path=/`;
  clearSessionCookies();
  expect(document.cookie).toBe('other=1');
  expect(clearedSession().map((line) => line.split('=', 1)[0])).toEqual(
    expect.arrayContaining(['user', 'cart', 'quote', 'session', 'accessToken']),
  );
});
