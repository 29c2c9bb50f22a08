import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { exportParts } from '@gantry/domain/data-export';
import { tablesOf } from '@gantry/nest-kit/own-rows';
import { strFromU8, unzipSync } from 'fflate';
import { Client } from 'pg';
import { applyRules } from '../src/audit/run-audit.ts';
import { AuditedWorld } from './audited-world.ts';
import { Browser } from './browser.ts';
import { Dock, ok } from './dock.ts';
import { shipTo } from './ship-to.ts';
import { startStore } from './start-store.ts';
import { domainNames, loadServices } from '../src/services.ts';

jest.setTimeout(180_000);

const password = 'Gantry-demo-1';
const email = 'colleague@demo.gantry.example';
let store: Awaited<ReturnType<typeof startStore>>;
let database: Client;
beforeAll(async () => {
  store = await startStore('all');
  database = new Client({ connectionString: store.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await store.stop();
});

async function signIn(who: string): Promise<Browser> {
  const browser = new Browser(store.origin);
  ok(await browser.send('POST', '/auth/sign-in', { email: who, password }));
  return browser;
}

/** Until nothing is on its way any more. */
async function rest(): Promise<void> {
  for (let tries = 0; tries < 2400; tries += 1) {
    const { rows } = await database.query('select 1 from graphile_worker._private_jobs limit 1');
    if (rows.length === 0) return;
    await sleep(50);
  }
  throw new Error('the outbox does not come to rest');
}

/** An order that is paid by check. */
async function order(buyer: Browser): Promise<string> {
  const { items } = ok(await buyer.get('/catalog/products?availability=in-stock')).data;
  const { sku, minQuantity } = items.find(({ price }: any) => price.visibility === 'public');
  ok(await buyer.send('POST', '/cart/lines', { sku, quantity: minQuantity }, randomUUID()));
  const { country, region, postalCode } = shipTo;
  const place = { country, region, postalCode, shippingService: null };
  const first = ok(await buyer.send('POST', '/checkout/preview', place)).data;
  const shippingService = first.shippingService ?? first.options[0].service;
  const { cartVersion, totals } = ok(
    await buyer.send('POST', '/checkout/preview', { ...place, shippingService }),
  ).data;
  const payment = { poNumber: 'PO-7731', paymentTerm: 'advanced', paymentService: 'check' };
  const form = { email, shipTo, billTo: null, shippingService, ...payment };
  const body = { form, cartVersion, acceptedTotal: totals.grandTotal };
  return ok(await buyer.send('POST', '/checkout/purchase', body, randomUUID())).data.number;
}

/** Tables of all services in which a text occurs, but for the trail, which is a chain. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await database.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'audit_entry'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await database.query(`select 1 from ${name} t where position($1 in t::text) > 0 limit 1`, [
      text,
    ]);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

/** The copy of somebody's data: texts by the names of their files. */
async function copyOf(who: Browser): Promise<ReadonlyMap<string, string>> {
  const { id } = ok(await who.send('POST', '/my-account/data-exports', { current: password })).data;
  const { status, type, bytes } = await who.load(`/my-account/data-exports/${id}`);
  expect([status, type]).toEqual([200, 'application/zip']);
  return new Map(Object.entries(unzipSync(bytes)).map(([name, one]) => [name, strFromU8(one)]));
}

/** A draft of a request with a file, an address, and a key: what the audited world does not have. */
async function leaveTraces(buyer: Browser): Promise<void> {
  const bytes = Buffer.from('4 pumps, please');
  const announced = { name: 'pumps & más.txt', bytes: bytes.length };
  const file = ok(await buyer.send('POST', '/quote/draft/files', announced)).data;
  ok(await buyer.sendBytes(`/record-files/${file.id}/content?offset=0`, bytes));
  const key = { name: 'ERP', scopes: ['orders-read'], days: 30, current: password };
  ok(await buyer.send('POST', '/my-account/api-keys', key));
}

/** Every secret the database has of anybody, by the names of the columns they are in. */
async function secrets(): Promise<string[]> {
  const { rows: columns } = await database.query<{ source: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as source, quote_ident(column_name) as column
     from information_schema.columns
     where table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')
       and column_name ~ '(token|hash|secret|verifier|selector|challenge|public_key|credential|nonce)'`,
  );
  const found: string[] = [];
  for (const { source, column } of columns) {
    const { rows } = await database.query<{ secret: string }>(
      `select distinct ${column}::text as secret from ${source} where length(${column}::text) >= 12`,
    );
    found.push(...rows.map(({ secret }) => secret));
  }
  return found;
}

test('every table is in the copy of somebody’s data, or it is said why not', async () => {
  const definitions = await loadServices(domainNames);
  const known = definitions.flatMap(({ name, ownData }) =>
    ownData ? [...tablesOf(ownData)].map((table) => `${name}.${table}`) : [],
  );
  const { rows } = await database.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'graphile_worker') order by 1`,
  );
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  const parts = definitions.flatMap(({ ownData }) => Object.keys(ownData?.parts ?? {}));
  expect(parts.sort()).toEqual(Object.keys(exportParts).sort());
});

describe('a copy of somebody’s data', () => {
  let buyer: Browser;
  let copy: ReadonlyMap<string, string>;
  beforeAll(async () => {
    await AuditedWorld.build(store.origin, database);
    buyer = await signIn('buyer@demo.gantry.example');
    await leaveTraces(buyer);
    copy = await copyOf(buyer);
  });
  const rowsOf = (part: string): any[] => JSON.parse(copy.get(`${part}.json`) ?? 'null');

  test('has each kind of record, a README, and tables', async () => {
    for (const part of Object.keys(exportParts))
      expect([part, rowsOf(part)]).toEqual([part, expect.any(Array)]);
    const readme = copy.get('README.txt')!;
    for (const part of Object.keys(exportParts)) expect(readme).toContain(`${part}.json`);
    expect(rowsOf('account')).toMatchObject([{ email: 'buyer@demo.gantry.example' }]);
    const { rows } = await database.query(
      `select number from sales."order" where lower(email) = 'buyer@demo.gantry.example' order by placed_at`,
    );
    const numbers = rows.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(3);
    expect(rowsOf('orders').map(({ number }) => number)).toEqual(numbers);
    expect(rowsOf('orders')[0]).toMatchObject({
      poNumber: 'PO-7731',
      lines: [{ lineNumber: 1 }, { lineNumber: 2 }],
    });
    for (const part of [
      'shipments',
      'invoices',
      'payments',
      'purchased-items',
      'mails',
      'sessions',
      'activity',
    ])
      expect([part, rowsOf(part).length > 0]).toEqual([part, true]);
    expect(rowsOf('api-keys')).toMatchObject([{ name: 'ERP' }]);
    expect(copy.get('orders.csv')).toContain(`${String(numbers[0]).toUpperCase()},`);
    const [file] = rowsOf('files');
    expect(file).toMatchObject({ name: 'pumps & más.txt' });
    expect(copy.get(file.path)).toBe('4 pumps, please');
  });

  test('names no secret, and nobody else', async () => {
    const all = [...copy.values()].join('\n');
    const known = await secrets();
    expect(known.length).toBeGreaterThan(20);
    expect(known.filter((secret) => all.includes(secret))).toEqual([]);
    const { rows } = await database.query<{ email: string; name: string }>(
      `select email, name from identity.account where email <> 'buyer@demo.gantry.example'`,
    );
    const others = rows.flatMap((one) => [one.email, one.name]);
    expect(others.filter((text) => all.includes(text))).toEqual([]);
  });

  test('is told to its owner, written down, and for nobody else to download', async () => {
    const { id } = ok(await buyer.send('POST', '/my-account/data-exports', { current: password })).data;
    const other = await signIn(email);
    expect((await other.load(`/my-account/data-exports/${id}`)).status).toBe(404);
    expect((await new Browser(store.origin).load(`/my-account/data-exports/${id}`)).status).toBe(401);
    await database.query(`update identity.data_export set expires_at = now() where id = $1`, [id]);
    expect((await buyer.load(`/my-account/data-exports/${id}`)).status).toBe(404);
    await rest();
    const mails = store.mails.listMails('buyer@demo.gantry.example').map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === 'A copy of your data was downloaded')).toHaveLength(1);
    const { rows } = await database.query(
      `select after, actor from identity.audit_entry where field = 'data-export'`,
    );
    expect(rows).toEqual([{ after: 'downloaded', actor: 'buyer@demo.gantry.example' }]);
    const third = await buyer.send('POST', '/my-account/data-exports', { current: password });
    expect(third.status).toBe(200);
    const refused = await buyer.send('POST', '/my-account/data-exports', { current: password });
    expect(refused.error).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('takes the password, and is not for staff', async () => {
    const staff = await signIn('sales@demo.gantry.example');
    const wrong = await buyer.send('POST', '/my-account/data-exports', { current: 'not-the-One-1' });
    expect(wrong.error).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const refused = await staff.send('POST', '/my-account/data-exports', { current: password });
    expect(refused.error).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

test('a person who is erased is nowhere in the shop, whose records agree all the same', async () => {
  const [buyer, admin] = [await signIn(email), await signIn('admin@demo.gantry.example')];
  const number = await order(buyer);
  await rest();
  const refused = await buyer.send('POST', '/my-account/erasure', { current: password });
  expect(refused).toMatchObject({ error: { code: 'WRONG_STATE', data: { blockers: ['open-orders'] } } });
  await new Dock(admin).moveLines(number, 'cancelled-not-charged');
  await rest();
  expect(await tablesWith(email)).not.toEqual([]);
  ok(await buyer.send('POST', '/my-account/erasure', { current: password }));
  await rest();
  expect(await tablesWith(email)).toEqual([]);
  expect((await buyer.get('/my-account/profile')).status).toBe(401);
  const reports = await applyRules(database);
  expect(
    reports.flatMap(({ rule, findings }) => findings.map((one) => ({ rule: rule.name, ...one }))),
  ).toEqual([]);
});
