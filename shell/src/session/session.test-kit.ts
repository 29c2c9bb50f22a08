import { makeStore, storeContext, type ApiExtra, type AppStore } from '@gantry/api-client';
import { extraWith } from '@gantry/api-client/extra-test-kit';
import { jest } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { shellApi } from './session.endpoints.ts';

export const customer = {
  accountNumber: 'a-1',
  email: 'dana@example.com',
  name: 'Dana',
  company: null,
  role: 'customer' as 'customer' | 'admin' | 'guest',
  hasPrice: true,
  confirmed: true,
};

/** A pretended API: path below /api/v1 → status and payload. A call nobody declared fails. */
export function apiAnswering(answers: Readonly<Record<string, readonly [number, unknown]>>) {
  const fake = jest.fn<typeof fetch>(async (url) => {
    const path = new URL(addressOf(url), 'http://shop').pathname.replace('/api/v1', '');
    const answer = answers[path];
    if (!answer) throw new Error(`Nobody answers ${path}`);
    return new Response(JSON.stringify({ data: answer[1] }), { status: answer[0] });
  });
  globalThis.fetch = fake;
  return { called: () => fake.mock.calls.map(([url]) => addressOf(url).replace(/^.*\/api\/v1/, '')) };
}

const addressOf = (url: RequestInfo | URL): string => (url instanceof Request ? url.url : url.toString());

/** A store as the server makes it for a request with these cookies. */
export function requestStore(cookies: Record<string, string> = {}, extra: Partial<ApiExtra> = {}): AppStore {
  return makeStore({
    apis: [shellApi],
    extra: extraWith({
      cookies: () => cookies,
      currentPath: () => '/my-account?tab=1',
      setCookies: [],
      ...extra,
    }),
  });
}

export function contextOf(store: AppStore): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  return context;
}
