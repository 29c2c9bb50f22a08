import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as catalog from '@gantry/contracts/endpoints/catalog';
import type { ListingQuery } from '@gantry/contracts/schemas/catalog';
import { startTestService, type TestService } from '@gantry/nest-kit/testing';
import type { TestDatabase } from '@gantry/testing/database';
import { catalogService } from '../src/catalog.service-definition.ts';
import { IndexSynchronizer } from '../src/index/index-synchronizer.ts';
import { SqlListing } from '../src/listing/sql-listing.ts';
import { readListingRequest } from '../src/listing/listing-request.ts';
import { SearchRules } from '../src/search/search-rules.ts';
import { emptyCatalog, importRows } from './support/catalog.ts';
import { toolRows } from './support/tool-feed.ts';

let database: TestDatabase;
let home: string;
let service: TestService;
let rules: SearchRules;

beforeAll(async () => {
  database = await emptyCatalog();
  home = await mkdtemp(path.join(os.tmpdir(), 'gantry-search-'));
  await importRows(database.url, toolRows);
  service = await startTestService(catalogService, { databaseUrl: database.url, env: { GANTRY_HOME: home } });
  rules = service.app.get(SearchRules, { strict: false });
  await service.app.get(IndexSynchronizer, { strict: false }).refresh();
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
  await rm(home, { recursive: true, force: true });
});

const list = (q: string, more: Record<string, string> = {}) =>
  service.call(catalog.catalogListProducts, { query: { q, ...more } as unknown as ListingQuery });
const found = async (q: string) => (await list(q)).items.map(({ sku }) => sku);
const first = async (q: string) => (await found(q))[0];
const suggest = (q: string) => service.call(catalog.catalogSuggest, { query: { q } });

describe('words', () => {
  test.each([
    ['a kind, not what goes with it', 'cordless drill', 'DR-12'],
    ['what goes with a kind, when that is asked for', 'cordless drill battery', 'BT-18'],
    ['a kind behind another', 'drill bits', 'BIT-SET'],
    ['a size among kinds', 'cordless drill 12 volt', 'DR-12'],
    ['a maker', 'morikita drill', 'DR-12'],
    ['one typo beside words that are right', 'cordless dirll 12v', 'DR-12'],
    ['one typo that makes a word look like a plural', 'cordles drill 12v', 'DR-12'],
    ['a thread as typed at the counter', 'm8x20', 'SC-820'],
    ['a thread with spaces', 'screw M8 x 25', 'SC-825'],
    ['inches with a prime', '1/4-20 x 1" bolt', 'BO-1420'],
    ['the same length in another unit', 'rod 1/4 in', 'RD-635'],
    ['words written apart', 'screw driver', 'SD-PH2'],
    ['words written together', 'thermo stat touch screen', 'QX7-4471-9'],
    ['a hyphen left out', 'wifi thermostat', 'QX7-4471-9'],
    ['a synonym of two words', 'allen screw m8 x 20', 'SC-820'],
    ['an abbreviation', 'ss screw', 'SC-820'],
    ['what only the description says', 'magnetic screwdriver', 'SD-PH2'],
    ['the name in another language', 'destornillador', 'SD-PH2'],
    ['an unfinished word', 'locking plie', 'PL-10'],
  ])('%s: %s', async (_, q, sku) => expect(await first(q)).toBe(sku));

  test('what fits most words follows what fits all of them', async () => {
    const skus = await found('socket head screw stainless');
    expect(skus.slice(0, 2)).toEqual(['SC-820', 'SC-825']);
    expect(await first('grinder unheardofword')).toMatch(/OLD-77|NG-900/);
    expect(await found('qqqq')).toEqual([]);
  });

  test.each<[string, string, object | undefined]>([
    ['two typos in a word', 'thermsotaat', { searched: 'thermostat', isComplete: true }],
    ['beside a word that is right', 'thermsotaat touch', { searched: 'thermostat touch', isComplete: true }],
    ['in quotation marks, which are taken as they stand', '"thermsotaat"', { meant: { q: 'thermostat' } }],
    ['a short word beside one that is right', 'drill bti', { unknown: ['bti'], meant: { q: 'drill bit' } }],
    ['one typo alone', 'cordless dirll 12v', { searched: 'cordless drill 12v' }],
    [
      'one typo that makes a word look like a plural',
      'cordles drill 12v',
      { searched: 'cordless drill 12v' },
    ],
    [
      'letters swapped so that a word looks like a plural',
      'cordlses drill 12v',
      { searched: 'cordless drill 12v' },
    ],
    [
      'what nobody has',
      'grinder unheardofword',
      { unknown: ['unheardofword'], meant: null, notCarried: ['unheardofword'] },
    ],
    ['nothing near at all', 'qqqqqqqq', { unknown: ['qqqqqqqq'], meant: null, notCarried: ['qqqqqqqq'] }],
    ['known words that no product has together', 'thermostat grinder', { unknown: [], meant: null }],
    ['a search that is right', 'cordless drill', undefined],
    ['a part number', 'dr18450', undefined],
    ['a piece of a part number', '4471-9', undefined],
  ])('says what was searched, or probably meant: %s', async (_, q, expected) => {
    const { spelling } = await list(q);
    if (!expected) expect(spelling).toBeUndefined();
    else expect(spelling).toMatchObject(expected);
    if (spelling?.meant) expect((await list(spelling.meant.q)).total).toBe(spelling.meant.total);
  });

  test('a mended search lists what its category has', async () => {
    const { spelling, total } = await list('thermsotaat', { path: 'power-tools/drills' });
    expect([spelling?.searched, total]).toEqual(['thermostat', 0]);
  });

  test('results by relevance go together with filters, sort orders and counts', async () => {
    const listing = await list('drill', { brand: 'dravenwolf' });
    expect(listing.items.map(({ sku }) => sku)).toEqual(['DR-18-450', 'BT-18']);
    expect(listing.total).toBe(2);
    expect((await list('drill', { path: 'power-tools/drills' })).total).toBe(2);
    expect((await list('drill', { sort: 'name' })).items[0]?.sku).toBe('BT-18');
  });
});

describe('part numbers', () => {
  test.each([
    'DR-18/450',
    'dr18450',
    'DR 18.450',
    'dr-18-450',
    '095205603217',
    '95205603217',
    '00095205603217',
  ])('%s leads to its product', async (q) => {
    const listing = await list(q);
    expect(listing.items[0]?.sku).toBe('DR-18-450');
    expect(listing.exactUri).toBe(listing.items[0]?.uri);
  });

  test('a former part number finds its product', async () => {
    expect((await list('ag55x')).exactUri).toBe((await list('NG-900')).exactUri);
  });

  test('a pasted number is resolved however it is written', async () => {
    const texts = ['95205603217', 'dr 18 450', 'ag-55-x', 'nothing'];
    const resolved = await service.call(catalog.catalogResolveText, { body: { texts } });
    expect(resolved.map(({ sku }) => sku)).toEqual(['DR-18-450', 'DR-18-450', 'NG-900', null]);
  });

  test('a superseded product is found, followed by its replacement', async () => {
    expect((await found('old 77')).slice(0, 2)).toEqual(['OLD-77', 'NG-900']);
  });

  test('beginnings and pieces from the middle are found', async () => {
    expect(await found('qx7 44')).toEqual(['QX7-4471-9']);
    expect(await found('4471-9')).toEqual(['QX7-4471-9']);
    // also where a part of it is a word many products have
    expect((await found('sc 82')).slice(0, 2)).toEqual(['SC-820', 'SC-825']);
    expect(await found('447')).toEqual([]);
  });

  test('a word that happens to be a number stays a search', async () => {
    await importRows(database.url, [{ id: 'odd', sku: 'DRILL', name: 'Odd thing', list_price: 1 }]);
    await service.app.get(IndexSynchronizer, { strict: false }).refresh();
    const listing = await list('drill');
    expect(listing.items[0]?.sku).toBe('DRILL');
    expect(listing.exactUri).toBeNull();
  });
});

describe('suggestions', () => {
  test('come in groups, with pictures and without repetition', async () => {
    const suggestions = await suggest('drill');
    const kinds = suggestions.map(({ kind }) => kind).filter((kind, at, all) => kind !== all[at - 1]);
    expect(kinds).toEqual([...new Set(kinds)]);
    expect(suggestions.length).toBeLessThanOrEqual(10);
    expect(new Set(suggestions.map((one) => one.path)).size).toBe(suggestions.length);
    expect(suggestions.find(({ kind }) => kind === 'product')?.image?.source).toMatch(/^category-/);
  });

  test('name the category most of the best products are in', async () => {
    expect(await suggest('allen screw')).toContainEqual(
      expect.objectContaining({ kind: 'category', path: '/b/fasteners/screws', detail: 'Fasteners' }),
    );
  });

  test('speak the language of the reader', async () => {
    const suggestions = await service.call(
      catalog.catalogSuggest,
      { query: { q: 'destorn' } },
      { locale: 'es-US' },
    );
    expect(suggestions).toContainEqual(expect.objectContaining({ label: 'Destornillador Phillips' }));
  });

  test('give price and availability of a product', async () => {
    const product = (await suggest('qx7'))[0];
    expect(product?.offer).toMatchObject({ price: { visibility: 'public', breaks: [] } });
    expect(product?.offer?.price.unit).toBeGreaterThan(0);
    expect((await suggest('drill')).find(({ kind }) => kind === 'category')).not.toHaveProperty('offer');
  });

  test('for unknown words come from the corrected words, and say so', async () => {
    const typed = 'philips screwdirvre';
    const suggestions = await suggest(typed);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(new Set(suggestions.map(({ meant }) => meant)).size).toBe(1);
    expect(suggestions[0]?.meant).toMatch(/screwdriver/);
    expect((await suggest('screwdriver')).some(({ meant }) => meant)).toBe(false);
  });

  test.each([
    ['one letter wrong', 'cordles drill', 'cordless drill'],
    ['letters swapped, the last word unfinished', 'cordless dirll batt', 'cordless drill batt'],
  ])('for mended words say how they were read: %s', async (_, typed, read) => {
    const suggestions = await suggest(typed);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(new Set(suggestions.map(({ meant }) => meant))).toEqual(new Set([read]));
  });

  test('for what is not sold name it beside what the other words find, or do not come at all', async () => {
    const suggestions = await suggest('grinder unheardofword');
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { notCarried } of suggestions) expect(notCarried).toEqual(['unheardofword']);
    expect(await suggest('unheardofword 12v')).toEqual([]);
    expect((await suggest('grinder')).some(({ notCarried }) => notCarried)).toBe(false);
  });

  test('a typed part number comes first', async () => {
    expect((await suggest('qx7'))[0]).toMatchObject({ kind: 'product', detail: 'QX7-4471-9' });
    expect((await suggest('ag.55'))[0]).toMatchObject({ kind: 'product', detail: 'NG-900' });
  });
});

describe('rules of staff', () => {
  const file = () => path.join(home, 'search-rules.txt');
  const save = async (text: string) => {
    await writeFile(file(), text);
    await rules.refresh();
  };

  test('are written at the first start, for staff to change', async () => {
    expect(await readFile(file(), 'utf8')).toContain('laptop = notebook');
  });

  test('apply as soon as they are saved, to cached answers too', async () => {
    expect(await first('gripper')).toBeUndefined();
    await save('gripper = locking plier\nwho are we -> /help-section/contact-us\n');
    expect(await first('gripper')).toBe('PL-10');
    expect(await list('Who are we')).toMatchObject({ redirectTo: '/help-section/contact-us' });
    expect((await list('pliers')).redirectTo).toBeNull();
  });

  test('make cached pages of searches outdated without a change of the catalogue', async () => {
    const changes = () => service.call(catalog.catalogListChanges, { query: {} });
    await save('gripper = locking plier\n');
    const before = await changes();
    await save('gripper = screwdriver\n');
    const after = await changes();
    expect(after.version).toBe(before.version);
    expect(after.rules).not.toBe(before.rules);
    await save('gripper = locking plier\n');
    expect((await changes()).rules).toBe(before.rules);
  });

  test('a line with an error is reported beside the file, and the others apply', async () => {
    await save(
      'gripper = locking plier\nnonsense\nshop -> https://elsewhere.example\nshop -> //elsewhere.example',
    );
    const errors = await readFile(path.join(home, 'search-rules.errors.txt'), 'utf8');
    expect(errors.split('\n').map((line) => line.slice(0, 7))).toEqual(['line 2:', 'line 3:', 'line 4:', '']);
    expect(await first('gripper')).toBe('PL-10');
    await save('gripper = locking plier\n');
    await expect(readFile(path.join(home, 'search-rules.errors.txt'))).rejects.toThrow('ENOENT');
  });
});

describe('input made to hurt', () => {
  test.each([
    ['ten thousand characters', 'drill '.repeat(2000)],
    ['one endless word', 'x'.repeat(10_000)],
    ['only punctuation', '!?-/.,"\'()[]{}|>#*+=~`'],
    ['a mark the index uses itself', '| > | >'],
    ['control characters', '\u0000\u0001\u001f drill \u007f'],
    ['half a surrogate', '\ud800 drill'],
    ['a regular expression that explodes', `${'(a+)+'.repeat(50)}$`],
    ['patterns of the database', "%_%' or 1=1 --"],
    ['names every object has', '__proto__ constructor toString'],
    ['nothing but digits', '9'.repeat(300)],
  ])('%s is answered', async (_, q) => {
    expect(await list(q)).toHaveProperty('total');
    expect(Array.isArray(await suggest(q))).toBe(true);
  });
});

test('without an index the database finds words and part numbers, best first', async () => {
  const references = await service.app.get(IndexSynchronizer, { strict: false }).references();
  const fallback = service.app.get(SqlListing, { strict: false });
  const skusOf = async (q: string) => {
    const { items } = await fallback.findPage(readListingRequest({ q } as never, references), references);
    const rows = await service.sql<{ id: number; sku: string }>('select id, sku from catalog.product');
    const skuOf = new Map(rows.map(({ id, sku }) => [id, sku]));
    return items.map(({ productId }) => skuOf.get(productId));
  };
  expect(await skusOf('cordless drill 12 volt')).toEqual(['DR-12']);
  expect(await skusOf('m8x20')).toEqual(['SC-820']);
  expect((await skusOf('dr18/450'))[0]).toBe('DR-18-450');
  expect((await skusOf('OLD-77')).slice(0, 2)).toEqual(['OLD-77', 'NG-900']);
  expect(await skusOf('SD-P')).toEqual(['SD-PH2']);
  // what it is comes before what only goes with it, and most words are better than no answer
  expect((await skusOf('cordless drill 18v')).slice(0, 2)).toEqual(['DR-18-450', 'BT-18']);
  expect((await skusOf('brushless cordless drill 12 volt'))[0]).toBe('DR-12');
  expect(await skusOf('nothing at all like it')).toEqual([]);
});
