import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { maxWebhookBytes } from '@gantry/contracts/endpoint';
import { TRANSPORT, type Transport } from '@gantry/nest-kit/transport';
import { startGateway } from './gateway-under-test.ts';

let under: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  under = await startGateway();
});
afterAll(() => under.gateway.stop());

const json = { 'content-type': 'application/json; charset=utf-8' };
const post = (payload: Buffer, headers: Record<string, string> = json, url = '/api/v1/webhooks/stripe') =>
  under.send({ method: 'POST', url, headers, payload });

test('a webhook reaches payments byte by byte, with its signature and nothing else of its headers', async () => {
  const transport = under.gateway.app.get<Transport>(TRANSPORT, { strict: false });
  const send = jest.spyOn(transport, 'send');
  const body = Buffer.from('{ "id" :\t"evt_1",  "__proto__": 1, "n": 1.0 }\r\n');
  const answer = await post(body, {
    ...json,
    'stripe-signature': 't=1,v1=ab',
    'x-gantry-caller': 'forged',
    cookie: 'a=b',
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { received: true } }]);
  expect(under.asked.at(-1)).toEqual(body);
  const headers = send.mock.calls.at(-1)?.[1].headers ?? {};
  expect(headers['stripe-signature']).toBe('t=1,v1=ab');
  expect(headers).not.toHaveProperty('cookie');
  expect(headers['x-gantry-caller']).not.toBe('forged');
});

test('a webhook needs no header of ours, whatever type it claims to be', async () => {
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
    expect((await post(Buffer.from('x'), { 'content-type': type })).statusCode).toBe(200);
});

test('a webhook has a maximum size, and there are no others', async () => {
  const tooLarge = await post(Buffer.alloc(maxWebhookBytes + 1, 'x'));
  expect([tooLarge.statusCode, tooLarge.json().error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect((await post(Buffer.from('{}'), json, '/api/v1/webhooks/other')).statusCode).toBe(404);
});
