import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startSandbox, type Sandbox } from '../src/start-sandbox.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'gantry-sandbox-'));
const start = () => startSandbox({ smtp: 0, page: 0, folder });
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await start();
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

const secret = { authorization: 'Bearer sk_test_gantry' };
const post = async (
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = secret,
) => {
  const answer = await fetch(sandbox.pageUrl + address, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') };
};
const get = async (address: string, headers: Record<string, string> = secret) =>
  (await fetch(sandbox.pageUrl + address, { headers })).json() as Promise<any>;
const intent = {
  amount: '5000',
  currency: 'usd',
  confirm: 'true',
  payment_method: 'pm_card_visa',
  'metadata[order]': '100001',
};

test('a repeated key gets the first answer, another request under it is refused', async () => {
  const headers = { ...secret, 'idempotency-key': 'key-1' };
  const first = await post('/v1/payment_intents', intent, headers);
  expect(await post('/v1/payment_intents', intent, headers)).toEqual(first);
  const other = await post('/v1/payment_intents', { ...intent, amount: '5001' }, headers);
  expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error']);
});

test('payments and the ledger outlive a restart', async () => {
  const { body } = await post('/v1/payment_intents', intent);
  await sandbox.stop();
  sandbox = await start();
  expect(await get(`/v1/payment_intents/${body.id}`)).toMatchObject({
    status: 'succeeded',
    amount_received: 5000,
  });
  const { entries } = await get(`/ledger.json?payment=${body.id}`);
  expect(entries).toMatchObject([
    { kind: 'authorization', order: '100001' },
    { kind: 'capture', amount: 5000, fee: 175 },
  ]);
});

test('a browser sees a payment by its secret only, and moves no money', async () => {
  const { body } = await post('/v1/payment_intents', { amount: '5000', currency: 'usd' });
  const browser = { authorization: 'Bearer pk_test_gantry' };
  const at = `/v1/payment_intents/${body.id}`;
  expect((await get(`${at}?client_secret=${body.client_secret}`, browser)).id).toBe(body.id);
  expect((await get(`${at}?client_secret=wrong`, browser)).error.code).toBe('resource_missing');
  expect((await post(`${at}/capture`, {}, browser)).body.error.code).toBe('secret_key_required');
  expect((await post('/v1/refunds', { payment_intent: body.id }, {})).status).toBe(401);
});

test('no card but a published test card is taken', async () => {
  const card = (number: string) => ({
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '34',
    'card[cvc]': '123',
  });
  const status = async (number: string) => (await post('/v1/payment_methods', card(number))).status;
  // the last one fits its own check digit and is nobody's test card
  expect([
    await status('4242424242424242'),
    await status('4000001240000000'),
    await status('4539578763621486'),
  ]).toEqual([200, 200, 402]);
});

test('money that is not there is neither captured nor given back', async () => {
  const { body } = await post('/v1/payment_intents', { ...intent, capture_method: 'manual' });
  const capture = (amount: string) =>
    post(`/v1/payment_intents/${body.id}/capture`, { amount_to_capture: amount });
  expect((await capture('5001')).body.error.code).toBe('amount_too_large');
  expect((await capture('-1')).status).toBe(400);
  await capture('3000');
  expect((await post('/v1/refunds', { payment_intent: body.id, amount: '3001' })).status).toBe(400);
  expect((await post('/v1/refunds', { payment_intent: body.id })).body.amount).toBe(3000);
});

test('switches are set by page and by JSON, and nothing unknown is', async () => {
  const set = (switches: object) =>
    fetch(`${sandbox.pageUrl}/switches.json`, { method: 'POST', body: JSON.stringify(switches) });
  expect((await set({ refusals: 1 })).status).toBe(200);
  expect((await post('/v1/payment_intents', intent)).status).toBe(402);
  expect((await post('/v1/payment_intents', intent)).status).toBe(200);
  for (const wrong of [{ other: 1 }, { refusals: 1.5 }, { refusals: -2 }, null])
    expect((await set(wrong as object)).status).toBe(400);
  await post('/switches', { refusals: '3' }, {}).catch(() => null);
  expect((await get('/switches.json')).refusals).toBe(3);
  expect(await (await fetch(`${sandbox.pageUrl}/switches`)).text()).toContain(
    'name="refusals" type="number" min="-1" value="3"',
  );
});

test('a payment of the past is taken in once, is of its day, and can be refunded', async () => {
  const createdAt = Date.UTC(2026, 4, 4, 16);
  const at = createdAt + 86_400_000;
  const payment = {
    provider: 'stripe',
    id: 'pi_past',
    reservation: 'ch_past',
    card: { method: 'pm_past', number: '4242424242424242', month: 12, year: 2030 },
    amount: 5000,
    createdAt,
    metadata: { order: '100007' },
    captures: [{ at, amount: 5000, fee: 175, name: 'txn_past', key: 'c-1', isLast: true }],
    releasedAt: null,
    refund: { id: 're_past', at: at + 1000, amount: 1500, key: 'r-1', name: 'txn_back' },
    dispute: null,
  };
  const takeIn = async (payments: readonly object[]) => {
    const request = { method: 'POST', body: JSON.stringify(payments) };
    const answer = await fetch(`${sandbox.pageUrl}/past-payments.json`, request);
    return [answer.status, await answer.json()];
  };
  expect(await takeIn([payment])).toEqual([200, { taken: 1 }]);
  expect(await takeIn([payment])).toEqual([200, { taken: 0 }]);
  expect(await takeIn([{ ...payment, amount: -1 }])).toEqual([400, { error: expect.any(String) }]);
  const day = `created[gte]=${Date.UTC(2026, 4, 5) / 1000}&created[lt]=${Date.UTC(2026, 4, 6) / 1000}`;
  const { data } = await get(`/v1/balance_transactions?${day}`);
  expect(data.map(({ amount }: any) => amount)).toEqual([-1500, 5000]);
  const { entries } = await get('/ledger.json?payment=pi_past');
  expect(entries.map(({ kind, at: when }: any) => [kind, when.slice(0, 10)])).toEqual([
    ['authorization', '2026-05-04'],
    ['capture', '2026-05-05'],
    ['refund', '2026-05-05'],
  ]);
  const more = await post('/v1/refunds', { payment_intent: 'pi_past', amount: '3501' });
  expect(more.status).toBe(400);
  const refund = await post('/v1/refunds', { payment_intent: 'pi_past', amount: '3500' });
  expect(refund.body).toMatchObject({ status: 'succeeded', amount: 3500 });
});
