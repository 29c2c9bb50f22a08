import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { folderFigures } from './folder-figures.ts';
import { pairsOf, readJudgedFolder } from './judged-folder.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'judged-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const put = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
const products = [
  { id: 'a', sku: 'N-1', name: 'Hex nut M8', category: ['Fasteners'] },
  { id: 'b', sku: 'B-1', name: 'Hex bolt M8, with nut', category: ['Fasteners'] },
];
const feed = products.map((row) => `${JSON.stringify(row)}\n`).join('');

test('a folder is a feed and a record for each query', () => {
  put('products.ndjson.gz', gzipSync(feed));
  put('judgements.ndjson', '{"query":"nut","grades":{"a":3}}\n{"query":"bolt"}\n');
  const { feed: read, queries } = readJudgedFolder(folder);
  expect(read.ids).toEqual(['a', 'b']);
  expect(queries).toEqual([
    { query: 'nut', grades: { a: 3 } },
    { query: 'bolt', grades: {} },
  ]);
});

describe('a table of judgements', () => {
  test('has a pair a row, with quotation marks doubled, and the mean of several grades', () => {
    const table = 'id,query,grade\na,"2"" nut, hex",3\na,"2"" nut, hex",2\r\nb,bolt,0\n';
    expect(pairsOf(table, ',')).toEqual([
      { query: '2" nut, hex', grades: { a: 2.5 } },
      { query: 'bolt', grades: { b: 0 } },
    ]);
  });
  test('may hold inch marks where nothing is quoted', () => {
    expect(pairsOf('query\tid\tgrade\nnut 2" hex\ta\t1\n', '\t')).toEqual([
      { query: 'nut 2" hex', grades: { a: 1 } },
    ]);
  });
  test.each(['query,product,grade\nnut,a,1\n', 'query,id,grade\nnut,a,\n', 'query,id,grade\nnut,a,good\n'])(
    'that cannot be read says so: %j',
    (table) => expect(() => pairsOf(table, ',')).toThrow(/columns|no number/),
  );
});

test('a folder without a feed says which files were looked for', () => {
  put('judgements.csv', 'query,id,grade\n');
  expect(() => readJudgedFolder(folder)).toThrow('products.ndjson');
});

test('figures say both readings of each engine and the share judged', async () => {
  put('products.ndjson', feed);
  put('judgements.csv', 'query,id,grade\nnut,a,3\nnut,b,0\nhex nut washer,a,3\nsaw,a,0\n');
  const figures = await folderFigures([folder], { log: () => undefined });
  const ours = figures.filter(({ what }) => what.endsWith(': ours'));
  expect(ours.map(({ what }) => what.replace(path.basename(folder), 'set'))).toEqual([
    'nDCG@10 set, 2 queries, unjudged as wrong: ours',
    'nDCG@10 set, 2 queries, unjudged left out: ours',
    'nDCG@10 set, 1 queries whose words a product holds together, unjudged as wrong: ours',
    'nDCG@10 set, 1 queries whose words a product holds together, unjudged left out: ours',
    'nDCG@10 set, 1 queries whose words no product holds together, unjudged as wrong: ours',
    'nDCG@10 set, 1 queries whose words no product holds together, unjudged left out: ours',
  ]);
  expect(ours[0]).toMatchObject({ value: 1, unit: '(75.0 % judged)', goal: '≥ 1.15 × BM25' });
});
