import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDatabase } from '@gantry/testing/database';
import { withClient } from '@gantry/testing/own-postgres';
import {
  browser,
  codec,
  cookie,
  createGatewayDatabase,
  ourServer,
  sessions,
  startGateway,
} from './gateway-under-test.ts';

type Gateway = Awaited<ReturnType<typeof startGateway>>;

let database: TestDatabase;
beforeAll(async () => {
  database = await createGatewayDatabase();
});
afterAll(() => database.dropDatabase());

/** Runs with as many gateways as are asked for, all on one database. */
async function withGateways(
  count: number,
  work: (...gateways: Gateway[]) => Promise<void>,
  url = database.url,
) {
  const gateways: Gateway[] = [];
  try {
    for (let at = 0; at < count; at += 1) gateways.push(await startGateway({}, url));
    await work(...gateways);
  } finally {
    for (const { gateway } of gateways) await gateway.stop();
  }
}

/** Asks for a recovery code, of which there may be 10 a minute. */
async function recover(gateway: Gateway, headers: Record<string, string> = {}): Promise<number> {
  const message = await codec.seal({ email: 'pat@example.com' });
  return (await gateway.post('/auth/recovery', message, { ...browser, ...headers })).statusCode;
}

/** A visitor's call as the shell passes it on. */
const network = (address: string) => ({
  ...ourServer,
  'x-forwarded-host': 'shop.example',
  'x-forwarded-for': address,
});

test('gateways share their counts, and one that starts later finds them', async () => {
  const who = network('198.51.100.1');
  await withGateways(2, async (one, other) => {
    for (let round = 0; round < 5; round += 1)
      expect([await recover(one, who), await recover(other, who)]).toEqual([200, 200]);
    expect([await recover(one, who), await recover(other, who)]).toEqual([429, 429]);
  });
  await withGateways(1, async (later) => {
    expect(await recover(later, who)).toBe(429);
    expect(await recover(later, network('198.51.100.2'))).toBe(200);
  });
});

test('an account has a count of its own, whatever others do on its network', async () => {
  const who = network('198.51.100.3');
  await withGateways(1, async (gateway) => {
    const stranger = () => recover(gateway, who);
    for (let round = 0; round < 10; round += 1) expect(await stranger()).toBe(200);
    expect(await stranger()).toBe(429);
    const signedIn = { ...who, ...cookie(sessions.customer) };
    for (let round = 0; round < 10; round += 1) expect(await recover(gateway, signedIn)).toBe(200);
    // the account goes with the buyer to the next network
    expect(await recover(gateway, { ...network('198.51.100.4'), ...cookie(sessions.customer) })).toBe(429);
  });
});

test('reports how long to wait', async () => {
  await withGateways(1, async (gateway) => {
    const message = await codec.seal({ email: 'pat@example.com' });
    const headers = { ...browser, ...network('198.51.100.5') };
    const ask = () => gateway.post('/auth/recovery', message, headers);
    for (let round = 0; round < 10; round += 1) await ask();
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });
});

test('a call that is made very often is counted by each gateway and costs no statement', async () => {
  const line = await codec.seal({ uri: 'hex-bolt', quantity: 1 });
  const headers = { ...browser, ...network('198.51.100.6'), 'idempotency-key': 'k'.repeat(16) };
  await withGateways(1, async (gateway) => {
    await gateway.post('/cart/lines', line, headers);
    await recover(gateway, headers);
  });
  const counted = await withClient(database.url, (client) =>
    client.query<{ key: string }>("select key from gateway.request_count where key like '%198.51.100.6'"),
  );
  expect(counted.rows).toEqual([{ key: '10/60:identityStartRecovery 198.51.100.6' }]);
});

test('limits hold while the database is away, each gateway by itself', async () => {
  const nobodyThere = 'postgres://nobody@127.0.0.1:1/none';
  await withGateways(
    1,
    async (gateway) => {
      for (let round = 0; round < 10; round += 1) expect(await recover(gateway)).toBe(200);
      expect(await recover(gateway)).toBe(429);
      expect(await gateway.gateway.ready()).toEqual({ ready: true, checks: { limits: false } });
    },
    nobodyThere,
  );
});
