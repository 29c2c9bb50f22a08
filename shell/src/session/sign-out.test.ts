import { describe, expect, jest, test } from '@jest/globals';
import { sessionKnown } from '@gantry/api-client';
import { endSession } from './end-session.ts';
import { apiAnswering, customer, requestStore } from './session.test-kit.ts';
import { forgetTyped, signOut } from './sign-out.ts';

const guest = { user: null, cart: null, known: true };

test('signing out calls logout and clears the cookies, on the server by its answer', async () => {
  const api = apiAnswering({ '/my-account/logout': [200, { ok: true }] });
  const store = requestStore({ session: 's' });
  store.dispatch(sessionKnown({ user: customer, cart: null }));
  await signOut(store);
  expect(api.called()).toEqual(['/my-account/logout']);
  expect(store.extra.setCookies!.map((line) => line.split('=', 1)[0])).toContain('session');
});

test('signing out ends the session in the browser even if the call fails', async () => {
  document.cookie = 'session=s; Path=/';
  apiAnswering({ '/my-account/logout': [500, null] });
  const store = requestStore({ session: 's' }, { setCookies: undefined });
  await signOut(store);
  expect(document.cookie).toBe('');
});

test('whoever signs out leaves nothing of what they typed in the tab', () => {
  sessionStorage.setItem('typed:/my-account/profile#profile', '{}');
  sessionStorage.setItem('other', '1');
  forgetTyped();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

describe('a refused session', () => {
  const leaving = (currentPath: () => string) => {
    const api = apiAnswering({ '/my-account/logout': [401, null] });
    const navigate = jest.fn(async () => undefined);
    const store = requestStore({ session: 's' }, { setCookies: undefined, currentPath });
    store.dispatch(sessionKnown({ user: customer, cart: null }));
    return { api, navigate, store, router: { navigate } as never };
  };

  test('ends once, and leads to the sign-in page with the page to come back to', async () => {
    const { api, navigate, store, router } = leaving(() => '/my-account?tab=1');
    const ends = Promise.all([endSession(store, router), endSession(store, router)]);
    expect(store.getState().session).toEqual(guest);
    await ends;
    expect(api.called()).toEqual(['/my-account/logout']);
    expect(navigate.mock.calls).toEqual([['/sign-in?ref=%2Fmy-account%3Ftab%3D1']]);
  });

  test('that a loader already redirected is not redirected twice', async () => {
    const paths = ['/my-account', '/sign-in?ref=%2Fmy-account'];
    const { navigate, store, router } = leaving(() => paths.shift() ?? '/sign-in');
    await endSession(store, router);
    expect(navigate).not.toHaveBeenCalled();
  });
});
