import { describe, expect, jest, test } from '@jest/globals';
import { createBrowserCodec, isEnvelope } from '@gantry/encryption/browser';
import { retryStatuses } from './call.ts';
import { extraWith } from '../extra.test-kit.ts';
import { call, json, sent, serverAnswering } from '../test-kit.ts';

const codec = createBrowserCodec('phrase');
const browser = (changes = {}) => extraWith({ baseUrl: '', codec, ...changes });

describe('a body', () => {
  test('is sealed, and nothing of it can be read on the way', async () => {
    const server = serverAnswering(json({ data: null }));
    await call({ method: 'POST', body: { password: 'secret' } }, browser());
    const body = JSON.parse(sent(server).init.body as string);
    expect(isEnvelope(body)).toBe(true);
    expect(await codec.open(body)).toEqual({ ok: true, value: { password: 'secret' } });
    expect(sent(server).headers.get('content-type')).toBe('application/json');
  });

  test.each([new FormData(), new URLSearchParams({ a: '1' })])(
    'that is a form travels as it is',
    async (body) => {
      const server = serverAnswering(json({ data: null }));
      await call({ method: 'POST', body }, browser());
      expect(sent(server).init.body).toBe(body);
      expect(sent(server).headers.has('content-type')).toBe(false);
    },
  );

  test('is not sealed on the server, whose calls stay in the house', async () => {
    const server = serverAnswering(json({ data: null }));
    await call({ method: 'POST', body: { a: 1 } }, extraWith());
    expect(sent(server).init.body).toBe('{"a":1}');
  });
});

describe('an answer', () => {
  test('with a field i is opened, and its payload taken from data', async () => {
    serverAnswering(json(await codec.seal({ data: { total: 3 } })));
    expect(await call({}, browser())).toMatchObject({ data: { total: 3 } });
  });

  test.each([
    [{ data: [1] }, [1]],
    [{ data: null }, null],
    [{ total: 1 }, { total: 1 }],
    [
      [1, 2],
      [1, 2],
    ],
  ])('%j gives %j', async (body, payload) => {
    serverAnswering(json(body));
    expect((await call({}, extraWith())).data).toEqual(payload);
  });

  test('that cannot be opened is an error, and is not requested again', async () => {
    const server = serverAnswering(json({ t: 'zz', s: '1', i: '2' }));
    expect(await call({}, browser())).toMatchObject({ error: { status: 'UNREADABLE' } });
    expect(server).toHaveBeenCalledTimes(1);
  });

  test('that is no JSON is an error', async () => {
    serverAnswering(() => new Response('<html>'));
    expect(await call({}, extraWith())).toMatchObject({ error: { status: 'UNREADABLE' } });
  });

  test('that failed keeps its code, sealed or not', async () => {
    const failure = { error: { code: 'INVALID', message: 'no', issues: [{ path: 'a', message: 'b' }] } };
    serverAnswering(json(failure, 422), json(await codec.seal(failure), 422));
    const expected = { error: { status: 422, failure: failure.error } };
    expect(await call({}, browser())).toMatchObject(expected);
    expect(await call({}, browser())).toMatchObject(expected);
  });

  test('with cookies passes them on', async () => {
    const setCookies: string[] = [];
    serverAnswering(json({}, 200, { 'set-cookie': 'cart=abc; Path=/' }));
    await call({}, extraWith({ setCookies }));
    expect(setCookies).toEqual(['cart=abc; Path=/']);
  });
});

describe('headers', () => {
  test('are derived from cookies, and mark our client', async () => {
    const server = serverAnswering(json({}));
    const cookies = () => ({
      session: 's1',
      cart: 'c1',
      i18n_redirected: 'fr-CA',
      other: 'x',
      quote: 'bad\nvalue',
    });
    await call({}, browser({ cookies }));
    const { headers } = sent(server);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-session': 's1',
      'x-cart': 'c1',
      'x-locale': 'fr-CA',
      'x-gantry-client': '1',
    });
    expect(headers.has('x-quote')).toBe(false);
  });

  test('carry the key of a repeatable write', async () => {
    const server = serverAnswering(json({}));
    await call({ method: 'POST', idempotencyKey: 'k'.repeat(16) }, extraWith());
    expect(sent(server).headers.get('idempotency-key')).toBe('k'.repeat(16));
  });
});

test('a query leaves out what is empty and encodes the rest', async () => {
  const server = serverAnswering(json({}));
  await call({ path: '/p', query: { q: 'a&b', page: undefined, brand: '', size: 24 } }, extraWith());
  expect(sent(server).url).toBe('http://gateway/api/v1/p?q=a%26b&size=24');
});

describe('a repeat', () => {
  test.each(retryStatuses)('is made once for a reading call answered %s', async (status) => {
    const server = serverAnswering(json({}, status as number), json({ data: 'better' }));
    expect(await call({}, extraWith())).toMatchObject({ data: 'better' });
    expect(server).toHaveBeenCalledTimes(2);
  });

  test('is made once only', async () => {
    const server = serverAnswering(json({}, 503));
    expect(await call({}, extraWith())).toMatchObject({ error: { status: 503 } });
    expect(server).toHaveBeenCalledTimes(2);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is not made for %s', async (method) => {
    const server = serverAnswering(json({}, 503));
    await call({ method }, extraWith());
    expect(server).toHaveBeenCalledTimes(1);
  });

  test.each([400, 401, 403, 404, 413, 422, 501])('is not made for status %s', async (status) => {
    const server = serverAnswering(json({}, status));
    await call({}, extraWith());
    expect(server).toHaveBeenCalledTimes(1);
  });

  test('is made when the network failed, but not when the answer took too long', async () => {
    const broken = serverAnswering(() => Promise.reject(new TypeError('fetch failed')));
    expect(await call({}, extraWith())).toMatchObject({ error: { status: 'NETWORK' } });
    expect(broken).toHaveBeenCalledTimes(2);
    const slow = jest.fn<typeof fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init!.signal!.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    globalThis.fetch = slow;
    expect(await call({}, extraWith({ timeout: 20 }))).toMatchObject({ error: { status: 'TIMEOUT' } });
    expect(slow).toHaveBeenCalledTimes(1);
  });
});

describe('a refused session', () => {
  test.each([401, 403])('(%s) ends it', async (status) => {
    const onSessionEnd = jest.fn();
    serverAnswering(json({}, status));
    await call({}, extraWith({ onSessionEnd }), 'key');
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  test('changes nothing when the call was made ahead of need', async () => {
    const onSessionEnd = jest.fn();
    serverAnswering(json({}, 401));
    await call({}, extraWith({ onSessionEnd, background: new Set(['key']) }), 'key');
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  test.each([404, 409, 500])('is not what %s means', async (status) => {
    const onSessionEnd = jest.fn();
    serverAnswering(json({}, status));
    await call({}, extraWith({ onSessionEnd }));
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});
