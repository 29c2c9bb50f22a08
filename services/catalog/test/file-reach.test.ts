import { expect, test } from '@jest/globals';
import { catalogGetDrawing } from '@gantry/contracts/endpoints/catalog';
import { catalogGetFileReach } from '@gantry/contracts/endpoints/files';
import { Client } from 'pg';
import { catalogOf } from './support/catalog-of.ts';

const fileOf = (digit: string, ending: string) => `file-${digit.repeat(64)}.${ending}`;
const [ownPicture, ownModel] = [fileOf('a', 'png'), fileOf('a', 'pdf')];
const [shared, unnamed] = [fileOf('b', 'png'), fileOf('c', 'png')];
const product = (id: string, more: object) => ({
  id,
  sku: id.toUpperCase(),
  name: `Pump ${id}`,
  category: ['Pumps'],
  drawing: { kind: 'hex-screw', dimensions: { d: 8, length: 40 } },
  ...more,
});
const shop = catalogOf([
  product('open', { images: [shared] }),
  product('secret', {
    visibility: 'signed-in',
    images: [ownPicture, shared],
    documents: [{ kind: 'cad', name: 'Model', file: ownModel }],
  }),
]);

test('a file is public if a public product names it, or none does any more', async () => {
  const isPublic = async (source: string) =>
    (await shop.service.call(catalogGetFileReach, { params: { source } })).isPublic;
  expect(await Promise.all([ownPicture, ownModel, shared, unnamed].map(isPublic))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a drawing is public where its product is', async () => {
  const isPublic = async (source: string) =>
    (await shop.service.call(catalogGetDrawing, { params: { source } })).isPublic;
  const sources = ['drawing-secret', 'drawing-OPEN', 'category-pumps'];
  expect(await Promise.all(sources.map(isPublic))).toEqual([false, true, true]);
});

test('files are found by an index', async () => {
  const client = new Client({ connectionString: shop.database.url });
  await client.connect();
  // So few products are read faster without one.
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select 1 from catalog.product
     where images || documents <> '[]' and images || documents @> '[{"source":"x"}]'`,
  );
  await client.end();
  expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('product_files');
});
