import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import { browser, codec, ourServer, startGateway } from './gateway-under-test.ts';

let under: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  under = await startGateway();
});
afterAll(() => under.gateway.stop());

const path = '/auth/recovery';
const body = { email: 'pat@example.com' };
const salt = 'ab'.repeat(16);

function sealedBytes(plain: string | Buffer) {
  const iv = randomBytes(16);
  const key = pbkdf2Sync('gantry-demo-seed', Buffer.from(salt, 'hex'), 999, 32, 'sha512');
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const t = Buffer.concat([cipher.update(plain), cipher.final()]).toString('hex');
  return { t, s: salt, i: iv.toString('hex') };
}

test('opens a sealed body and seals the answer under the same salt with a fresh vector', async () => {
  const message = await codec.seal(body);
  const answer = await under.post(path, message);
  const sealed = answer.json();
  expect(answer.statusCode).toBe(200);
  expect(sealed.s).toBe(message.s);
  expect(sealed.i).not.toBe(message.i);
  expect(await codec.open(sealed)).toEqual({ ok: true, value: { data: { ok: true } } });
  expect(under.asked.at(-1)).toEqual(body);
});

test('seals the answer to a call without a body when the client asks for it', async () => {
  const sealed = (await under.get('/catalog/brands', { 'x-gantry-sealed': '1' })).json();
  const opened = await codec.open(sealed);
  expect(opened).toMatchObject({ ok: true, value: { data: [{ name: 'Ünïted' }] } });
  expect((await under.get('/catalog/brands')).json().data[0].name).toBe('Ünïted');
});

test('seals failures too', async () => {
  const answer = await under.get('/my-account/orders', { 'x-gantry-sealed': '1' });
  expect(answer.statusCode).toBe(401);
  expect(await codec.open(answer.json())).toMatchObject({
    ok: true,
    value: { error: { code: 'SESSION_ENDED' } },
  });
});

test('takes plain JSON from our own server only, and not from visitors it passes on', async () => {
  expect((await under.post(path, body, ourServer)).statusCode).toBe(200);
  expect((await under.post(path, body)).statusCode).toBe(400);
  const passedOn = {
    ...ourServer,
    ...browser,
    'x-forwarded-host': 'shop.example',
    'x-forwarded-for': '203.0.113.9',
  };
  expect((await under.post(path, body, passedOn)).statusCode).toBe(400);
});

test('answers every malformed message alike', async () => {
  const good = await codec.seal(body, salt);
  const broken = {
    'plain JSON': body,
    'not JSON': '{"t":',
    'an empty object': {},
    'a list': [good],
    null: 'null',
    'a missing field': { t: good.t, s: good.s },
    'a field too many': { ...good, x: '1' },
    'a number for text': { ...good, t: 5 },
    'not hex': { ...good, t: 'zz'.repeat(16) },
    'odd length': { ...good, t: `${good.t}a` },
    'half a block': { ...good, t: good.t.slice(0, -16) },
    'a short vector': { ...good, i: good.i.slice(2) },
    'a long salt': { ...good, s: `${good.s}00` },
    'an empty text': { ...good, t: '' },
    'wrong padding': { ...good, t: `${good.t.slice(0, -32)}${'00'.repeat(16)}` },
    'another vector': { ...good, i: '00'.repeat(16) },
    'text that is no JSON': sealedBytes('hello'),
    'bytes that are no text': sealedBytes(Buffer.from([0xff, 0xfe, 0x22])),
    'a prototype inside': sealedBytes('{"__proto__":{"email":"x@example.com"}}'),
    'a constructor inside': sealedBytes('{"constructor":{"prototype":{"admin":true}}}'),
    'a pit without a bottom': sealedBytes(`${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    'a prototype outside': '{"__proto__":{},"t":"","s":"","i":""}',
  };
  const answers = new Map<string, string>();
  for (const [what, message] of Object.entries(broken)) {
    const answer = await under.post(path, message);
    const { date: _d, 'x-request-id': _r, connection: _c, ...headers } = answer.headers;
    answers.set(what, JSON.stringify([answer.statusCode, answer.body, headers]));
  }
  expect([...new Set(answers.values())]).toHaveLength(1);
  expect([...answers.values()][0]).toContain('BAD_REQUEST');
  expect(Object.prototype).not.toHaveProperty('admin');
});

test('limits the salts a stranger makes it derive keys for', async () => {
  const strange = await startGateway();
  const codes = new Set<number>();
  const waits = new Set<string>();
  const { t, i } = await codec.seal(body);
  for (let n = 0; n < 125; n += 1) {
    const answer = await strange.post(path, { t, s: randomBytes(16).toString('hex'), i });
    codes.add(answer.statusCode);
    waits.add(String(answer.headers['retry-after'] ?? 'none'));
  }
  await strange.gateway.stop();
  expect([...codes]).toEqual([400, 429]);
  expect([...waits]).toEqual(['none', expect.stringMatching(/^\d+$/)]);
});

test('refuses a body of more than 256 KB', async () => {
  const answer = await under.post(path, { t: '00'.repeat(160_000), s: salt, i: salt });
  expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});
