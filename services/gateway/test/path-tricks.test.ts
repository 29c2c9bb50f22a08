import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { TRANSPORT, type Transport } from '@gantry/nest-kit/transport';
import { ambiguousRequests } from '@gantry/testing/ambiguous-requests';
import { pathTricks } from '@gantry/testing/path-tricks';
import { RawConnection } from '@gantry/testing/raw-connection';
import findMyWay from 'find-my-way';
import { startGateway } from './gateway-under-test.ts';

let under: Awaited<ReturnType<typeof startGateway>>;
let address: string;
/** endpoints that services were asked for, by the router of a service */
let reached: Endpoint[] = [];

beforeAll(async () => {
  under = await startGateway({ GATEWAY_LIMIT_FACTOR: '1000000' });
  const services = findMyWay({ maxParamLength: 512 });
  for (const one of allEndpoints)
    services.on(one.method, `/internal/${one.service}${one.path}`, () => undefined, one);
  const transport = under.gateway.app.get<Transport>(TRANSPORT, { strict: false });
  transport.send = async (_service, { method, path }) => {
    // as somebody careless reads it
    const { pathname } = new URL(path, 'http://service');
    const found = services.find(method as 'GET', pathname);
    reached.push(found?.store as Endpoint);
    return { status: 200, headers: {}, body: Buffer.from('{"data":null}') };
  };
  transport.stream = async (service, request) => {
    await transport.send(service, request);
    throw new Error('no file');
  };
  await under.gateway.app.listen(0, '127.0.0.1');
  address = await under.gateway.app.getUrl();
});
afterAll(() => under.gateway.stop());

const fields = [
  'Host: shop',
  'X-Gantry-Client: 1',
  'X-Gantry-Key: gateway.guessed',
  'Sec-Fetch-Site: same-origin',
  `Idempotency-Key: ${'k'.repeat(20)}`,
].join('\r\n');

const internal = allEndpoints.filter(({ audience }) => audience === 'internal');
test.each(internal)(
  'no way of writing an address leads a stranger to $name',
  async ({ service, path, method }) => {
    reached = [];
    let connection = await RawConnection.open(address);
    for (const target of pathTricks({ service, path: path.replaceAll(/:\w+/g, 'x') })) {
      connection.send(`${method} ${target} HTTP/1.1\r\n${fields}\r\nContent-Length: 0\r\n\r\n`);
      const answer = await connection.next();
      if (answer === 'closed' || answer.headers.connection === 'close') {
        connection.close();
        connection = await RawConnection.open(address);
      }
      const { status } = answer === 'closed' ? { status: 'closed' } : answer;
      // what is read as a name is looked for by that name, and found or not by the service whose names these are
      if (status === 200) expect([target, reached.at(-1)?.audience]).toEqual([target, 'public']);
      else expect([target, [400, 401, 404, 503].includes(status as number)]).toEqual([target, true]);
    }
    connection.close();
    expect(reached.filter((one) => one?.audience === 'internal')).toEqual([]);
  },
);

test('a request cannot be smuggled inside another on the gateway’s own port', async () => {
  const hidden = 'GET /api/v1/catalog/brands HTTP/1.1\r\nHost: shop\r\n\r\n';
  reached = [];
  for (const { what, status, bytes } of ambiguousRequests({ target: '/api/v1/inquiries/x', hidden })) {
    const connection = await RawConnection.open(address);
    const answers = await connection.send(bytes + hidden).rest();
    expect([what, ...answers.map((answer) => answer.status)]).toEqual([what, status]);
    connection.close();
  }
  expect(reached).toEqual([]);
});
