import { expect, test } from '@jest/globals';
import { catalogConfirmNotice } from '@gantry/contracts/endpoints/stock-notices';
import { mutationOf } from '../definitions.ts';
import { extraWith } from '../extra.test-kit.ts';
import { createRemoteApi } from '../remote-api.ts';
import { makeStore } from '../store/make-store.ts';
import { json, serverAnswering } from '../test-kit.ts';
import { sendCall } from './send-call.ts';

const api = createRemoteApi('catalog', (build) => ({
  confirm: build.mutation(mutationOf(catalogConfirmNotice)),
}));
const send = () =>
  sendCall(
    makeStore({ extra: extraWith(), apis: [api] }),
    api.endpoints.confirm.initiate({ body: { token: 't'.repeat(32) } }),
  );

test('gives the answer of a call that went through', async () => {
  serverAnswering(json({ data: { ok: true } }));
  expect(await send()).toEqual({ data: { ok: true } });
});

test('gives what the server said of one that did not', async () => {
  serverAnswering(json({ error: { code: 'NOT_FOUND', message: 'no such token' } }, 404));
  expect(await send()).toMatchObject({ failed: { failure: { code: 'NOT_FOUND' } } });
});

test('says of a call without an answer that it failed, and no more', async () => {
  serverAnswering(() => Promise.reject(new TypeError('no way there')));
  expect(await send()).toEqual({ failed: { failure: undefined } });
});
