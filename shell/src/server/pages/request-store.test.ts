/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { nobody, requestStore } from './request-store.ts';

const config = { gatewayUrl: 'http://gateway', internalKey: 'k'.repeat(16) };
const sessionOf = (caller: typeof nobody) =>
  requestStore(config, new URL('http://shop/'), caller, []).getState().session;

test('of a guest nothing has to be found out', () => {
  const cookie = 'i18n_redirected=en-US';
  expect(sessionOf({ cookie, address: '192.0.2.1' })).toEqual({ user: null, cart: null, known: true });
  expect(sessionOf({ cookie: '', address: '192.0.2.1' }).known).toBe(true);
});

test('a page for everybody is made before it is known for whom', () => {
  expect(sessionOf(nobody).known).toBe(false);
});

test.each(['session=s', 'cart=c'])('%s makes a visitor who has to be looked up', (cookie) => {
  expect(sessionOf({ cookie, address: '192.0.2.1' }).known).toBe(false);
});
