import { describe, expect, test } from '@jest/globals';
import { checkGuard, localPath } from './guards.ts';
import { apiAnswering, contextOf, customer, requestStore } from './session.test-kit.ts';

const summary = { token: null, count: 0, subtotal: 0, currency: 'USD' };

/** What a visitor of a role meets at a guard: where they are sent, the status shown, or "passes". */
async function met(guard: string | undefined, role: string | null, path = '/my-account?tab=1') {
  const user = role === null ? null : { ...customer, role };
  apiAnswering({ '/get-user': [200, user], '/cart/summary': [200, summary] });
  const store = requestStore({ session: 's' }, { currentPath: () => path });
  try {
    await checkGuard(guard, contextOf(store));
    return 'passes';
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location') ?? thrown.status;
  }
}
const signIn = '/sign-in?ref=%2Fmy-account%3Ftab%3D1';

describe('a guard', () => {
  test.each([
    ['auth', null, signIn],
    ['auth', 'guest', signIn],
    ['auth', 'customer', 'passes'],
    ['auth', 'auditor', 'passes'],
    ['admin', null, signIn],
    ['admin', 'guest', signIn],
    ['admin', 'customer', 404],
    ['admin', 'sales', 'passes'],
    ['admin', 'admin', 'passes'],
    ['guest', null, 'passes'],
    ['guest', 'guest', 'passes'],
    ['guest', 'customer', '/my-account'],
    [undefined, null, 'passes'],
  ])('%s for role %s: %s', async (guard, role, outcome) => {
    expect(await met(guard, role)).toBe(outcome);
  });

  test('the guest guard redirects a signed-in visitor to the page they wanted, never off the site', async () => {
    expect(await met('guest', 'customer', '/sign-in?ref=%2Fcart%3Fa%3D1')).toBe('/cart?a=1');
    expect(await met('guest', 'customer', '/sign-in?ref=%2F%2Fevil.example')).toBe('/my-account');
  });

  test.each(['nobody', 'constructor', 'toString'])('nobody defined (%s) raises an error', async (guard) => {
    await expect(met(guard, 'admin')).rejects.toThrow(`Unknown route middleware: '${guard}'`);
  });
});

test('an ended session is cleared and redirects to sign-in, and signing in works', async () => {
  apiAnswering({ '/get-user': [401, null] });
  const store = requestStore({ session: 's' });
  const thrown = await checkGuard('auth', contextOf(store)).catch((error: unknown) => error as Response);
  expect((thrown as Response).headers.get('location')).toBe(signIn);
  expect(store.extra.setCookies!.some((line) => line.startsWith('accessToken=;'))).toBe(true);
  await expect(checkGuard('guest', contextOf(requestStore({ session: 's' })))).resolves.toBeUndefined();
});

test.each(['auth', 'admin', 'guest'])(
  'while a session cannot be looked up, %s answers 503 and leaves the cookies alone',
  async (guard) => {
    apiAnswering({ '/get-user': [503, null] });
    const store = requestStore({ session: 's' });
    const thrown = await checkGuard(guard, contextOf(store)).catch((error: unknown) => error as Response);
    expect([(thrown as Response).status, await (thrown as Response).text()]).toEqual([503, 'Maintenance']);
    expect((thrown as Response).headers.get('location')).toBeNull();
    expect(store.extra.setCookies).toEqual([]);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/a\nb',
  null,
])('is no page to come back to: %s', (path) => {
  expect(localPath(path)).toBeUndefined();
});
