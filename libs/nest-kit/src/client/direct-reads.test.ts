import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { addAddress, crash, fixtureService, getStock, listAddresses } from '../testing/fixture-service.ts';
import {
  demoKey,
  aCaller,
  migrationOf,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';
import { encodeCaller } from '../http/call.ts';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(fixtureService) });
  service = await startTestService(fixtureService, {
    databaseUrl: database.url,
    fakes: { identityResolveSession: () => aCaller({ role: 'sales' }) },
  });
  await service.sql("insert into catalog.stock values ('bolt', 5)");
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const known = { 'x-gantry-key': demoKey('gateway', 'catalog'), 'x-request-id': 'one-and-the-same' };
const customer = { ...known, 'x-gantry-caller': encodeCaller(aCaller()) };
const request = (endpoint: Endpoint, path: string, headers: Record<string, string> = known) => ({
  method: endpoint.method,
  endpoint,
  path: `/internal/catalog${path}`,
  headers,
  timeout: 1000,
});

async function overHttp({ path, headers }: ReturnType<typeof request>) {
  const { statusCode, headers: answered, body } = await service.fastify.inject({ url: path, headers });
  const { 'content-length': _length, date: _date, connection: _connection, ...told } = answered;
  return { status: statusCode, headers: told, body };
}
async function directly(asked: ReturnType<typeof request>) {
  const answer = await service.reads.answerRead(asked);
  return answer && { ...answer, body: answer.body.toString() };
}

test.each<[string, Endpoint, string, Record<string, string>]>([
  ['an answer with a cookie and what it shows', getStock, '/stock/bolt?unit=box', known],
  ['another language', getStock, '/stock/bolt', { ...known, 'x-gantry-locale': 'es-US' }],
  ['an encoded question', getStock, '/stock/nut?unit=%62ox', known],
  ['no question after the mark', getStock, '/stock/nut?', known],
  ['a value nobody offers', getStock, '/stock/bolt?unit=crate', known],
  ['a question that cannot be decoded', getStock, '/stock/bolt?unit=%zz', known],
  ['a question with null characters', getStock, '/stock/bolt?unit=%00b%00ox', known],
  ['a name twice', getStock, '/stock/bolt?unit=box&unit=piece', known],
  ['a name nobody knows', getStock, '/stock/bolt?role=admin&unit=box', known],
  ['a name every object has', getStock, '/stock/bolt?__proto__=x&constructor=y', known],
  ['a place that is too long', getStock, `/stock/${'x'.repeat(90)}`, known],
  ['an answer for a customer', listAddresses, '/addresses', customer],
  ['a customer who is none', listAddresses, '/addresses', known],
  ['a question to what takes none', listAddresses, '/addresses?page=1', customer],
  ['a failure nobody expected', crash, '/crash', known],
  ['no key', getStock, '/stock/bolt', { 'x-request-id': 'one-and-the-same' }],
  ['a wrong key', getStock, '/stock/bolt', { ...known, 'x-gantry-key': 'wrong' }],
])('answers as the server does: %s', async (_, endpoint, path, headers) => {
  const asked = request(endpoint, path, headers);
  const answer = await directly(asked);
  expect(answer).toBeDefined();
  expect(answer).toEqual(await overHttp(asked));
});

test.each<[string, Endpoint, string]>([
  ['an encoded place', getStock, '/stock/b%6Flt'],
  ['a step up', getStock, '/stock/..'],
  ['an empty place', getStock, '/stock/'],
  ['another address than the endpoint has', getStock, '/addresses'],
  ['a longer address', getStock, '/stock/bolt/more'],
  ['a name that begins alike', listAddresses, '/addresses2'],
])('leaves to the server: %s', (_, endpoint, path) => {
  expect(service.reads.answerRead(request(endpoint, path))).toBeUndefined();
});

test('leaves writes, and what is no endpoint, to the server', () => {
  expect(service.reads.answerRead(request(addAddress, '/addresses', customer))).toBeUndefined();
  const { endpoint: _, ...unnamed } = request(getStock, '/stock/bolt');
  expect(service.reads.answerRead(unnamed)).toBeUndefined();
  expect(service.reads.answerRead({ ...request(getStock, '/stock/bolt'), body: '{}' })).toBeUndefined();
});

test('is waited for by a stop, and refused after it', async () => {
  const other = await startTestService(fixtureService, { databaseUrl: database.url });
  const asked = request(getStock, '/stock/bolt');
  const running = other.reads.answerRead(asked);
  await other.stop();
  expect((await running)?.status).toBe(200);
  const refused = await other.reads.answerRead(asked);
  expect([refused?.status, refused?.headers['retry-after']]).toEqual([503, '1']);
});
