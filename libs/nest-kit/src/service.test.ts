import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { demoInternalKey } from './config/kit-config.ts';
import { DomainError } from './errors.ts';
import {
  addAddress,
  addressBody,
  crash,
  fixtureService,
  getStock,
  listAddresses,
  setStock,
} from './testing/fixture-service.ts';
import { aCaller, demoKey, migrationOf, startTestService, type TestService } from './testing/test-service.ts';

let database: TestDatabase;
let service: TestService;
const caller = aCaller();
const key = 'a-key-of-some-length';

beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(fixtureService) });
  service = await startTestService(fixtureService, {
    databaseUrl: database.url,
    fakes: { identityResolveSession: () => aCaller({ role: 'sales' }) },
  });
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const sendStock = (sku: string, onHand: number) =>
  service.call(setStock, { body: { rows: [{ sku, onHand }] } });
const listed = async () =>
  (await service.call(listAddresses, {}, { caller })).map(({ id, label }) => `${id}: ${label}`);

test('answers an endpoint, handles its event once and calls another service by contract', async () => {
  await sendStock('bolt', 5);
  await sendStock('bolt', 5);
  await service.runJobs();
  await sendStock('bolt', 5);
  await service.runJobs();
  expect(await listed()).toEqual(['bolt: Pat Buyer sales']);
});

test('publishes nothing when the transaction rolls back, and passes the code on', async () => {
  await expect(sendStock('rolled-back', 1)).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    data: { sku: 'rolled-back' },
  });
  await service.runJobs();
  expect(await listed()).not.toContainEqual(expect.stringContaining('rolled-back'));
});

test('repeats the answer of an idempotent write and refuses another body under its key', async () => {
  const options = { caller, idempotencyKey: key };
  const first = await service.call(addAddress, { body: addressBody('nut') }, options);
  expect(await service.call(addAddress, { body: addressBody('nut') }, options)).toEqual(first);
  const other = service.call(addAddress, { body: addressBody('other') }, options);
  await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
});

test('writes once when the same write arrives many times at once', async () => {
  const options = { caller, idempotencyKey: 'at-the-same-time' };
  const write = () => service.call(addAddress, { body: addressBody('washer') }, options);
  const answers = await Promise.all(Array.from({ length: 12 }, write));
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set(['washer']));
});

test('refuses an idempotent write without a key', async () => {
  const call = service.call(addAddress, { body: addressBody('x') }, { caller });
  await expect(call).rejects.toMatchObject({ code: 'INVALID', issues: [{ path: 'idempotency-key' }] });
});

test('checks the rights of the endpoint again', async () => {
  await expect(service.call(listAddresses, {})).rejects.toMatchObject({ code: 'SESSION_ENDED' });
});

test('names every field that is wrong, and names nobody knows', async () => {
  const body = { ...addressBody('x'), role: 'admin', address: { ...addressBody('x').address, line1: '' } };
  const call = service.call(addAddress, { body }, { caller, idempotencyKey: key });
  const error = (await call.catch((e: unknown) => e)) as DomainError;
  expect(error.code).toBe('INVALID');
  expect(error.issues?.map(({ path }) => path).sort()).toEqual(['address.line1', 'role']);
});

test('names a text that no database can hold', async () => {
  const stock = service.call(setStock, { body: { rows: [{ sku: 'bo\u0000lt', onHand: 1 }] } });
  await expect(stock).rejects.toMatchObject({ code: 'INVALID', issues: [{ path: 'rows.0.sku' }] });
});

const get = (url: string, headers: Record<string, string> = {}) => service.fastify.inject({ url, headers });
const withKey = { 'x-gantry-key': demoKey('gateway', 'catalog') };

test('tells nobody without the internal key anything', async () => {
  for (const headers of [{}, { 'x-gantry-key': 'wrong' }, { 'x-gantry-key': '' }] as Record<
    string,
    string
  >[]) {
    const answer = await get('/internal/catalog/addresses', headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
  }
});

test.each([
  '/internal/catalog/forgotten',
  '/internal/catalog/nothing',
  '/internal/catalog/addresses/',
  '/internal/catalog//addresses',
  '/internal/catalog/ADDRESSES',
  // places that nothing can be called
  '/internal/catalog/stock/%ff',
  '/internal/catalog/stock/%00',
  `/internal/catalog/stock/${'x'.repeat(21)}`,
  `/internal/catalog/stock/${'x'.repeat(600)}`,
])('answers NOT_FOUND at %s, which no endpoint has', async (url) => {
  const answer = await get(url, withKey);
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
});

test('an endpoint of services opens with the key of those it names, and with no other', async () => {
  const restock = (key: string) =>
    service.fastify.inject({
      method: 'POST',
      url: '/internal/catalog/stock',
      headers: { 'x-gantry-key': key },
      payload: { rows: [] },
    });
  const closed = [
    demoKey('gateway', 'catalog'),
    demoKey('shell', 'catalog'),
    demoKey('identity', 'catalog'),
    demoKey('sales', 'payments'),
    demoInternalKey,
  ];
  for (const key of closed) expect([key, (await restock(key)).statusCode]).toEqual([key, 404]);
  expect((await restock(demoKey('sales', 'catalog'))).statusCode).toBe(200);
});

test('an endpoint of the public API opens for gateway and services, not for the shell', async () => {
  const stock = async (key: string) => {
    const headers = { 'x-gantry-key': key };
    const direct = await service.reads.answerRead({
      method: 'GET',
      endpoint: getStock,
      path: '/internal/catalog/stock/bolt',
      headers,
      timeout: 1000,
    });
    return [(await get('/internal/catalog/stock/bolt', headers)).statusCode, direct?.status];
  };
  expect(await stock(demoKey('gateway', 'catalog'))).toEqual([200, 200]);
  expect(await stock(demoKey('media', 'catalog'))).toEqual([200, 200]);
  expect(await stock(demoKey('shell', 'catalog'))).toEqual([404, 404]);
  expect(await stock(demoKey('gateway', 'sales'))).toEqual([404, 404]);
});

test('never tells what went wrong inside', async () => {
  const caller = Buffer.from(JSON.stringify(aCaller())).toString('base64url');
  const answer = await get('/internal/catalog/crash', {
    ...withKey,
    'x-gantry-caller': caller,
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
  expect(answer.json().error).toMatchObject({ code: 'INTERNAL', requestId: answer.headers['x-request-id'] });
  await expect(service.call(crash, {}, { caller: aCaller() })).rejects.toMatchObject({ code: 'INTERNAL' });
});

test('answers broken JSON and bodies too large in the same form', async () => {
  const post = (payload: string) =>
    service.fastify.inject({
      method: 'POST',
      url: '/internal/catalog/stock',
      headers: { ...withKey, 'content-type': 'application/json' },
      payload,
    });
  expect((await post('{')).json().error.code).toBe('BAD_REQUEST');
  expect((await post('{"__proto__": {"rows": []}}')).json().error.code).toBe('BAD_REQUEST');
  const large = await post(`{"x":"${'x'.repeat(5_000_000)}"}`);
  expect([large.statusCode, large.json().error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test('says that it lives and is ready', async () => {
  expect((await get('/internal/catalog/health')).json()).toEqual({ status: 'ok' });
  const ready = await get('/internal/catalog/ready');
  expect(ready.json()).toEqual({ ready: true, checks: { database: true, migrations: true } });
});
