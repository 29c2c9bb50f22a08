/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { LocaleCode } from '@gantry/contracts/locales';
import type { RemoteModule, RemoteRoute } from '@gantry/federation/remote-module';
import { createStaticHandler, matchRoutes, redirect, type StaticHandlerContext } from 'react-router';
import type { Mounted } from './federation/mounted.ts';
import { ChunkFailure } from './federation/chunk-failure.ts';
import { shellRoutes } from './routes.tsx';
import { apiAnswering, contextOf, requestStore } from './session/session.test-kit.ts';

const Page = () => null;
const handle = { layout: 'default', title: 'x', chunk: 'x' } as const;
const route = (path: string, more: object = {}, page: object = {}): RemoteRoute =>
  ({ path, handle, lazy: async () => ({ Component: Page, ...page }), ...more }) as RemoteRoute;

const remote = (routes: RemoteRoute[]): RemoteModule =>
  ({ name: 'checkout', version: '1', contract: 1, routes, widgets: {} }) as unknown as RemoteModule;
const checkout = remote([
  route('/cart', {}, { loader: () => 'the cart' }),
  route('/quote', { handle: { ...handle, guard: 'auth' } }, { loader: () => 'secret' }),
  route('/checkout/strange', { handle: { ...handle, guard: 'strange' } }),
  route('/checkout/away', {}, { loader: () => redirect('https://evil.example/') }),
  route('/checkout/broken', { lazy: () => Promise.reject(new Error('404 for chunk')) }),
]);

async function visit(path: string, mounted: Mounted = { checkout }, locale: LocaleCode = 'en-US') {
  const basename = { 'en-US': undefined, 'es-US': '/es', 'fr-CA': '/fr', 'en-XA': '/xa' }[locale];
  const handler = createStaticHandler(shellRoutes(mounted, locale), { basename });
  const store = requestStore({}, { currentPath: () => path.replace(/^\/es/, '') });
  const result = await handler.query(new Request(`http://shop${path}`), { requestContext: contextOf(store) });
  return result;
}
const page = async (...args: Parameters<typeof visit>) => (await visit(...args)) as StaticHandlerContext;

beforeEach(() => void apiAnswering({ '/store': [503, null] }));

describe('an address', () => {
  test('of a remote shows its page, with the data of its loader', async () => {
    const { statusCode, matches, loaderData } = await page('/cart');
    expect(statusCode).toBe(200);
    expect(loaderData[matches.at(-1)!.route.id]).toBe('the cart');
  });

  test('nobody owns is not found, and says which', async () => {
    const { statusCode, errors } = await page('/no/such/page?x=1');
    expect(statusCode).toBe(404);
    expect(Object.values(errors!)).toMatchObject([{ status: 404, data: 'Page Not Found: /no/such/page' }]);
  });

  test.each(['/', '/brands'])('of a remote not discovered yet is only caught by the rest: %s', (path) => {
    // react-router discovers more routes for what a splat catches, never for a complete match
    expect(matchRoutes(shellRoutes({}, 'en-US'), path)?.at(-1)?.route.path).toBe('*');
  });

  test('behind a guard leads to the sign-in page before its loader runs', async () => {
    const answer = (await visit('/quote')) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/sign-in?ref=%2Fquote']);
  });

  test('leads to the sign-in page of its own language', async () => {
    const answer = (await visit('/es/quote', { checkout }, 'es-US')) as Response;
    expect(answer.headers.get('location')).toBe('/es/sign-in?ref=%2Fquote');
  });

  test('with a guard nobody defined raises an error', async () => {
    const { statusCode, errors } = await page('/checkout/strange');
    expect(statusCode).toBe(500);
    expect(String(Object.values(errors!)[0])).toContain("Unknown route middleware: 'strange'");
  });

  test('whose chunk cannot be loaded offers a reload', async () => {
    const { errors } = await page('/checkout/broken');
    expect(Object.values(errors!)[0]).toBeInstanceOf(ChunkFailure);
  });

  test('whose loader would lead off the site is refused', async () => {
    const { statusCode, errors } = await page('/checkout/away');
    expect(statusCode).toBe(500);
    expect(String(Object.values(errors!)[0])).toContain('external URL is not allowed');
  });

  test('below /account is rewritten to /my-account', async () => {
    const answer = (await visit('/account/orders?page=2')) as Response;
    expect(answer.headers.get('location')).toBe('/my-account/orders?page=2');
  });

  test('of a remote that is not there are unavailable, in their own layout', async () => {
    const { statusCode, matches } = await page('/checkout/purchase', { checkout: 'failed' });
    expect([statusCode, matches.at(-1)!.route.path]).toEqual([503, '/checkout/*']);
    expect((await page('/cart', { checkout: 'failed' })).statusCode).toBe(503);
  });
});

describe('route ids', () => {
  const ids = async (locale: LocaleCode, path: string) =>
    (await page(path, { checkout }, locale)).matches.map((match) => match.route.id);

  test('have no suffix in the default locale', async () => {
    expect((await ids('en-US', '/cart')).at(-1)).toBe('cart');
  });

  test('end in three underscores and the locale beyond it', async () => {
    expect((await ids('es-US', '/es/cart')).at(-1)).toBe('cart___es');
  });
});

test('the same module may be mounted again, for another language or beside another release', async () => {
  await page('/cart');
  const again = await page('/es/cart', { checkout }, 'es-US');
  expect(again.loaderData[again.matches.at(-1)!.route.id]).toBe('the cart');
});
