import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { feedProblemCodes, feedProblemValues } from '@gantry/contracts/feed-problems';
import { OfferReader } from './offer-reader.ts';
import { checkMapping, noMapping } from '../columns/column-mapping.ts';
import { readFeed } from '../read/read-feed.ts';
import { FeedText } from '../text/feed-text.ts';
import { RowReader, type RowProblem } from './row-reader.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gantry-problems-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is wrong with the rows of a file, as data. */
async function problemsIn(text: string, mapping: object = noMapping): Promise<RowProblem[]> {
  const file = path.join(folder, 'feed');
  await writeFile(file, text);
  const feed = await readFeed(file, checkMapping(mapping));
  const problems: RowProblem[] = [];
  const report = (problem: RowProblem) => void problems.push(problem);
  const reader = feed.kind === 'offers' ? new OfferReader(report) : new RowReader(report);
  for await (const row of feed.rows()) reader.readRow(row);
  return problems;
}
const english = async (text: string, mapping?: object) =>
  (await problemsIn(text, mapping)).map(({ problem }) => FeedText.in('en-US').problem(problem));

const fine = { id: 'a', sku: 'A', name: 'Nut' };
const json = (facts: object) => JSON.stringify({ ...fine, ...facts });
const safety = {
  use: { 'en-US': 'Cleaning' },
  components: [{ name: { 'en-US': 'Acetone' }, from: 1, to: 2 }],
  form: 'liquid',
  revised: '2026-03-01',
};
const withSafety = (facts: object) => json({ safety: { ...safety, ...facts } });

describe('what is wrong with a row of JSON', () => {
  test.each([
    ['{"id": 1,,}', 'The line isn’t valid JSON: {"id": 1,,}'],
    [json({ name: null }), '"name" is missing'],
    [json({ name: '  ' }), '"name" is missing'],
    [json({ name: 7 }), '"name" isn’t text: 7'],
    [json({ list_price: '12,50' }), '"list_price" isn’t a valid amount: "12,50"'],
    [json({ weight: 'heavy' }), '"weight" isn’t a number: "heavy"'],
    [json({ weight: -2 }), '"weight" is less than 0: "-2"'],
    [json({ stock: 1.5 }), '"stock" isn’t a whole number: "1.5"'],
    [json({ stock: -2 }), '"stock" is less than 0: "-2"'],
    [json({ list_price: 30_000_000 }), '"list_price" is more than 20,000,000: "30000000"'],
    [json({ made_to_order: 'maybe' }), '"made_to_order" must be yes or no: "maybe"'],
    [json({ package_prices: 'cheap' }), '"package_prices" isn’t a list: "cheap"'],
    [json({ family: 'Nuts' }), '"family" isn’t a JSON object with names and values: "Nuts"'],
    [json({ visibility: 'secret' }), '"visibility" is "secret" but must be one of: public, signed-in'],
    [json({ uri: 'a'.repeat(201) }), '"uri" is longer than 200 characters'],
    [json({ uri: 'a/b' }), expect.stringContaining('"uri" isn’t a valid page address: "a/b"')],
    [
      json({ store_number: 'x y' }),
      expect.stringContaining('"store_number" isn’t a valid part number: "x y"'),
    ],
    [json({ unspsc: '31' }), '"unspsc" isn’t a UNSPSC code of 8 or 10 digits: "31"'],
    [
      json({ country_of_origin: 'Italy' }),
      expect.stringContaining('isn’t a two-letter country code in uppercase: "Italy"'),
    ],
    [
      json({ currency: 'EUR' }),
      expect.stringContaining('The prices are in "EUR", but the store sells in US dollars'),
    ],
    [
      json({ documents: [{ kind: 'sds', name: 'S', file: 's.pdf', language: 'english' }] }),
      '"documents.0.language" isn’t a language code such as en or fr-CA: "english"',
    ],
    [
      json({ relations: [{ kind: 'spare' }] }),
      '"relations.0" names no other product: it needs an id or a sku',
    ],
    [withSafety({ components: [] }), '"safety.components" needs at least 1 entry'],
    [withSafety({ hazards: Array(41).fill('H225') }), '"safety.hazards" has more than 40 entries'],
    [withSafety({ hazards: ['225'] }), '"safety.hazards.0" isn’t a GHS hazard code such as H225: "225"'],
    [
      withSafety({ precautions: ['x'] }),
      '"safety.precautions.0" isn’t a GHS precautionary code such as P301+P310: "x"',
    ],
    [withSafety({ revised: 'May' }), '"safety.revised" isn’t a date such as 2026-03-01: "May"'],
    [
      withSafety({ components: [{ ...safety.components[0], cas: '1' }] }),
      '"safety.components.0.cas" isn’t a CAS number such as 67-64-1: "1"',
    ],
    [
      withSafety({ transport: { un: '1', name: 'x', class: '3' } }),
      expect.stringContaining('isn’t a UN number such as UN1090: "1"'),
    ],
    [
      withSafety({ transport: { un: 'UN1090', name: 'x', class: '44' } }),
      expect.stringContaining('isn’t a hazard class such as 3 or 2.1: "44"'),
    ],
  ])('%s', async (line, words) => {
    expect(await english(`${line}\n`)).toEqual([words]);
  });

  test('that is no object says so', async () => {
    expect(await english(`${json({})}\n3\n`)).toEqual(['The row isn’t a JSON object with names and values']);
  });

  test('the same id twice is reported with the id', async () => {
    expect(await english(`${json({})}\n${json({})}\n`)).toEqual([
      'The id "a" already appears in an earlier row',
    ]);
  });

  test('its fields have the names of the file', async () => {
    const line = JSON.stringify({ Nr: 'A', Wort: 'Nut', Preis: 'viel', Gewicht: 'schwer' });
    const mapping = {
      columns: { Nr: 'sku', Wort: 'name', Preis: 'list_price', Gewicht: { field: 'weight', multiply: 2 } },
    };
    expect(await english(`${line}\n`, mapping)).toEqual([
      '"Preis" isn’t a valid amount: "viel"',
      '"Gewicht" isn’t a number: "schwer"',
    ]);
  });
});

describe('what is wrong with a row of a table', () => {
  test('is reported with the column as the file calls it, and the cell as it stands there', async () => {
    const problems = await problemsIn('Item No;name;Price;10 or more\nX-1;;12 50;cheap\n', {
      columns: { 'Item No': 'sku', '10 or more': 'package_price:10' },
    });
    expect(problems.map(({ line, id, field, problem }) => [line, id, field, problem])).toEqual([
      [2, 'X-1', 'name', { code: 'missing', values: { column: 'name' } }],
      [2, 'X-1', 'list_price', { code: 'not-amount', values: { column: 'Price', given: '12 50' } }],
      [
        2,
        'X-1',
        'package_prices.0.price',
        { code: 'not-amount', values: { column: '10 or more', given: 'cheap' } },
      ],
    ]);
  });

  test('of several columns that make one list, the right one is named', async () => {
    const mapping = {
      columns: { Ten: 'package_price:10', Hundred: 'package_price:100', Thousand: 'package_price:1000' },
    };
    expect(await english('id,sku,name,Ten,Hundred,Thousand\na,A,Nut,,5,low\n', mapping)).toEqual([
      '"Thousand" isn’t a valid amount: "low"',
    ]);
  });

  test('inside a column of JSON the place is reported behind its name', async () => {
    const cell = JSON.stringify({ ...safety, form: 'fog' }).replaceAll('"', '""');
    const [words] = await english(`id,sku,name,Chemistry\na,A,Nut,"${cell}"\n`, {
      columns: { Chemistry: 'safety' },
    });
    expect(words).toContain('"Chemistry.form" is "fog" but must be one of: liquid, gel');
  });

  test('without a part number is reported once, not for the id as well', async () => {
    expect(await english('Item,name\n,Nut\n', { columns: { Item: 'sku' } })).toEqual(['"Item" is missing']);
    expect(await english('sku,id,name\nA, ,Nut\n')).toEqual([]);
  });

  test('what no column holds is reported by our name for it', async () => {
    expect(await english('id,name\na,Nut\n')).toEqual(['"sku" is missing']);
    expect(await english('id,sku,name\na,A,Nut\n', { constants: { currency: 'CAD' } })).toEqual([
      expect.stringContaining('The prices are in "CAD"'),
    ]);
  });

  test('a long value and a long head are cut; line breaks do not break the words', async () => {
    const head = `Price ${'very '.repeat(50)}long`;
    const [words] = await english(`id,sku,name,"${head}"\na,A,Nut,"no\nprice ${'x'.repeat(200)}"\n`, {
      columns: { [head]: 'list_price' },
    });
    expect(words).toMatch(/^"Price very [\w ]{1,60}…" isn’t a valid amount: "no price x{1,60}…"$/);
  });

  test('cells too many are counted', async () => {
    expect(await english('id,sku,name\na,A,Nut,small,5\n')).toEqual([
      'The row has 5 cells, but the first line names 3 columns. Put text that contains the separator in quotes',
    ]);
  });

  test('of prices alone it is reported in the same words', async () => {
    expect(await english('id,Price\na,much\n')).toEqual(['"Price" isn’t a valid amount: "much"']);
    expect(await english('id,sku,Price\n,,5\n')).toEqual([
      'The row names no product: it needs an id or a part number (sku)',
    ]);
    expect(await english('id,sale_from\na,2026-01-01\n')).toEqual([
      'Sale dates are given without a sale price (sale_price)',
    ]);
  });
});

describe.each(['en-US', 'es-US', 'fr-CA'])('the words in %s', (locale) => {
  test.each(feedProblemCodes)('for %s name every one of its values', (code) => {
    const names: readonly string[] = feedProblemValues[code];
    const values = Object.fromEntries(names.map((name, at) => [name, 70 + at]));
    const words = FeedText.in(locale).problem({ code, values });
    for (const value of Object.values(values)) expect(words).toContain(String(value));
    expect(words).not.toMatch(/[{}]/);
  });
});

test('another language than ours reads English', () => {
  expect(FeedText.in('de-DE')).toBe(FeedText.in('en-US'));
});
