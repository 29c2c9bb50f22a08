import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDatabase } from '@gantry/testing/database';
import { Client } from 'pg';
import { importFeed } from '../src/feeds/import/run/import-feed.ts';
import type { ImportOptions } from '../src/feeds/import/run/import-runner.ts';
import { readFeed } from '../src/feeds/format/read/read-feed.ts';
import { englishText } from '../src/feeds/format/text/feed-text.ts';
import { emptyCatalog, importRows } from './support/catalog.ts';
import { nastyFile, nastyRows, unusableCount, usableCount } from './support/nasty-feed.ts';

let database: TestDatabase;
let client: Client;
let folder: string;

beforeAll(async () => {
  database = await emptyCatalog();
  client = new Client({ connectionString: database.url });
  await client.connect();
  folder = await mkdtemp(path.join(tmpdir(), 'gantry-feed-'));
});
afterAll(async () => {
  await client.end();
  await database.dropDatabase();
  await rm(folder, { recursive: true });
});

const quiet: ImportOptions = {
  demoPrices: false,
  dryRun: false,
  onError: () => undefined,
  onProgress: () => undefined,
};
const version = async () =>
  Number(
    (await client.query<{ version: string }>('select version from catalog.catalogue_version')).rows[0]
      ?.version,
  );
const one = async (feedId: string) =>
  (await client.query('select * from catalog.product where feed_id = $1', [feedId])).rows[0];
const rowOf = async (feedId: string) =>
  (
    await client.query(
      'select l.* from catalog.listing_row l join catalog.product p on p.id = l.product_id where feed_id = $1',
      [feedId],
    )
  ).rows[0];

test('B11.9: a dry run reports everything and stores nothing', async () => {
  const { summary } = await importRows(database.url, nastyRows, { dryRun: true });
  expect(summary).toMatchObject({ added: usableCount, errors: unusableCount });
  expect((await client.query('select 1 from catalog.product')).rowCount).toBe(0);
  expect(await version()).toBe(1);
});

test('a malformed feed loads except for its unusable rows, each reported with number and reason', async () => {
  const file = path.join(folder, 'feed.ndjson');
  await writeFile(file, gzipSync(nastyFile()));
  const problems: Record<string, string> = {};
  const summary = await importFeed(client, (await readFeed(file)).rows(), {
    ...quiet,
    onError: ({ row, id, field, problem }) =>
      (problems[`${row} ${id}`] = `${field}: ${englishText.problem(problem)}`),
  });
  expect(summary).toMatchObject({ added: usableCount, changed: 0, errors: unusableCount + 2 });
  expect(problems).toMatchObject({
    [`${usableCount + 1} plain`]: 'id: The id "plain" already appears in an earlier row',
    [`${usableCount + 2} no-name`]: 'name: "name" is missing',
    [`${usableCount + 3} minus`]: expect.stringMatching(/^list_price: "list_price" is less than 0: "-/),
    [`${usableCount + 5} euro`]: expect.stringContaining('currency: The prices are in "EUR"'),
    [`${usableCount + 7} `]: expect.stringContaining('The line isn’t valid JSON: '),
  });
});

test('the same feed a second time changes nothing, not even the version', async () => {
  const before = await version();
  const { summary } = await importRows(database.url, nastyRows);
  expect(summary).toMatchObject({ added: 0, changed: 0, unchanged: usableCount });
  expect(await version()).toBe(before);
});

test('a changed row changes its product and raises the version once', async () => {
  const before = await version();
  const [row] = nastyRows;
  const { summary } = await importRows(database.url, [{ ...row, name: 'Hex bolt M8 x 40, renamed' }]);
  expect(summary).toMatchObject({ added: 0, changed: 1 });
  expect(await one('plain')).toMatchObject({ name: 'Hex bolt M8 x 40, renamed', sku: 'HX-M8-40' });
  expect(await version()).toBe(before + 1);
});

test('one part number of two brands, twice of one of them, makes three products with distinct numbers', async () => {
  expect((await one('plain')).sku).toBe('HX-M8-40');
  expect((await one('same-number-other-brand')).sku).toBe('HX-M8-40-BOLTWRIGHT');
  expect((await one('same-number-same-brand')).sku).toBe('HX-M8-40-IRONBARK');
  const addresses = await client.query<{ all: string; different: string }>(
    'select count(*) as all, count(distinct uri) as different from catalog.product',
  );
  expect(addresses.rows[0]?.different).toBe(addresses.rows[0]?.all);
});

test('names lose markup, controls and broken characters and keep foreign letters', async () => {
  expect((await one('markup')).name).toBe('Nut & alert("x") washer');
  expect((await one('markup')).description).toBe('One\nTwo');
  expect((await one('foreign')).name).toBe('Überwurfmutter ½" für Rohre, 螺丝 Łódź');
  expect((await one('direction')).name).toBe('abcgnp.exe nut');
  expect((await one('half-surrogate')).name).toBe('Broken \ufffd pair');
  expect((await one('long-name')).name.length).toBeLessThanOrEqual(1000);
  expect((await one('line-separator')).name).toBe('Line separator');
});

test('store numbers and addresses are safe whatever the feed holds', async () => {
  const { rows } = await client.query<{ sku: string; uri: string }>('select sku, uri from catalog.product');
  for (const { sku, uri } of rows) {
    expect(sku).toMatch(/^[A-Z0-9][A-Z0-9._-]{0,79}$/);
    expect(uri).toMatch(/^[\p{L}\p{N}._~-]{1,200}$/u);
    expect(uri).toBe(uri.toLowerCase());
  }
});

test('a product without a usable category goes to a department for these, named in every language', async () => {
  const { rows } = await client.query<{ feed_id: string; name: string; spanish: string }>(
    `select feed_id, c.name, c.translations->'es-US'->>'name' as spanish
     from catalog.product p join catalog.category c on c.id = p.category_id where c.path = 'uncategorised'`,
  );
  const ids = rows.map((row) => row.feed_id);
  expect(ids).toEqual(
    expect.arrayContaining(['no-letters', 'no-category', 'said-to-have-none', 'said-as-exported']),
  );
  expect(rows[0]).toMatchObject({ name: 'Uncategorized', spanish: 'Sin categoría' });
});

test('sizes in inches and millimetres are compared in one unit', async () => {
  expect((await rowOf('units')).numbers).toMatchObject({ length: 25 });
  expect((await rowOf('inches')).numbers).toMatchObject({ length: 6.35 });
  expect((await rowOf('inches')).facets).toContain('length=1/4 in');
});

test('malformed attributes are repaired or skipped', async () => {
  const { attributes } = await one('odd-attributes');
  const values = Object.fromEntries(
    attributes.map((a: { code: string; value: string }) => [a.code, a.value]),
  );
  expect(values).toMatchObject({ standard: 'ISO 4017', colors: 'red, blue', wet: 'Yes', proto: 'polluted' });
  expect(values).toMatchObject({ fits: 'FX-890; FX-890A; Model 3; Model 4', folder: 'c:\\new\\readme' });
  expect(Object.keys(values)).not.toContain('empty');
  expect(Object.keys(values)).not.toContain('line-ends-alone');
  expect((await rowOf('odd-attributes')).facets.join()).not.toContain('word word');
});

test('zero is a price for a digital product only', async () => {
  expect((await rowOf('price-of-nothing')).row).toMatchObject({
    availability: 'contact-us-noprice',
    price: { visibility: 'none', unit: null },
  });
  expect((await rowOf('free-file')).row.price).toMatchObject({ visibility: 'public', unit: 0 });
});

test('amounts are rounded half to even, and a sale counts within its dates only', async () => {
  expect((await rowOf('prices')).row.price).toEqual({
    visibility: 'public',
    unit: 1000,
    was: null,
    breaks: [],
  });
  expect((await rowOf('sale-over')).row.price).toMatchObject({ unit: 2000, was: null });
  expect((await rowOf('package')).row.price.breaks).toEqual([
    { quantity: 10, unit: 900 },
    { quantity: 100, unit: 800 },
  ]);
});

test('availability follows from price and stock where the feed does not say it', async () => {
  expect((await rowOf('new')).availability).toBe('in-stock');
  expect((await rowOf('sold-out')).availability).toBe('out-of-stock');
  expect((await rowOf('plain')).availability).toBe('contact-us-noprice');
  expect((await rowOf('old')).row.price.visibility).toBe('none');
});

test('B11.9: an import that dies halfway leaves the catalogue unchanged', async () => {
  const before = (await client.query('select count(*) from catalog.product')).rows[0];
  // Right behind a batch, while the database still takes it in.
  function* dying() {
    for (let at = 0; at < 2001; at += 1) yield { id: `dying-${at}`, sku: `DY-${at}`, name: `Dying ${at}` };
    throw new Error('power cut');
  }
  await expect(importRows(database.url, dying())).rejects.toThrow('power cut');
  expect((await client.query('select count(*) from catalog.product')).rows[0]).toEqual(before);
});

test('generated prices of a feed without prices are the same every time', async () => {
  const rows = [{ id: 'demo', sku: 'DEMO-1', name: 'Without a price' }];
  await importRows(database.url, rows, { demoPrices: true });
  const first = (await rowOf('demo')).row.price;
  expect(first.unit).toBeGreaterThan(100);
  const { summary } = await importRows(database.url, rows, { demoPrices: true });
  expect(summary.unchanged).toBe(1);
});

test('CSV columns are matched by name in any order', async () => {
  const file = path.join(folder, 'feed.csv');
  await writeFile(
    file,
    '\ufeffTitle;MPN;id;Category Path;Price;attribute:Length (mm);Package Prices;Stock\n' +
      '"Cable; 2 m, ""blue""";CB-2;csv-1;Wire > Cable;"1,234.50";2000;10=1000|50=900;7\n' +
      'No number price;CB-3;csv-2;;cheap;;;\n',
  );
  const problems: string[] = [];
  const summary = await importFeed(client, (await readFeed(file)).rows(), {
    ...quiet,
    onError: ({ field }) => problems.push(field),
  });
  expect(summary).toMatchObject({ rows: 2, added: 1, errors: 1 });
  expect(problems).toEqual(['list_price']);
  expect(await one('csv-1')).toMatchObject({ name: 'Cable; 2 m, "blue"', part_number: 'CB-2', stock: 7 });
  expect((await rowOf('csv-1')).row.price).toMatchObject({
    unit: 123450,
    breaks: [
      { quantity: 10, unit: 100000 },
      { quantity: 50, unit: 90000 },
    ],
  });
  expect((await rowOf('csv-1')).facets).toEqual(['length=2000']);
});
