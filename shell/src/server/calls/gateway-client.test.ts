/** @jest-environment node */
import { afterEach, describe, expect, test } from '@jest/globals';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { TimeoutError } from '@gantry/api-client';
import { GatewayClient } from './gateway-client.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A gateway that answers so, and calls to it. */
async function gateway(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new GatewayClient(origin);
  closing.push(() => {
    client.stop();
    server.closeAllConnections();
    server.close();
  });
  const call = { address: `${origin}/api/v1/x?q=a%26b`, method: 'GET', headers: {}, timeout: 5000 };
  return { client, call };
}
const never = new AbortController().signal;

describe('a call', () => {
  test('arrives as it was made, and its answer as it was given', async () => {
    const seen: unknown[] = [];
    const { client, call } = await gateway(async (request, response) => {
      seen.push(request.method, request.url, request.headers['x-locale'], await textOf(request));
      response.writeHead(201, ['set-cookie', 'a=1', 'set-cookie', 'b=2', 'retry-after', '3']);
      response.end('{"data":"Größe"}');
    });
    const headers = { 'x-locale': 'fr-CA' };
    const answer = await client.transport({
      ...call,
      method: 'POST',
      headers,
      body: '{"ü":1}',
      signal: never,
    });
    expect(seen).toEqual(['POST', '/api/v1/x?q=a%26b', 'fr-CA', '{"ü":1}']);
    expect(answer).toMatchObject({ status: 201, body: { data: 'Größe' } });
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect([answer.headers.get('Retry-After'), answer.headers.get('x-none')]).toEqual(['3', null]);
  });

  test.each(['GET', 'DELETE', 'POST'])('of %s says how long its body is', async (method) => {
    const seen: unknown[] = [];
    const { client, call } = await gateway(async (request, response) => {
      seen.push(request.method, request.headers['content-length'], await textOf(request));
      response.end('{}');
    });
    const body = 'GET /hidden HTTP/1.1\r\n\r\n';
    await client.sendRequest({ ...call, method, body });
    await client.sendRequest(call);
    expect(seen).toEqual([method, String(body.length), body, 'GET', undefined, '']);
  });

  test('for a name that no address can hold is not made: there is nothing', async () => {
    const { client, call } = await gateway((_request, response) => response.end('{}'));
    const address = call.address.replace('/x?', '/products/..%5Cx?');
    expect(await client.transport({ ...call, address, body: undefined, signal: never })).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
  });

  test('uses the connection of the one before', async () => {
    const ports = new Set<number | undefined>();
    const { client, call } = await gateway((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('{}');
    });
    for (let turn = 0; turn < 3; turn++) await client.sendRequest(call);
    expect(ports.size).toBe(1);
  });

  test('with a form of files arrives as a form', async () => {
    const { client, call } = await gateway(async (request, response) => {
      const body = await textOf(request);
      response.end(JSON.stringify({ type: request.headers['content-type'], body }));
    });
    const body = new FormData();
    body.set('file', new Blob(['bytes']), 'a.txt');
    const { body: seen } = await client.transport({ ...call, method: 'POST', body, signal: never });
    expect(seen).toMatchObject({ type: expect.stringContaining('multipart/form-data; boundary=') });
    expect((seen as { body: string }).body).toContain('filename="a.txt"');
  });
});

describe('a call without an answer', () => {
  test('is late when its time is over, also where bytes keep dropping in', async () => {
    const { client, call } = await gateway((_, response) => {
      const timer = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(timer));
    });
    await expect(client.sendRequest({ ...call, timeout: 60 })).rejects.toThrow(TimeoutError);
  });

  test('ends when nobody waits for it any more', async () => {
    const left = new AbortController();
    const gone = Promise.withResolvers<void>();
    const { client, call } = await gateway((_, response) => {
      response.on('close', gone.resolve);
      left.abort(new Error('left'));
    });
    await expect(client.sendRequest({ ...call, signal: left.signal })).rejects.toThrow('left');
    await gone.promise;
    await expect(client.sendRequest({ ...call, signal: left.signal })).rejects.toThrow('left');
  });

  test('is none where the connection breaks in the middle of it, and where nobody listens', async () => {
    const { client, call } = await gateway((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"data":', () => response.destroy());
    });
    await expect(client.sendRequest(call)).rejects.toThrow('connection was closed');
    const nobody = new GatewayClient('http://127.0.0.1:1');
    await expect(nobody.sendRequest({ ...call, address: 'http://127.0.0.1:1/' })).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
