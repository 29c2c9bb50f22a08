import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ColumnMapping } from '@gantry/contracts/schemas/feed-import';
import { checkMapping, inlineMapping, readMappingFile } from '../columns/column-mapping.ts';
import { readFeed, type RawRow } from './read-feed.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gantry-read-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: string | Buffer, mapping?: ColumnMapping) {
  const file = path.join(folder, 'feed');
  await writeFile(file, bytes);
  const feed = await readFeed(file, mapping);
  const rows: RawRow[] = [];
  for await (const row of feed.rows()) rows.push(row);
  return { feed, rows, values: rows.map(({ value }) => value) };
}

describe('tables', () => {
  test.each([',', ';', '\t', '|'])('are split at %j when the head is', async (mark) => {
    const { values } = await read(`id${mark}name${mark}price\n1${mark}"a${mark}b; c, d"${mark}2.50\n`);
    expect(values).toEqual([{ id: '1', name: `a${mark}b; c, d`, list_price: 2.5 }]);
  });

  test('may have line breaks in quotes, CR LF, blank lines and short rows; lines are counted in the file', async () => {
    const { rows } = await read('id,name,stock\r\n1,"two\r\nlines",3\r\n\r\n2,short\r\n3,late,4\r\n');
    expect(rows.map(({ line, value }) => [line, value])).toEqual([
      [2, { id: '1', name: 'two\r\nlines', stock: 3 }],
      [5, { id: '2', name: 'short' }],
      [6, { id: '3', name: 'late', stock: 4 }],
    ]);
  });

  test('a row with more cells than the head is an error of its own, because its cells have shifted', async () => {
    const { rows } = await read('id,name\n1,a,b\n2,c,\n');
    expect(rows[0]).toMatchObject({ problem: { code: 'too-many-cells', values: { cells: 3, columns: 2 } } });
    expect(rows[0]!.text()).toBe('1,a,b');
    expect(rows[1]).toMatchObject({ value: { id: '2', name: 'c' } });
  });

  test('a quote that is never closed ends the import instead of passing for the end of the file', async () => {
    await expect(read('id,name\n1,a\n2,"open\n3,b\n')).rejects.toThrow('After row 1, a quote is opened');
  });

  test.each([
    ['', 'first line names no columns'],
    ['\n\n', 'first line names no columns'],
    ['id,name,id\n1,a,1', 'Several columns have the same name: id'],
    ['[{"id": 1}]', 'one JSON object per line'],
    ['"id,name\n1,a', 'At the beginning, a quote is opened'],
    ['PK\u0003\u0004 and no more', 'ZIP file is damaged'],
  ])('%j is refused in words', async (text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });

  test('an id is made from brand and number; numbers of parts that look like numbers stay text', async () => {
    const { values } = await read(
      'brand,mpn,title,attribute:Dash,attr:Length (in)\nAcme,007,O-ring,007,"1,250.5"\n',
    );
    expect(values).toEqual([
      {
        id: 'Acme:007',
        brand: 'Acme',
        sku: '007',
        name: 'O-ring',
        attributes: [
          { name: 'Dash', unit: null, type: 'text', value: '007' },
          { name: 'Length', unit: 'in', type: 'text', value: '1,250.5' },
        ],
      },
    ]);
  });
});

describe('encodings', () => {
  const text = 'id,name\n1,Überwurf ½ “è”\n';
  const value = { id: '1', name: 'Überwurf ½ “è”' };
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(text, 'utf16le')],
    ['UTF-16, large end first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['gzip', gzipSync(text)],
    ['Windows-1252', Buffer.from(text.replace('“', '\u0093').replace('”', '\u0094'), 'latin1')],
  ])('%s is understood', async (_, bytes) => {
    expect((await read(bytes)).values).toEqual([value]);
  });

  test('lines of one file may differ; one that is no UTF-8 does not spoil the others', async () => {
    const mixed = Buffer.concat([
      Buffer.from('id,name\n1,é\n'),
      Buffer.from('2,é\n', 'latin1'),
      Buffer.from('3,é\n'),
    ]);
    expect((await read(mixed)).values).toEqual(['1', '2', '3'].map((id) => ({ id, name: 'é' })));
  });

  test('the mapping may say what a file does not show', async () => {
    const mapping = checkMapping({ encoding: 'windows-1250' });
    expect((await read(Buffer.from([...Buffer.from('id,name\n1,'), 0xa3]), mapping)).values).toEqual([
      { id: '1', name: 'Ł' },
    ]);
  });

  test('a gzip file that was cut off is refused', async () => {
    const packed = gzipSync(
      Buffer.from(`id,name\n${Array.from({ length: 5000 }, (_, at) => `${at},${at * 7919}`).join('\n')}`),
    );
    await expect(read(packed.subarray(0, packed.length / 2))).rejects.toThrow('damaged or incomplete');
  });

  test('so is one that is damaged far behind its beginning', async () => {
    const packed = gzipSync(
      Buffer.from(`id,name\n${Array.from({ length: 90_000 }, (_, at) => `${at},${at * 7919}`).join('\n')}`),
    );
    await expect(read(packed.subarray(0, packed.length - 9))).rejects.toThrow('damaged or incomplete');
  });
});

describe('mappings', () => {
  const mapping = checkMapping({
    columns: {
      'Item No': 'sku',
      'Long text': 'description',
      'Case weight lb': { field: 'weight', multiply: 0.45359237 },
      Len: { field: 'attribute:Length', unit: 'in' },
      Group: 'category:1',
      Sub: 'category:2',
      Nombre: 'name:es',
      Cheaper: 'package_price:10',
      Net: 'exclusive_price:cart-only',
      Internal: null,
    },
    constants: { brand: 'Acme', 'attribute:Standard': 'ISO 4017', currency: 'USD' },
    decimal: ',',
  });
  const expected = {
    id: 'Acme:X-1',
    sku: 'X-1',
    name: 'Bolt',
    brand: 'Acme',
    currency: 'USD',
    description: 'Long',
    weight: 0.90718474,
    category: ['Fasteners', 'Bolts'],
    translations: { 'es-US': { name: 'Perno' } },
    package_prices: [{ quantity: 10, price: 1234.5 }],
    exclusive_prices: [{ visibility: 'cart-only', price: 0.5 }],
    attributes: [
      { name: 'Length', unit: 'in', type: 'number', value: 1.5 },
      { name: 'Standard', unit: null, type: 'text', value: 'ISO 4017' },
    ],
  };

  test('columns, units, factors, constants and parts of a field', async () => {
    const { values, feed } = await read(
      'Item No;name;Long text;Case weight lb;Len;Group;Sub;Nombre;Cheaper;Net;Internal;Odd\n' +
        'X-1;Bolt;Long;2;1,5;Fasteners;Bolts;Perno;1.234,50;0,5;secret;?\n',
      mapping,
    );
    expect(values).toEqual([expected]);
    expect(feed.unknownColumns()).toEqual(['Odd']);
  });

  test('the same for fields of JSON rows', async () => {
    const row = {
      'Item No': 'X-1',
      name: 'Bolt',
      'Long text': 'Long',
      'Case weight lb': 2,
      Len: '1,5',
      Group: 'Fasteners',
      Sub: 'Bolts',
      Nombre: 'Perno',
      Cheaper: '1.234,50',
      Net: '0,5',
      Internal: 'secret',
      Odd: '?',
      rating: 4.9,
    };
    const { values, feed } = await read(JSON.stringify(row), mapping);
    expect(values).toEqual([expected]);
    expect(feed.unknownColumns()).toEqual(['Odd']);
    expect(feed.ignoredFields()).toEqual(['rating']);
  });

  test('are written in YAML, JSON or one line', async () => {
    const file = path.join(folder, 'map.yaml');
    await writeFile(
      file,
      'columns:\n  Item No: sku\n  W:\n    field: weight\n    multiply: 0.5\n  Note: null\n',
    );
    expect(await readMappingFile(file)).toEqual(inlineMapping('Item No=sku, W=weight*0.5, Note='));
  });

  test.each([
    ['Name=colour', 'fields that do not exist: colour'],
    ['no sign', 'isn’t in the form "Their name=our field"'],
    ['W=weight*many', 'parts of the column mapping are not valid: columns.W'],
  ])('%s is refused in words', (text, reason) => {
    expect(() => inlineMapping(text)).toThrow(reason);
  });
});

describe('files of prices and stock alone', () => {
  test.each([
    ['id,price\n1,2\n', 'offers'],
    ['sku,brand,stock\n1,a,2\n', 'offers'],
    ['sku,package_price:10,exclusive_price:signed-in\n1,2,3\n', 'offers'],
    ['id,sku\n1,2\n', 'products'],
    ['id,name,price\n1,2,3\n', 'products'],
    ['price,stock\n1,2\n', 'products'],
    ['{"id":"1"}\n{"id":"2","stock":3}\n', 'offers'],
    ['{"id":"1","stock":3,"colour":"red"}\n', 'products'],
  ])('%j holds %s', async (text, kind) => {
    expect((await read(text)).feed.kind).toBe(kind);
  });

  test('an empty cell takes away, a column that is not there leaves alone', async () => {
    expect((await read('id,price,stock\n1,,5\n')).values).toEqual([{ id: '1', list_price: null, stock: 5 }]);
  });
});
