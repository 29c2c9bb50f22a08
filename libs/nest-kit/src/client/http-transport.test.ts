import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { catalogGetVersion, catalogResolveText } from '@gantry/contracts/endpoints/catalog';
import { KeyRing } from '@gantry/http-kit/keys';
import { ContractClient } from './contract-client.ts';
import { HttpTransport } from './http-transport.ts';

const keys = KeyRing.of('the-internal-key', 'sales');
let server: http.Server;
let transport: HttpTransport;
let client: ContractClient;
let answers: ((response: http.ServerResponse) => void)[];
const seen: http.IncomingMessage[] = [];

beforeAll(async () => {
  server = http.createServer((request, response) => {
    seen.push(request);
    request.resume().on('end', () => answers.shift()?.(response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  transport = new HttpTransport({ catalog: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  client = new ContractClient(transport, keys);
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => {
  transport.close();
  server.closeAllConnections();
  server.close();
});

const say = (status: number, body: object) => (response: http.ServerResponse) => {
  response.writeHead(status).end(JSON.stringify(body));
};
const hangUp = (response: http.ServerResponse) => response.destroy();
const version = { version: 4, indexed: true };
const get = (timeout?: number) => client.call(catalogGetVersion, {}, { timeout });
const post = () => client.call(catalogResolveText, { body: { texts: ['a'] } });

test('calls by address and contract, with the internal key', async () => {
  answers = [say(200, { data: version })];
  expect(await get()).toEqual(version);
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/internal/catalog/version' });
  expect(seen[0]?.headers['x-gantry-key']).toBe(keys.keyFor('catalog'));
});

test('tries a GET twice when there is no answer or none for the moment', async () => {
  answers = [hangUp, say(200, { data: version })];
  expect(await get()).toEqual(version);
  answers = [say(503, {}), say(200, { data: version })];
  expect(await get()).toEqual(version);
  answers = [hangUp, hangUp];
  await expect(get()).rejects.toMatchObject({ code: 'UNAVAILABLE', service: 'catalog' });
});

test('never repeats a write', async () => {
  answers = [hangUp, say(200, { data: [] })];
  await expect(post()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(seen).toHaveLength(1);
});

test('gives up after its time', async () => {
  answers = [() => undefined, () => undefined];
  await expect(get(60)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('keeps the code and the facts of a failure', async () => {
  answers = [say(409, { error: { code: 'OUT_OF_STOCK', message: 'x', data: { sku: 'a' } } })];
  await expect(post()).rejects.toMatchObject({ code: 'OUT_OF_STOCK', data: { sku: 'a' } });
  answers = [say(500, { odd: true })];
  await expect(post()).rejects.toMatchObject({ code: 'INTERNAL' });
});
