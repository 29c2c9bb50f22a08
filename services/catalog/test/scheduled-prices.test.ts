import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import {
  catalogGetVersion,
  catalogListProducts,
  catalogPriceLines,
} from '@gantry/contracts/endpoints/catalog';
import type { ListingQuery } from '@gantry/contracts/schemas/catalog';
import type { TestService } from '@gantry/nest-kit/testing';
import { Client } from 'pg';
import type { RawRow } from '../src/feeds/format/read/read-feed.ts';
import { importOffers } from '../src/feeds/import/offers/import-offers.ts';
import { numbered } from '../src/feeds/import/run/import-feed.ts';
import { ScheduledPrices } from '../src/price-schedule/scheduled-prices.ts';
import { startCatalog } from './support/catalog.ts';
import { catalogOf } from './support/catalog-of.ts';

const crowd = Array.from({ length: 1200 }, (_, n) => ({
  id: `crowd-${n}`,
  sku: `CROWD-${n}`,
  list_price: 9,
}));
const rows = [
  { id: 'pump', sku: 'PUMP', list_price: 20 },
  { id: 'valve', sku: 'VALVE', list_price: 20 },
  { id: 'gauge', sku: 'GAUGE', list_price: 20 },
  { id: 'press', sku: 'PRESS', list_price: 60_000, stock: 1 },
  { id: 'once', sku: 'ONCE', sale_price: 5, sale_from: '2099-01-01', stock: 1 },
  ...crowd,
].map((row) => ({ ...row, name: `Thing ${row.id}` }));

const shop = catalogOf(rows);
/** Another process at work in the same database. */
async function stranger(): Promise<Client> {
  const client = new Client({ connectionString: shop.database.url });
  await client.connect();
  return client;
}

const { now } = Date;
const text = (at: number) => new Date(at).toISOString();

const clockOf = ({ app }: TestService) => app.get(ScheduledPrices, { strict: false });
const version = async () => (await shop.service.call(catalogGetVersion, {})).version;

async function offers(given: unknown[] | AsyncIterable<RawRow>) {
  const importer = await stranger();
  const nothing = () => undefined;
  const options = { dryRun: false, onError: nothing, onProgress: nothing };
  await importOffers(importer, Array.isArray(given) ? numbered(given) : given, options);
  await importer.end();
}

/** A sale that nobody is told of. */
async function sqlSale(sku: string, amount: number, from: number): Promise<void> {
  await shop.service.sql(
    `with own as (select id from catalog.product where sku = ?),
       old as (delete from catalog.public_price where kind = 'sale' and product_id in (select id from own))
     insert into catalog.public_price (product_id, kind, amount, valid_from) select id, 'sale', ?::integer, ?::timestamptz from own`,
    [sku, amount, text(from)],
  );
}

async function row(sku: string) {
  await shop.service.synchronizer.refresh();
  const query = { q: sku } as unknown as ListingQuery;
  const { items } = await shop.service.call(catalogListProducts, { query });
  return items.find((item) => item.sku === sku)!;
}
const shown = async (sku: string) => (await row(sku)).price.unit;
const inCart = async (sku: string) => {
  const body = { lines: [{ sku, quantity: 1 }], accountId: null };
  return (await shop.service.call(catalogPriceLines, { body }))[0]?.unitPrice;
};

/** Waits until a listing shows an amount, and tells when. Nothing runs jobs here: no job each minute helps. */
async function showing(sku: string, unit: number): Promise<number> {
  for (let tries = 0; tries < 2000; tries += 1) {
    if ((await shown(sku)) === unit) return now();
    await delay(25);
  }
  throw new Error(`${sku} never showed ${unit}.`);
}

test('a sale begins and ends on pages at its moment, off the full minute too', async () => {
  // long enough for what is done before each of them on a slow machine
  const begins = now() + 4000;
  const ends = begins + 4000;
  await offers([{ id: 'pump', sale_price: 12, sale_from: text(begins), sale_until: text(ends) }]);
  expect(await shown('PUMP')).toBe(2000);
  expect(await showing('PUMP', 1200)).toBeGreaterThanOrEqual(begins);
  expect((await row('PUMP')).price).toMatchObject({ was: 2000, until: text(ends) });
  expect(await inCart('PUMP')).toBe(1200);
  expect(await showing('PUMP', 2000)).toBeGreaterThanOrEqual(ends);
  expect(await inCart('PUMP')).toBe(2000);
});

test('several processes raise the version once for one moment', async () => {
  const other = await startCatalog(shop.database.url);
  await offers([{ id: 'pump', sale_price: 12, sale_from: text(now() + 3_600_000) }]);
  const before = await version();
  // Earlier than what is waited for.
  await offers([{ id: 'valve', sale_price: 13, sale_from: text(now() + 3000) }]);
  await showing('VALVE', 1300);
  await Promise.all([shop.service, other].map((one) => clockOf(one).tick()));
  expect(await version()).toBe(before + 2);
  await other.stop();
});

test('a sale that begins while its import is under way is not lost', async () => {
  const begins = now() + 500;
  async function* slowRows() {
    await delay(begins - now() + 50);
    // As it does when the moment of another product comes.
    expect(await clockOf(shop.service).tick()).toBe(true);
    yield* numbered([{ id: 'gauge', sale_price: 14, sale_from: text(begins) }]);
  }
  await offers(slowRows());
  await showing('GAUGE', 1400);
});

test('products locked by others are published later, the rest at once', async () => {
  const holder = await stranger();
  await holder.query('begin');
  await holder.query(
    `update catalog.listing_row set price = price
     where product_id = (select id from catalog.product where sku = 'PUMP')`,
  );
  await sqlSale('PUMP', 700, now() + 500);
  await offers([{ id: 'valve', sale_price: 11, sale_from: text(now() + 500) }]);
  await showing('VALVE', 1100);
  expect(await clockOf(shop.service).tick()).toBe(false);
  expect(await shown('PUMP')).toBe(2000);
  await holder.query('commit');
  await holder.end();
  await showing('PUMP', 700);
});

test('prices that came due while no process ran are published at the start', async () => {
  await sqlSale('GAUGE', 600, now() - 1000);
  await shop.service.sql(
    `update catalog.catalogue_version set prices_checked_at = now() - interval '1 hour'`,
  );
  const started = await startCatalog(shop.database.url);
  await showing('GAUGE', 600);
  await started.stop();
});

test('a price that begins changes the label that follows from it', async () => {
  const sale_from = text(now() + 500);
  expect([(await row('PRESS')).availability, (await row('ONCE')).availability]).toEqual([
    'contact-us-hightprice',
    'contact-us-noprice',
  ]);
  await offers([
    { id: 'press', sale_price: 45_000, sale_from },
    { id: 'once', sale_price: 5, sale_from },
  ]);
  await showing('ONCE', 500);
  expect([(await row('PRESS')).availability, (await row('ONCE')).availability]).toEqual([
    'in-stock',
    'in-stock',
  ]);
});

test('a label set by hand ends at its moment', async () => {
  await shop.service.sql(
    `update catalog.product set manual_availability = 'discontinued', manual_until = now() + interval '1 second'
     where sku = 'ONCE'`,
  );
  await shop.service.sql(
    `update catalog.listing_row l set availability = 'discontinued', price = null,
       row = row || '{"availability":"discontinued","price":{"visibility":"none","unit":null,"was":null,"breaks":[]}}'
     from catalog.product p where p.id = l.product_id and p.sku = 'ONCE'`,
  );
  await offers([{ id: 'crowd-1', list_price: 8 }]);
  await showing('ONCE', 500);
  expect((await row('ONCE')).availability).toBe('in-stock');
});

test('a moment with very many products publishes all of them', async () => {
  const sale_from = text(now() + 1500);
  await offers(crowd.map(({ id }) => ({ id, sale_price: 3, sale_from })));
  await showing('CROWD-0', 300);
  await showing('CROWD-1199', 300);
  const left = `select count(*) as left from catalog.listing_row l join catalog.product p on p.id = l.product_id
    where p.sku like 'CROWD-%' and l.price <> 300`;
  expect(await shop.service.sql(left)).toEqual([{ left: '0' }]);
});
