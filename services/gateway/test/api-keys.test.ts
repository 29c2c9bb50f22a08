import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fillPath, type Endpoint } from '@gantry/contracts/endpoint';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { keyScopeNames, scopesOfCall } from '@gantry/contracts/key-scopes';
import { browser, cookie, keys, sessions, startGateway } from './gateway-under-test.ts';

let under: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  under = await startGateway({ GATEWAY_LIMIT_FACTOR: '1000' });
});
afterAll(() => under.gateway.stop());

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const answered = ({ statusCode, json }: Awaited<ReturnType<typeof under.get>>) =>
  statusCode === 200 ? 200 : [statusCode, json().error.code];
const codeOf = async (path: string, headers: Record<string, string>) =>
  answered(await under.get(path, headers));
const refused = [401, 'API_KEY_REFUSED'];

const open = allEndpoints.filter(({ audience, transfer }) => audience === 'public' && transfer !== 'webhook');
const pathOf = ({ path }: Endpoint) =>
  fillPath(path, Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '100001'])));
const send = (endpoint: Endpoint, secret: string) =>
  under.send({
    method: endpoint.method,
    url: `/api/v1${pathOf(endpoint)}`,
    headers: {
      ...bearer(secret),
      ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(endpoint.method === 'GET' ? {} : { payload: '{}' }),
  });

describe('a key', () => {
  test('opens what its scopes say and its owner may, with plain JSON and no header of ours', async () => {
    expect(await codeOf('/my-account/orders', bearer(keys.reader))).toBe(200);
    const line = { sku: 'GTY-1', quantity: 1 };
    const headers = { ...bearer(keys.buyer), 'idempotency-key': 'k'.repeat(20) };
    const added = await under.post('/cart/lines', line, headers);
    expect([added.statusCode, added.json()]).toEqual([200, { data: {} }]);
    // its owner is a customer, whatever it says
    expect(await codeOf('/admin/orders', bearer(keys.reader))).toEqual([409, 'NOT_PERMITTED']);
    expect(await codeOf('/admin/orders', bearer(keys.clerk))).toBe(200);
  });

  test.each(open.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'with the other scopes does not open %s',
    async (_, endpoint) => {
      const others = keyScopeNames.filter((scope) => !scopesOfCall(endpoint.name).includes(scope));
      under.scopesOfAdminKey.splice(0, Number.POSITIVE_INFINITY, ...others);
      const answer = await send(endpoint, keys.admin());
      expect(answered(answer)).toEqual([409, 'NOT_PERMITTED']);
    },
  );

  test('counts for nothing once it has ended, and never falls back to a cookie', async () => {
    for (const secret of [keys.ended, 'gantry_short', sessions.customer, 'x']) {
      expect(await codeOf('/my-account/orders', bearer(secret))).toEqual(refused);
      expect(await codeOf('/catalog/brands', bearer(secret))).toEqual(refused);
      const both = { ...bearer(secret), ...cookie(sessions.customer) };
      expect(await codeOf('/my-account/orders', both)).toEqual(refused);
    }
  });

  test('is no session, and a session is no key', async () => {
    expect(await codeOf('/my-account/orders', cookie(keys.reader))).toEqual([401, 'SESSION_ENDED']);
    const both = { ...bearer(keys.reader), ...cookie(sessions.sales) };
    expect(await codeOf('/admin/orders', both)).toEqual([409, 'NOT_PERMITTED']);
    expect(await codeOf(`/my-account/orders?key=${keys.reader}`, {})).toEqual([401, 'SESSION_ENDED']);
  });

  test('of another scheme is nothing to us: a proxy in front may have a password of its own', async () => {
    const basic = { authorization: 'Basic cGF0OnB3' };
    expect(await codeOf('/catalog/brands', basic)).toBe(200);
    expect(await codeOf('/my-account/orders', { ...basic, ...cookie(sessions.customer) })).toBe(200);
  });

  test('does not open a browser’s calls to others: without one a plain body stays unread', async () => {
    const plain = await under.post('/cart/lines', { sku: 'GTY-1', quantity: 1 }, browser);
    expect(answered(plain)).toEqual([400, 'BAD_REQUEST']);
  });

  test('that nests too deep is refused as it is from anybody', async () => {
    const deep = '{"a":'.repeat(200) + '1' + '}'.repeat(200);
    const headers = { ...bearer(keys.buyer), 'idempotency-key': 'd'.repeat(20) };
    expect(answered(await under.post('/cart/lines', deep, headers))).toEqual([400, 'BAD_REQUEST']);
  });

  test('cannot be looked up while identity is away: 503, and not refused', async () => {
    expect(await codeOf('/my-account/orders', bearer(keys.unknown))).toEqual([503, 'UNAVAILABLE']);
  });
});

test('the calls of one key are counted, whatever they ask for', async () => {
  const strict = await startGateway();
  try {
    const ask = async () => (await strict.get('/my-account/orders', bearer(keys.reader))).statusCode;
    const answers: number[] = [];
    for (let n = 0; n < 601; n += 1) answers.push(await ask());
    expect(answers.slice(0, 600).every((status) => status === 200)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    expect((await strict.get('/my-account/orders', bearer(keys.buyer))).statusCode).toBe(409);
  } finally {
    await strict.gateway.stop();
  }
});

test('the OpenAPI document says which scopes open a call', async () => {
  const { paths, components } = (await under.get('/openapi.json')).json();
  expect(components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' });
  const orders = paths['/my-account/orders'].get;
  expect(orders).toMatchObject({ 'x-key-scopes': ['orders-read'], security: [{ session: [] }, { key: [] }] });
  expect(paths['/my-account/password'].put).toMatchObject({ security: [{ session: [] }] });
});
