import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';
import { applyRules } from '../src/audit/run-audit.ts';
import { Browser } from './browser.ts';
import { Dock, ok } from './dock.ts';
import { shipTo } from './ship-to.ts';
import { startStore } from './start-store.ts';

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
