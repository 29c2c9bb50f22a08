import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { maxChunkBytes } from '@gantry/contracts/endpoint';
import { browser, codec, cookie, sessions, startGateway } from './gateway-under-test.ts';

let under: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  under = await startGateway({ GATEWAY_LIMIT_FACTOR: '1000' });
});
afterAll(() => under.gateway.stop());

const imports = '/api/v1/admin/catalogue/imports/0195b2a0-0000-7000-8000-000000000001';
const bytes = { 'content-type': 'application/octet-stream' };
const staff = { ...browser, ...cookie(sessions.catalog) };
const put = (payload: Buffer, headers: Record<string, string>, url = `${imports}/file?offset=0`) =>
  under.send({ method: 'PUT', url, headers: { ...bytes, ...headers }, payload });

test('a file chunk travels unsealed, and its answer is sealed on request', async () => {
  const chunk = Buffer.from([0, 255, 10, 13, 0]);
  expect((await put(chunk, staff)).statusCode).toBe(200);
  expect(under.asked.at(-1)).toEqual(chunk);
  const sealed = (await put(chunk, { ...staff, 'x-gantry-sealed': '1' })).json();
  expect(await codec.open(sealed)).toEqual({ ok: true, value: { data: {} } });
});

test('a chunk is read only from those who may send one', async () => {
  const before = under.asked.length;
  const { statusCode } = await put(Buffer.from('x'), browser);
  expect(statusCode).toBe(401);
  expect((await put(Buffer.from('x'), { ...browser, ...cookie(sessions.sales) })).statusCode).toBe(409);
  expect((await put(Buffer.from('x'), cookie(sessions.catalog))).statusCode).toBe(400);
  expect(under.asked).toHaveLength(before);
});

test('a chunk has a maximum size', async () => {
  expect((await put(Buffer.alloc(maxChunkBytes), staff)).statusCode).toBe(200);
  const answer = await put(Buffer.alloc(maxChunkBytes + 1), staff);
  expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test('bytes are not accepted as a message, nor a message as a chunk', async () => {
  const answer = await under.send({
    method: 'POST',
    url: '/api/v1/auth/recovery',
    headers: { ...browser, ...bytes },
    payload: Buffer.from('{}'),
  });
  expect(answer.statusCode).toBe(400);
  const message = { 'content-type': 'application/json', ...staff };
  const sealed = JSON.stringify(await codec.seal({ a: 1 }));
  expect((await put(Buffer.from(sealed), message)).statusCode).toBe(400);
});

test.each([
  ['another site', 400],
  ['a guest', 401],
  ['a role without the right', 409],
] as const)('a file to save is refused to %s', async (who, status) => {
  const headers = {
    'another site': { ...cookie(sessions.catalog), 'sec-fetch-site': 'cross-site' },
    'a guest': { 'sec-fetch-site': 'same-origin' },
    'a role without the right': { ...cookie(sessions.sales), 'sec-fetch-site': 'same-origin' },
  }[who];
  const answer = await under.get('/admin/catalogue/export?format=csv', headers as Record<string, string>);
  expect(answer.statusCode).toBe(status);
});
