import type { Visitor } from '@gantry/api-client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { knowVisitor } from './know-visitor.ts';
import { apiAnswering, customer, requestStore } from './session.test-kit.ts';

afterEach(() => {
  jest.useRealTimers();
});

const cart = { token: 'x'.repeat(16), count: 2, subtotal: 500, currency: 'USD' as const };
const guest: Visitor = { user: null, cart: null };
const answers = { '/get-user': [200, customer], '/cart/summary': [200, cart] } as const;

test.each<[string, Record<string, string>, Visitor, Visitor]>([
  ['a guest', {}, guest, guest],
  ['a customer', { session: 's' }, { user: customer, cart }, { user: customer, cart }],
  ['a guest with a cart', { cart: 'c' }, { user: null, cart }, { user: null, cart }],
])('what came with the document is believed: %s', async (_, cookies, visitor, expected) => {
  const api = apiAnswering({});
  const store = requestStore(cookies);
  await knowVisitor(store, visitor);
  expect(store.getState().session).toEqual({ ...expected, known: true });
  expect(api.called()).toEqual([]);
});

test.each<[string, Record<string, string>, string[]]>([
  ['a session', { session: 's' }, ['/get-user', '/cart/summary']],
  ['a cart', { cart: 'c' }, ['/cart/summary']],
])('%s that the server did not find in time is asked for again', async (_, cookies, calls) => {
  const api = apiAnswering(answers);
  const store = requestStore(cookies);
  await knowVisitor(store, guest);
  expect(store.getState().session.cart).toEqual(cart);
  expect(api.called()).toEqual(calls);
});

test('a page made for its visitor knows already', async () => {
  const api = apiAnswering(answers);
  const store = requestStore({ session: 's' });
  await knowVisitor(store, null);
  await knowVisitor(store, guest);
  expect(store.getState().session.user).toEqual(customer);
  expect(api.called()).toEqual(['/get-user', '/cart/summary']);
});

test('an outage signs nobody out: the session is looked up until it is known', async () => {
  jest.useFakeTimers();
  apiAnswering({ '/get-user': [503, null] });
  document.cookie = 'session=s; Path=/';
  const store = requestStore({ session: 's' }, { setCookies: undefined });
  const known = knowVisitor(store, guest);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(store.getState().session.known).toBe(false);
  expect(document.cookie).toBe('session=s');
  apiAnswering(answers);
  await jest.advanceTimersByTimeAsync(30_000);
  await known;
  expect(store.getState().session).toEqual({ user: customer, cart, known: true });
});
