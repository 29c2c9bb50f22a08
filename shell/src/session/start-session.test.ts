import { expect, jest, test } from '@jest/globals';
import { sessionKnown } from '@gantry/api-client';
import { apiAnswering, customer, requestStore } from './session.test-kit.ts';
import { lookUpVisitor, SessionEnded, startSession, VisitorUnknown } from './start-session.ts';

const summary = { token: 'x'.repeat(16), count: 2, subtotal: 500, currency: 'USD' };
const both = { '/get-user': [200, customer], '/cart/summary': [200, summary] } as const;

test('a session cookie brings the user, then the cart', async () => {
  const api = apiAnswering(both);
  const store = requestStore({ session: 's', cart: 'c' });
  await startSession(store);
  expect(store.getState().session).toEqual({ user: customer, cart: summary, known: true });
  expect(api.called()).toEqual(['/get-user', '/cart/summary']);
});

test('a visitor with neither session nor cart costs no call', async () => {
  const api = apiAnswering({});
  const store = requestStore({ i18n_redirected: 'en-US' });
  await startSession(store);
  expect(store.getState().session).toEqual({ user: null, cart: null, known: true });
  expect(api.called()).toEqual([]);
});

test('a guest with a cart makes no call for the signed-in user', async () => {
  const api = apiAnswering(both);
  await startSession(requestStore({ cart: 'c' }));
  expect(api.called()).toEqual(['/cart/summary']);
});

test('a cached user is not asked for again', async () => {
  const api = apiAnswering({});
  const store = requestStore({ session: 's' });
  store.dispatch(sessionKnown({ user: customer, cart: null }));
  await startSession(store);
  expect(api.called()).toEqual([]);
});

test.each([401, 403])('a session the server refuses (%s) has ended', async (status) => {
  apiAnswering({ '/get-user': [status, null] });
  const onSessionEnd = jest.fn();
  await expect(startSession(requestStore({ session: 's' }, { onSessionEnd }))).rejects.toThrow(SessionEnded);
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
});

test.each([429, 500, 502, 503, 504])(
  'a session that could not be looked up (%s) has not ended, and is not asked for twice by one page',
  async (status) => {
    const api = apiAnswering({ '/get-user': [status, null], '/cart/summary': [200, summary] });
    const onSessionEnd = jest.fn();
    const store = requestStore({ session: 's' }, { onSessionEnd });
    const before = store.getState().session;
    for (let time = 0; time < 2; time += 1) await expect(startSession(store)).rejects.toThrow(VisitorUnknown);
    expect(store.getState().session).toBe(before);
    expect(store.extra.setCookies).toEqual([]);
    expect(onSessionEnd).not.toHaveBeenCalled();
    // the client tries a reading call once more
    expect(api.called()).toEqual(['/get-user', '/get-user']);
  },
);

test('no answer at all is no end of a session either', async () => {
  apiAnswering({});
  await expect(startSession(requestStore({ session: 's' }))).rejects.toThrow(VisitorUnknown);
});

test('a cart that does not come leaves the user', async () => {
  apiAnswering({ '/get-user': [200, customer], '/cart/summary': [503, null] });
  expect(await lookUpVisitor(requestStore({ session: 's' }))).toEqual({ user: customer, cart: null });
});
