import { describe, expect, jest, test } from '@jest/globals';
import { catalogGetProduct } from '@gantry/contracts/endpoints/catalog';
import { RouterContextProvider } from 'react-router';
import { queryOf } from '../definitions.ts';
import { createRemoteApi } from '../remote-api.ts';
import { makeStore } from '../store/make-store.ts';
import { extraWith } from '../extra.test-kit.ts';
import { json, serverAnswering } from '../test-kit.ts';
import { prefetchContext, storeContext } from './contexts.ts';
import { failureOf, load, nearPages, notFound, tryLoad } from './load.ts';

const api = createRemoteApi('catalog', (build) => ({ product: build.query(queryOf(catalogGetProduct)) }));
const query = () => api.endpoints.product.initiate({ params: { uri: 'a-1' } });

function page(extra = {}, isAhead = false) {
  const store = makeStore({ extra: extraWith(extra), apis: [api] });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  context.set(prefetchContext, isAhead);
  return { store, context };
}

async function thrownBy(run: Promise<unknown>): Promise<Response> {
  return run.then(
    () => new Response('nothing was thrown', { status: 200 }),
    (error: unknown) => error as Response,
  );
}

describe('loading a page', () => {
  test('gives the data, and asks once for the same thing', async () => {
    const server = serverAnswering(json({ data: { sku: 'A-1' } }));
    const { context } = page();
    expect(await load(context, query())).toEqual({ sku: 'A-1' });
    await load(context, query());
    expect(server).toHaveBeenCalledTimes(1);
  });

  test('ends in "Page Not Found" and the path for 404', async () => {
    serverAnswering(json({ error: { code: 'NOT_FOUND', message: '' } }, 404));
    const answer = await thrownBy(load(page().context, query()));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Page Not Found: /here?a=1');
  });

  test.each([401, 403])(
    'leads to the sign-in page, and from there back to the page, for %s',
    async (status) => {
      serverAnswering(json({}, status));
      const answer = await thrownBy(load(page().context, query()));
      expect(answer.headers.get('location')).toBe('/sign-in?ref=%2Fhere%3Fa%3D1');
    },
  );

  test.each([
    [400, 500],
    [409, 500],
    [422, 500],
    [500, 500],
    [429, 503],
    [502, 503],
    [503, 503],
    [504, 503],
  ])('ends in "Maintenance" for %s, as %s', async (status, shown) => {
    serverAnswering(json({}, status));
    const answer = await thrownBy(load(page().context, query()));
    expect([answer.status, await answer.text()]).toEqual([shown, 'Maintenance']);
  });

  test('gives the failure to a page that shows it in its own place', async () => {
    serverAnswering(json({ error: { code: 'NOT_FOUND', message: 'gone' } }, 404));
    const { error } = await tryLoad(page().context, query());
    expect(failureOf(error)?.code).toBe('NOT_FOUND');
  });
});

describe('loading ahead of need', () => {
  test('signs nobody out', async () => {
    const onSessionEnd = jest.fn();
    serverAnswering(json({}, 401));
    const { context, store } = page({ onSessionEnd }, true);
    await thrownBy(load(context, query()));
    expect(onSessionEnd).not.toHaveBeenCalled();
    expect(store.extra.background.size).toBe(0);
  });

  test('becomes the page’s own call when the visitor goes there meanwhile', async () => {
    const onSessionEnd = jest.fn();
    serverAnswering(json({}, 401));
    const { context, store } = page({ onSessionEnd }, true);
    const visit = new RouterContextProvider();
    visit.set(storeContext, store);
    visit.set(prefetchContext, false);
    await Promise.all([thrownBy(load(context, query())), thrownBy(load(visit, query()))]);
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });
});

describe('an address that does not exist', () => {
  const near = [
    { path: '/b/fasteners', name: 'Fasteners' },
    { path: '/b/hand-tools/hex-keys', name: 'Hex keys & sets' },
  ];

  test('names what is near, for the page that says so', async () => {
    const text = await notFound('/b/fasteners/none', near).text();
    expect(text.split('\n')[0]).toBe('Page Not Found: /b/fasteners/none');
    expect(nearPages(text)).toEqual(near);
  });

  test.each([null, 500, 'Page Not Found: /x', 'Page Not Found: /x\n//evil.example Click', '\n\n'])(
    'leads nowhere when nothing within the store is named: %j',
    (data) => expect(nearPages(data)).toEqual([]),
  );
});
