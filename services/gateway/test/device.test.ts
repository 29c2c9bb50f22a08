import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { TRANSPORT, type Transport } from '@gantry/nest-kit/transport';
import { browser, startGateway } from './gateway-under-test.ts';

let under: Awaited<ReturnType<typeof startGateway>>;
const told: Record<string, (string | undefined)[]> = {};
beforeAll(async () => {
  under = await startGateway();
  const transport = under.gateway.app.get<Transport>(TRANSPORT, { strict: false });
  const send = transport.send.bind(transport);
  transport.send = (service, request) => {
    (told[service] ??= []).push(request.headers[internalHeaders.device]);
    return send(service, request);
  };
});
afterAll(() => under.gateway.stop());

test('the secret of a device reaches identity alone, from its cookie and from no header of a stranger', async () => {
  const device = 'd'.repeat(43);
  const identity = (more: Record<string, string>) => under.get('/my-account/logout', { ...browser, ...more });
  const headers = { cookie: `device=${device}`, [internalHeaders.device]: 'x'.repeat(43) };
  await identity(headers);
  await under.get('/catalog/brands', headers);
  await identity({ cookie: 'device=../../x' });
  await identity({ [internalHeaders.device]: device });
  expect(told).toEqual({ identity: [device, undefined, undefined], catalog: [undefined] });
});
