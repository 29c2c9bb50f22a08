import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fillPath, type Endpoint } from '@gantry/contracts/endpoint';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { Client } from 'pg';
import { AuditedWorld } from '../audited-world.ts';
import { Browser } from '../browser.ts';
import { startStore } from '../start-store.ts';

jest.setTimeout(180_000);

let store: Awaited<ReturnType<typeof startStore>>;
let database: Client;
/** Numbers of real records that belong to somebody else, by what they are. */
let records: Readonly<Record<string, string>>;
let stranger: Browser;

beforeAll(async () => {
  store = await startStore('all');
  database = new Client({ connectionString: store.databaseUrl });
  await database.connect();
  await AuditedWorld.build(store.origin, database);
  const one = async (sql: string) => (await database.query<{ name: string }>(sql)).rows[0]?.name ?? '';
  records = {
    order: await one('select order_number as name from sales.invoice order by number limit 1'),
    invoice: await one('select number as name from sales.invoice order by number limit 1'),
    shipment: await one('select number as name from sales.shipment order by number limit 1'),
  };
  stranger = await signUp();
});
afterAll(async () => {
  await database.end();
  await store.stop();
});

/** Another customer, of no company the owner of the records belongs to. */
async function signUp(): Promise<Browser> {
  const browser = new Browser(store.origin);
  const person = { email: 'stranger@example.com', password: 'another-Horse-8', name: 'Stranger' };
  await browser.send('POST', '/auth/sign-up', person, randomUUID());
  for (;;) {
    const codes = store.mails.listMails(person.email).map(({ text }) => /code=(\w+)/.exec(text)?.[1]);
    const code = codes.find(Boolean);
    if (code) {
      expect((await browser.send('POST', '/my-account/confirm-username', { code })).status).toBe(200);
      return browser;
    }
    await sleep(50);
  }
}

/** What the first place of a path is filled with: a real record where the path is of one, else a made-up name. */
function pathOf({ path }: Endpoint): string {
  const [, kind] = /(order|invoice|shipment|statement)s?\/:/.exec(path) ?? [];
  const number = records[kind ?? ''] ?? '100001';
  const params = Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name === 'number' ? number : randomUUID()]),
  );
  return fillPath(path, params);
}

const open = allEndpoints.filter(({ audience, transfer }) => audience === 'public' && transfer !== 'webhook');
const ofRecords = open.filter(({ method, path, rights }) => {
  const isRead = method === 'GET' || method === 'DELETE';
  return isRead && /(order|invoice|shipment|paper|data-export)s?\/:/.test(path) && typeof rights === 'string';
});
const ofStaff = open.filter(({ rights }) => typeof rights === 'object');
const rowsOf = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
/** What a query asks for, wrong: a token for those who came by a link, and whose files are meant. */
const guesses = { token: 'x'.repeat(32), draft: randomUUID() };
function guessed(path: string, { query }: Endpoint): string {
  const { entries = {} } = (query ?? {}) as { entries?: object };
  const asked = Object.entries(guesses).filter(([name]) => name in entries);
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path;
}

test('there are records to be asked for', async () => {
  expect(Object.values(records).every((number) => number !== '')).toBe(true);
  const owner = new Browser(store.origin);
  const who = { email: 'buyer@demo.gantry.example', password: 'Gantry-demo-1' };
  expect((await owner.send('POST', '/auth/sign-in', who)).status).toBe(200);
  expect((await owner.get(`/my-account/orders/${records.order}`)).status).toBe(200);
  expect((await owner.get(`/my-account/invoices/${records.invoice}`)).status).toBe(200);
});

describe('orders, invoices, shipments and papers of others', () => {
  test.each(rowsOf(ofRecords))('%s tells a stranger and a guest nothing', async (_, endpoint) => {
    // the rights of a link are asked about where there are links
    const address = guessed(pathOf(endpoint), endpoint);
    expect((await stranger.send(endpoint.method, address)).status).toBe(404);
    const guest = await new Browser(store.origin).send(endpoint.method, address);
    expect(guest.status).toBe(endpoint.rights === 'customer' ? 401 : 404);
  });

  test('a payment of an order is finished by its payer alone', async () => {
    const path = `/orders/${records.order}/payments/finish`;
    for (const token of [null, 'x'.repeat(32)]) {
      const body = { reference: 'pi_1', token };
      for (const browser of [stranger, new Browser(store.origin)])
        expect((await browser.send('POST', path, body, randomUUID())).status).toBe(404);
    }
  });
});

describe('calls of the back office', () => {
  test.each(rowsOf(ofStaff))(
    '%s is not for customers, guests or whoever says so in a cookie',
    async (_, endpoint) => {
      const path = pathOf(endpoint);
      const body = endpoint.body ? {} : undefined;
      const asked = (browser: Browser) => browser.send(endpoint.method, path, body, randomUUID());
      expect((await asked(stranger)).error?.code).toBe('NOT_PERMITTED');
      const guest = new Browser(store.origin);
      guest.cookies.set('role', 'admin').set('has-price', 'true').set('user', 'admin');
      expect((await asked(guest)).status).toBe(401);
    },
  );
});
