/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { catalogListBrands } from '@gantry/contracts/endpoints/catalog';
import { queryOf } from '../definitions.ts';
import { extraWith } from '../extra.test-kit.ts';
import { createRemoteApi, unusedFor } from '../remote-api.ts';
import { json, serverAnswering } from '../test-kit.ts';
import { makeStore } from './make-store.ts';

const brands = [{ name: 'Norvik', slug: 'norvik', count: 3 }];

test('a store of the server keeps no timer once it is answered, and gives the same answer again', async () => {
  const server = serverAnswering(json({ data: brands }));
  const api = createRemoteApi('catalog', (build) => ({
    brands: build.query({ ...queryOf(catalogListBrands), keepUnusedDataFor: unusedFor(30) }),
  }));
  const store = makeStore({ extra: extraWith(), apis: [api] });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const ask = () => (store.dispatch as any)(api.endpoints.brands.initiate());
  expect((await ask()).data).toEqual(brands);
  expect((await ask()).data).toEqual(brands);
  expect(server).toHaveBeenCalledTimes(1);
  // of those that travel for a call there are shorter ones
  expect(timers.mock.calls.filter(([, wait = 0]) => wait >= 500)).toEqual([]);
});
