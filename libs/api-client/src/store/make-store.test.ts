import { expect, test } from '@jest/globals';
import { catalogListBrands } from '@gantry/contracts/endpoints/catalog';
import { queryOf } from '../definitions.ts';
import { createRemoteApi } from '../remote-api.ts';
import { cartChanged, sessionKnown, signedIn, signedOut } from '../session/session.slice.ts';
import { extraWith } from '../extra.test-kit.ts';
import { json, serverAnswering } from '../test-kit.ts';
import { dehydrate } from './dehydrate.ts';
import { makeStore } from './make-store.ts';

const makeApi = () =>
  createRemoteApi('catalog', (build) => ({ brands: build.query(queryOf(catalogListBrands)) }));
const user = {
  accountNumber: 'a-1',
  email: 'b@example.com',
  name: 'Bo',
  company: null,
  role: 'customer' as const,
  hasPrice: true,
  confirmed: true,
};
const cart = { token: 'x'.repeat(16), count: 2, subtotal: 500, currency: 'USD' as const };

async function storeWithBrands() {
  serverAnswering(json({ data: [{ name: 'Norvik', slug: 'norvik', count: 3 }] }));
  const api = makeApi();
  const store = makeStore({ extra: extraWith(), apis: [api] });
  await store.dispatch(api.endpoints.brands.initiate(undefined, { subscribe: false }) as never);
  return { store, api };
}
const queriesOf = (state: unknown) =>
  Object.keys((state as { catalog: { queries: object } }).catalog.queries);

test('the answers of one store are found in a store made from its state, without another call', async () => {
  const { store } = await storeWithBrands();
  const carried = JSON.parse(JSON.stringify(dehydrate(store)));
  expect(Object.keys(carried.catalog)).toEqual(['queries', 'provided']);
  const server = serverAnswering(json({}, 500));
  const api = makeApi();
  const next = makeStore({ extra: extraWith(), apis: [api], preloadedState: carried });
  const { data } = await (next.dispatch as any)(api.endpoints.brands.initiate());
  expect(data).toEqual([{ name: 'Norvik', slug: 'norvik', count: 3 }]);
  expect(server).not.toHaveBeenCalled();
});

test('two stores share nothing', async () => {
  const { store } = await storeWithBrands();
  const other = makeStore({ extra: extraWith(), apis: [makeApi()] });
  expect(queriesOf(store.getState())).toHaveLength(1);
  expect(queriesOf(other.getState())).toHaveLength(0);
});

test('an api that comes later is taken in once', async () => {
  const store = makeStore({ extra: extraWith() });
  store.injectApi(makeApi());
  store.injectApi(makeApi());
  expect(queriesOf(store.getState())).toEqual([]);
});

test.each([signedIn({ user, cart }), signedOut()])(
  'nobody sees answers given to the one before: $type',
  async (action) => {
    const { store } = await storeWithBrands();
    store.dispatch(action);
    expect(queriesOf(store.getState())).toEqual([]);
  },
);

test('the session knows visitors, their cart and when they have signed out', () => {
  const store = makeStore({ extra: extraWith() });
  expect(store.getState().session).toEqual({ user: null, cart: null, known: false });
  store.dispatch(sessionKnown({ user, cart: null }));
  store.dispatch(cartChanged(cart));
  expect(store.getState().session).toEqual({ user, cart, known: true });
  store.dispatch(signedOut());
  expect(store.getState().session).toEqual({ user: null, cart: null, known: true });
});
