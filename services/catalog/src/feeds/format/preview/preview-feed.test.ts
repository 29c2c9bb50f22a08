import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkMapping, noMapping } from '../columns/column-mapping.ts';
import { previewFeed } from './preview-feed.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gantry-look-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function look(text: string, mapping: object = noMapping) {
  const file = path.join(folder, 'feed');
  await writeFile(file, text);
  return previewFeed(file, checkMapping(mapping));
}
const quoteOpen = (row: number) => ({ problem: { code: 'quote-open', values: { row } } });

test('a quote that a short file never closes is reported at once, with the row it stands behind', async () => {
  await expect(look('sku,name\nA,a\nB,b\nC,"no end\n')).rejects.toMatchObject(quoteOpen(2));
  await expect(look('sku,name\nA,"no end\n')).rejects.toMatchObject(quoteOpen(0));
  await expect(look('sku,"name\nA,a\n')).rejects.toMatchObject(quoteOpen(0));
});

test('in a long file it may be closed far behind: its first rows are shown', async () => {
  const long = `sku,name\nA,a\nB,"${'line\n'.repeat(100_000)}"\n`;
  expect((await look(long)).rows).toHaveLength(1);
});

test('a head without rows is a feed without rows', async () => {
  const { columns, rows } = await look('sku,name\n');
  expect(columns.map(({ name, samples }) => [name, samples])).toEqual([
    ['sku', []],
    ['name', []],
  ]);
  expect(rows).toEqual([]);
});

test('under another separator the same file reads otherwise', async () => {
  const text = 'a;b|c\n1;2|3\n';
  expect((await look(text)).columns.map(({ name }) => name)).toEqual(['a', 'b|c']);
  expect((await look(text, { delimiter: '|' })).columns.map(({ name }) => name)).toEqual(['a;b', 'c']);
});
