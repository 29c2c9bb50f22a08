/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { createHttpServer } from '@gantry/http-kit/server';
import { RawConnection } from '@gantry/testing/raw-connection';
import { Proxy } from './proxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listen(server: Server | net.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A door that passes everything on to a gateway that answers so. */
async function door(gateway: Answer | string, timeout?: number): Promise<string> {
  const target =
    typeof gateway === 'string'
      ? gateway
      : await listen(
          createHttpServer((request, response) => void gateway(request, response), {
            keepAliveTimeout: 5000,
          }),
        );
  const proxy = new Proxy({
    target,
    trustedHeaders: { 'x-gantry-key': 'the-key' },
    publicOrigin: 'https://shop.example',
    timeout,
  });
  const server = createHttpServer(
    (request, response) => {
      const url = new URL(request.url ?? '/', target);
      proxy.forward({ request, response, url });
    },
    { keepAliveTimeout: 5000 },
  );
  const address = await listen(server);
  closing.unshift(
    () => proxy.stop(),
    () => server.closeAllConnections(),
  );
  return address;
}

async function exchange(address: string, bytes: string) {
  const connection = await RawConnection.open(address);
  closing.unshift(() => connection.close());
  return connection.send(bytes);
}

test('a message goes on with its fields and ours, without those of its connection, in a length of its own', async () => {
  let seen: { headers: IncomingMessage['headers']; body: string } | undefined;
  const address = await door(async (request, response) => {
    seen = { headers: request.headers, body: await textOf(request) };
    response.writeHead(200, { 'x-hop': '1', connection: 'x-hop', trailer: 'x-end', etag: '"e"' });
    response.end('answer');
  });
  const fields = [
    'Host: anything',
    'Connection: keep-alive, X-Hop',
    'X-Hop: 1',
    'Keep-Alive: timeout=9',
    'TE: trailers',
    'X-Forwarded-For: 203.0.113.7',
    'X-Gantry-Key: guessed',
    'Cookie: a=1',
    'Cookie: b=2',
    'Transfer-Encoding: chunked',
  ];
  const connection = await exchange(
    address,
    `POST /api/v1/x HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n3;ext=1\r\nabc\r\n0\r\nX-Trailer: 1\r\n\r\n`,
  );
  const answer = await connection.next();
  expect(answer).toMatchObject({ status: 200, body: 'answer', headers: { etag: '"e"' } });
  expect(Object.keys((answer as { headers: object }).headers)).not.toContain('x-hop');
  expect(seen?.body).toBe('abc');
  expect(seen?.headers).toEqual({
    host: expect.stringMatching(/^127\.0\.0\.1:/),
    connection: 'keep-alive',
    'transfer-encoding': 'chunked',
    cookie: 'a=1; b=2',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
    'x-gantry-key': 'the-key',
  });
});

test('an answer that breaks off in the middle is broken off, not ended', async () => {
  const address = await door((_request, response: ServerResponse) => {
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  });
  const connection = await exchange(address, 'GET /api/v1/x HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await connection.next()).toBe('closed');
});

test('a gateway that breaks off before it answers, or is not there, is 503, and worth asking again', async () => {
  const broken = net.createServer((socket) => socket.once('data', () => socket.destroy()));
  const gone = await listen(http.createServer());
  await closing.pop()!();
  for (const target of [await listen(broken), gone]) {
    const connection = await exchange(await door(target), 'GET /api/v1/x HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await connection.next()).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  }
});

test('a silent gateway gives 504, and one that stalls midway is cut off', async () => {
  const address = await door((request, response) => {
    if (request.url === '/half') response.write('half');
  }, 500);
  const silent = await exchange(address, 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n');
  const half = await exchange(address, 'GET /half HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await silent.next()).toMatchObject({ status: 504, headers: { 'retry-after': '2' } });
  expect(await half.next()).toBe('closed');
});

test('a visitor who disconnects aborts the call', async () => {
  const left = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const address = await door((request) => {
    begun.resolve();
    request.on('close', () => left.resolve());
  });
  const connection = await exchange(address, 'GET /api/v1/x HTTP/1.1\r\nHost: a\r\n\r\n');
  await begun.promise;
  connection.close();
  await left.promise;
});

test('a gateway that answers before the end of a body is heard, and the connection closed', async () => {
  const address = await door((request, response) => {
    request.once('data', () => response.writeHead(413).end('too large'));
  });
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const connection = await exchange(
    address,
    'POST /api/v1/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  for (let sent = 0; sent < 30; sent += 1) connection.send(chunk);
  expect(await connection.next()).toMatchObject({
    status: 413,
    headers: { connection: 'close' },
    body: 'too large',
  });
  expect(await connection.next()).toBe('closed');
});

test('a slow visitor receives a large answer completely', async () => {
  const size = 5_000_000;
  const address = await door((_request, response) => void response.end(Buffer.alloc(size, 'x')));
  const request = http.get(`${address}/image/x`);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length < 1_000_000) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(length).toBe(size);
});
