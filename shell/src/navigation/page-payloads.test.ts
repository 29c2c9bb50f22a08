import { expect, jest, test } from '@jest/globals';
import { createRemoteApi, sessionKnown } from '@gantry/api-client';
import type { PinnedRelease } from '../federation/page-data.ts';
import { customer, requestStore } from '../session/session.test-kit.ts';
import { PagePayloads } from './page-payloads.ts';

const key = 'brands(undefined)';
const answers = { [key]: { endpointName: 'brands', data: ['Norvik'] } };
const page = (path: string) => new URL(path, 'http://shop');

function opened(answer: () => Response | Promise<Response> = () => Response.json(answers)) {
  const fetched = jest.fn<typeof fetch>(async () => answer());
  globalThis.fetch = fetched;
  const store = requestStore();
  store.injectApi(
    createRemoteApi('catalog', (build) => ({ brands: build.query({ query: () => ({}) as never }) })),
  );
  store.dispatch(sessionKnown({ user: null, cart: null }));
  const pinned = { version: '7-abc' } as PinnedRelease;
  const payloads = new PagePayloads({ store, remotes: { catalog: pinned }, first: page('/cart') });
  const asked = () =>
    fetched.mock.calls.map(([address, init]) => [
      address,
      new Headers(init?.headers).get('x-gantry-release'),
    ]);
  return { payloads, store, asked };
}

test('a page’s data comes in one request, of the release the page is pinned to', async () => {
  const { payloads, store, asked } = opened();
  expect(await payloads.prepareAnswers(page('/es/brands'))).toBe(true);
  expect(asked()).toEqual([['/es/brands/_payload.json', '7-abc']]);
  expect((store.getState() as any).catalog.queries[key].data).toEqual(['Norvik']);
});

test('pointing at a link and opening it sends one request, and another only once the answers expire', async () => {
  const { payloads, store, asked } = opened();
  await Promise.all([payloads.prepareAnswers(page('/')), payloads.prepareAnswers(page('/'))]);
  await payloads.prepareAnswers(page('/'));
  expect(asked()).toHaveLength(1);
  store.resetApis();
  await payloads.prepareAnswers(page('/'));
  expect(asked()).toHaveLength(2);
});

test('a page pinned to another release asks once and never again', async () => {
  const { payloads, asked } = opened(() => new Response(null, { status: 204 }));
  expect(await payloads.prepareAnswers(page('/brands'))).toBe(false);
  expect(await payloads.prepareAnswers(page('/categories'))).toBe(false);
  expect(asked()).toHaveLength(1);
});

test.each([
  ['there is none', () => new Response('', { status: 404 })],
  ['it is no JSON', () => new Response('<html>')],
  ['it does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the page asks for its data itself when %s', async (_, answer) => {
  const { payloads, asked } = opened(answer);
  expect(await payloads.prepareAnswers(page('/brands'))).toBe(false);
  expect(await payloads.prepareAnswers(page('/categories'))).toBe(false);
  expect(asked()).toHaveLength(2);
});

test.each([
  ['an address with a query', page('/b?brand=norvik'), undefined],
  ['a page of a remote that is not on this page', page('/cart'), undefined],
  ['a signed-in visitor', page('/brands'), customer],
])('nothing is fetched for %s', async (_, address, user) => {
  const { payloads, store, asked } = opened();
  if (user) store.dispatch(sessionKnown({ user, cart: null }));
  expect(await payloads.prepareAnswers(address)).toBe(false);
  expect(asked()).toEqual([]);
});

test('nothing is fetched for the page that came with the document, whose answers came along', async () => {
  const { store, asked } = opened();
  store.takeIn('catalog', answers);
  const remotes = { catalog: { version: '7-abc' } as PinnedRelease };
  const payloads = new PagePayloads({ store, remotes, first: page('/brands') });
  expect(await payloads.prepareAnswers(page('/brands'))).toBe(true);
  expect(asked()).toEqual([]);
});
