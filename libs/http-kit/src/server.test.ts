import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ambiguousRequests } from '@gantry/testing/ambiguous-requests';
import { RawConnection } from '@gantry/testing/raw-connection';
import { bodyOf } from './body.ts';
import { createHttpServer } from './server.ts';

let server: http.Server;
let address: string;
/** targets the handler was asked for */
let asked: string[] = [];

beforeAll(async () => {
  server = createHttpServer(
    (request, response) => {
      const { url = '' } = request;
      asked.push(url);
      if (url === '/early') return void response.writeHead(403).end('no');
      void (async () => {
        let size = 0;
        for await (const chunk of bodyOf(request)) {
          size += chunk.length;
          if (url === '/small' && size > 1000) return void response.writeHead(413).end('large');
        }
        response.end(`${url} ${size}`);
      })().catch(() => response.destroy());
    },
    { keepAliveTimeout: 30_000 },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

const host = 'Host: shop\r\n';
const hidden = `GET /hidden HTTP/1.1\r\n${host}\r\n`;
const post = (fields: string, body = '') => `POST /x HTTP/1.1\r\n${host}${fields}\r\n${body}`;
const get = (fields: string, body = '') => `GET /x HTTP/1.1\r\n${host}${fields}\r\n${body}`;

test.each(ambiguousRequests({ target: '/x', hidden }))(
  '$what is refused with $status once, unseen by the handler, and the connection closed',
  async ({ status, bytes }) => {
    asked = [];
    const connection = await RawConnection.open(address);
    const answers = await connection.send(bytes + hidden).rest();
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    expect(answers[0]?.headers.connection).toBe('close');
    expect(answers[0]?.body).toMatch(/\.\n$/);
    expect(asked).toEqual([]);
    connection.close();
  },
);

test.each([
  ['chunks', post('Transfer-Encoding: chunked\r\n', '3\r\nabc\r\n0\r\n\r\n'), '/x 3'],
  [
    'chunks in capitals, behind a tab',
    post('Transfer-Encoding:\tCHUNKED\r\n', '3\r\nabc\r\n0\r\n\r\n'),
    '/x 3',
  ],
  ['a length', post('Content-Length: 3\r\n', 'abc'), '/x 3'],
  ['no length', get('Content-Length: 0\r\n'), '/x 0'],
  ['a field of this connection only', get('Connection: keep-alive, X-Hop\r\nX-Hop: 1\r\n'), '/x 0'],
  ['an expectation of 100-continue', post('Expect: 100-continue\r\nContent-Length: 3\r\n', 'abc'), '/x 3'],
])(
  '%s is served, and requests sent behind it without waiting are answered in their order',
  async (_, bytes, body) => {
    const connection = await RawConnection.open(address);
    connection.send(
      bytes + get('').replace('/x', '/second') + get('Connection: close\r\n').replace('/x', '/third'),
    );
    const answers = await connection.rest();
    expect(answers.map((answer) => answer.body)).toEqual([body, '/second 0', '/third 0']);
    connection.close();
  },
);

test.each([
  ['a line feed behind a chunk', '1\nx\n0\n\n'],
  ['a chunk longer than any', 'FFFFFFFFFFFFFFFFF\r\nx\r\n'],
])('a body with %s is refused where it is read', async (_, body) => {
  const connection = await RawConnection.open(address);
  const answers = await connection.send(post('Transfer-Encoding: chunked\r\n', body) + hidden).rest();
  expect(answers.map(({ status }) => status)).toEqual([400]);
  connection.close();
});

test('HEAD with a body is refused without a word', async () => {
  const connection = await RawConnection.open(address);
  const fields = `${host}Content-Length: ${hidden.length}\r\n`;
  connection.send(`HEAD /x HTTP/1.1\r\n${fields}\r\n${hidden}${hidden}`);
  expect(await connection.next(true)).toMatchObject({ status: 400, headers: { connection: 'close' } });
  expect(await connection.next()).toBe('closed');
  connection.close();
});

test('what cannot be read is answered after the requests before it', async () => {
  const connection = await RawConnection.open(address);
  const answers = await connection.send(`${get('')}no HTTP at all\r\n\r\n`).rest();
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, '/x 0'],
    [400, 'The request cannot be read.\n'],
  ]);
  connection.close();
});

const large = 'x'.repeat(2_000_000);
const ways: readonly (readonly [how: string, fields: string, body: string])[] = [
  ['with a length', `Content-Length: ${large.length}\r\n`, large],
  ['in chunks', 'Transfer-Encoding: chunked\r\n', `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`],
  ['of which nothing comes', 'Content-Length: 2000000\r\n', ''],
];

test.each(ways)(
  'a body %s that is answered before its end is the last of its connection',
  async (_, fields, body) => {
    asked = [];
    for (const [target, status] of [['/early', 403], ...(body ? [['/small', 413] as const] : [])] as const) {
      const connection = await RawConnection.open(address);
      connection.send(post(fields, body).replace('/x', target) + hidden);
      const answers = await connection.rest();
      expect(answers.map((answer) => [answer.status, answer.headers.connection])).toEqual([
        [status, 'close'],
      ]);
      connection.close();
    }
    expect(asked).not.toContain('/hidden');
  },
);

test('a body that was sent completely but not read does not hold up the next request', async () => {
  const connection = await RawConnection.open(address);
  const body = 'x'.repeat(3000);
  connection.send(post(`Content-Length: ${body.length}\r\n`, body).replace('/x', '/small'));
  const first = await connection.next();
  const next = await connection.send(get('')).next();
  const isLast = first !== 'closed' && first.headers.connection === 'close';
  expect(isLast ? next : next !== 'closed' && next.body).toBe(isLast ? 'closed' : '/x 0');
  connection.close();
});
