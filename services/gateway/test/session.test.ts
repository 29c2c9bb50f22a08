import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { browser, codec, cookie, keys, ourServer, sessions, startGateway } from './gateway-under-test.ts';
import { demoKey } from '@gantry/nest-kit/testing';

let under: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  under = await startGateway({ GATEWAY_LIMIT_FACTOR: '1000' });
});
afterAll(() => under.gateway.stop());

const codeOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await under.get(path, headers);
  return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().error.code];
};

test('lets guests call public endpoints only', async () => {
  expect(await codeOf('/catalog/brands')).toBe(200);
  expect(await codeOf('/my-account/orders')).toEqual([401, 'SESSION_ENDED']);
  expect(await codeOf('/admin/orders')).toEqual([401, 'SESSION_ENDED']);
});

test('answers 409 and not 403 to a signed-in account without the role', async () => {
  expect(await codeOf('/my-account/orders', cookie(sessions.customer))).toBe(200);
  expect(await codeOf('/admin/orders', cookie(sessions.customer))).toEqual([409, 'NOT_PERMITTED']);
  expect(await codeOf('/admin/orders', cookie(sessions.sales))).toBe(200);
  expect(await codeOf('/admin/audit', cookie(sessions.sales))).toEqual([409, 'NOT_PERMITTED']);
});

test('a role counts at once where what is cached would refuse, and refusals ask identity rarely', async () => {
  const { risen } = under;
  const ask = () => codeOf('/admin/orders', cookie(sessions.risen));
  for (let n = 0; n < 20; n += 1) expect(await ask()).toEqual([409, 'NOT_PERMITTED']);
  expect(risen.lookups).toBeLessThan(20);
  risen.role = 'sales';
  await sleep(300);
  expect(await ask()).toBe(200);
  const { lookups } = risen;
  expect(await ask()).toBe(200);
  expect(risen.lookups).toBe(lookups);
});

test.each([
  [
    'its owner',
    '/my-account/erasure',
    { current: 'Gantry-demo-1' },
    sessions.leaving[0]!,
    sessions.leaving.slice(0, 2),
  ],
  [
    'an admin',
    '/admin/access/accounts/A-1042/acts',
    { act: 'erase', reason: 'asked by letter' },
    sessions.admin,
    sessions.leaving.slice(2),
  ],
])('no device of an account that %s erased acts for it any more', async (_who, path, body, by, secrets) => {
  under.risen.isErased = false;
  const devices = secrets.map(cookie);
  for (const device of devices) expect(await codeOf('/my-account/orders', device)).toBe(200);
  const answer = await under.post(path, body, {
    ...cookie(by),
    ...ourServer,
    'idempotency-key': randomUUID(),
  });
  expect(answer.statusCode).toBe(200);
  for (const device of devices)
    expect(await codeOf('/my-account/orders', device)).toEqual([401, 'SESSION_ENDED']);
  expect(await codeOf('/my-account/orders', cookie(sessions.customer))).toBe(200);
});

test('what its owner ends elsewhere is over at once', async () => {
  under.risen.isErased = false;
  const [here = '', there = ''] = sessions.elsewhere;
  const end = (path: string, by: string) =>
    under.send({
      method: 'DELETE',
      url: `/api/v1/my-account/${path}`,
      headers: { ...cookie(by), ...browser },
    });
  expect(await codeOf('/my-account/orders', cookie(there))).toBe(200);
  expect((await end('sessions', here)).statusCode).toBe(200);
  expect(await codeOf('/my-account/orders', cookie(there))).toEqual([401, 'SESSION_ENDED']);

  const bearer = { authorization: `Bearer ${keys.buyer}` };
  expect(await codeOf('/cart', bearer)).not.toEqual([401, 'API_KEY_REFUSED']);
  expect((await end(`api-keys/${randomUUID()}`, sessions.customer)).statusCode).toBe(200);
  expect(await codeOf('/cart', bearer)).toEqual([401, 'API_KEY_REFUSED']);
});

test('ignores the readable cookies and headers reserved for services', async () => {
  const caller = Buffer.from(JSON.stringify({ accountId: 'x', role: 'admin' })).toString('base64url');
  const headers = { cookie: 'role=admin; has-price=1; user=admin; account=1', 'x-gantry-caller': caller };
  expect(await codeOf('/admin/orders', headers)).toEqual([401, 'SESSION_ENDED']);
  expect(await codeOf('/my-account/orders', headers)).toEqual([401, 'SESSION_ENDED']);
});

test('reports an ended session at get-user and where an account is needed; elsewhere the guest goes on', async () => {
  const ended = cookie(sessions.ended);
  expect(await codeOf('/get-user', ended)).toEqual([401, 'SESSION_ENDED']);
  expect(await codeOf('/my-account/orders', ended)).toEqual([401, 'SESSION_ENDED']);
  const brands = await under.get('/catalog/brands', ended);
  expect(brands.statusCode).toBe(200);
  const cleared = brands.cookies.map(({ name, maxAge }) => `${name} ${maxAge}`);
  expect(cleared).toEqual(['accessToken 0', 'session 0', 'user 0']);
});

test('ends no session that could not be looked up: 503, a time to come back, and no cookie is touched', async () => {
  for (const path of ['/get-user', '/my-account/orders', '/catalog/brands']) {
    const answer = await under.get(path, cookie(sessions.unknown));
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.cookies).toEqual([]);
  }
});

test.each([
  ['/Catalog/brands', 'another case'],
  ['/catalog%2fbrands', 'an encoded slash'],
  ['/version', 'an internal endpoint'],
  ['/sessions/resolve', 'an internal endpoint'],
  ['/constructor', 'a word of the language'],
])('answers NOT_FOUND at %s: %s', async (path) => {
  expect(await codeOf(path)).toEqual([404, 'NOT_FOUND']);
});

test.each(['/catalog/brands/', '//catalog/brands', '/catalog/%ff', '/catalog/cards/x%5cy'])(
  'answers BAD_REQUEST at %s, which others could read differently',
  async (path) => {
    expect(await codeOf(path)).toEqual([400, 'BAD_REQUEST']);
  },
);

test('answers NOT_FOUND to HEAD and to a method the endpoint does not have', async () => {
  expect((await under.send({ method: 'HEAD', url: '/api/v1/my-account/orders' })).statusCode).toBe(404);
  expect(
    (await under.send({ method: 'DELETE', url: '/api/v1/catalog/brands', headers: browser })).statusCode,
  ).toBe(404);
});

test('passes a missing record on as NOT_FOUND', async () => {
  expect(await codeOf('/my-account/orders/o-17', cookie(sessions.customer))).toEqual([404, 'NOT_FOUND']);
});

test('keeps the internal routes for callers with the key', async () => {
  const version = (headers: Record<string, string>) =>
    under.send({ url: '/internal/catalog/version', headers });
  expect((await version({})).statusCode).toBe(404);
  expect((await version({ 'x-gantry-key': 'guessed-key-guessed' })).statusCode).toBe(404);
  const answer = await version({ 'x-gantry-key': demoKey('shell', 'gateway') });
  expect(answer.json()).toEqual({ data: { version: 3, indexed: true } });
});

const logout = (headers: Record<string, string>) =>
  under.get('/my-account/logout', { ...cookie(sessions.customer), ...headers });

test('signs out only for a same-site request with our header', async () => {
  expect((await logout({})).statusCode).toBe(400);
  expect((await logout({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(400);
  expect((await logout({ 'x-gantry-client': '1', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
  expect((await logout({ 'x-gantry-client': '1', 'sec-fetch-site': 'none' })).statusCode).toBe(400);
  expect((await logout({ 'x-gantry-client': '1', origin: 'https://evil.example' })).statusCode).toBe(400);
  expect((await logout(browser)).statusCode).toBe(200);
});

test('refuses a state-changing call that another site made the browser send', async () => {
  const message = await codec.seal({ email: 'pat@example.com' });
  const post = async (headers: Record<string, string>) =>
    (await under.post('/auth/recovery', message, headers)).statusCode;
  expect(await post({ 'x-gantry-client': '1', 'sec-fetch-site': 'cross-site' })).toBe(400);
  expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(400);
  expect(await post({ 'x-gantry-client': '1', origin: 'null' })).toBe(400);
  expect(await post(browser)).toBe(200);
});

test('limits by the network address and not by what the caller writes', async () => {
  const limited = await startGateway();
  const codes: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const message = await codec.seal({ email: `pat${n}@example.com` });
    const headers = { ...browser, 'x-forwarded-for': `203.0.113.${n}`, cookie: `cart=${'x'.repeat(20)}${n}` };
    codes.push((await limited.post('/auth/recovery', message, headers)).statusCode);
  }
  await limited.gateway.stop();
  expect(codes).toEqual([...Array<number>(10).fill(200), 429, 429]);
});
