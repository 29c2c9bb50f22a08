import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { guestIdentity } from '@gantry/contracts/schemas/account';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { TRANSPORT, type ServiceRequest, type Transport } from '@gantry/nest-kit/transport';
import { aCaller } from '@gantry/nest-kit/testing';
import { Readable } from 'node:stream';
import { cookie, sessions, startGateway } from './gateway-under-test.ts';

let under: Awaited<ReturnType<typeof startGateway>>;
let asked: ServiceRequest[] = [];
beforeAll(async () => {
  under = await startGateway();
  const transport = under.gateway.app.get<Transport>(TRANSPORT, { strict: false });
  // What media would answer does not matter here, only what it is told.
  transport.stream = async (_service, request) => {
    asked.push(request);
    return { status: 200, headers: { 'cache-control': 'private, no-cache' }, stream: Readable.from(['x']) };
  };
});
afterAll(() => under.gateway.stop());

const callerOf = (request: ServiceRequest | undefined) =>
  JSON.parse(Buffer.from(request?.headers[internalHeaders.caller] ?? '', 'base64url').toString()) as unknown;

test.each(['/image/card/drawing-A.svg', '/file/drawing/A.svg'])(
  'media is told who asks for %s, as the session says and no header of a stranger',
  async (url) => {
    asked = [];
    const forged = { [internalHeaders.caller]: Buffer.from(JSON.stringify(aCaller())).toString('base64url') };
    await under.send({ url, headers: forged });
    await under.send({ url, headers: cookie(sessions.ended) });
    const { headers } = await under.send({ url, headers: cookie(sessions.customer) });
    expect(asked.map(callerOf)).toEqual([guestIdentity, guestIdentity, aCaller()]);
    expect(headers['cache-control']).toBe('private, no-cache');
  },
);
