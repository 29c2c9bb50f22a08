import { expect, test } from '@jest/globals';
import { catalogGetProduct } from '@gantry/contracts/endpoints/catalog';
import { catalogGetProductSafety } from '@gantry/contracts/endpoints/product-safety';
import type { SafetyInput } from '@gantry/contracts/schemas/safety';
import { aCaller } from '@gantry/nest-kit/testing';
import { cleanerSafety } from '@gantry/demo-catalog/cleaner-safety';
import { importRows } from './support/catalog.ts';
import { catalogOf } from './support/catalog-of.ts';

const safety = cleanerSafety.Acetone as SafetyInput;
const ownSheet = `file-${'a'.repeat(64)}.pdf`;
const row = (sku: string, more: object = {}) => ({
  id: sku,
  sku,
  name: sku,
  category: ['Chemicals'],
  list_price: 10,
  ...more,
});
const rows = [
  row('demo', { safety, source: 'demo' }),
  row('real', { safety }),
  row('own-sheet', { safety, documents: [{ kind: 'sds', name: 'Maker’s sheet', file: ownSheet }] }),
  row('sheet-elsewhere', {
    safety,
    documents: [{ kind: 'sds', name: 'Maker’s sheet', file: 'https://maker.example/sds.pdf' }],
  }),
  row('unknown-hazard', { safety: { ...safety, hazards: ['H299', 'H319'] } }),
  row('members', { safety, visibility: 'signed-in' }),
  row('bolt'),
];

const shop = catalogOf(rows);

const safetyOf = (uri: string) => shop.service.call(catalogGetProductSafety, { params: { uri } });
const sheets = async (uri: string, options = {}) => {
  const { documents } = await shop.service.call(catalogGetProduct, { params: { uri } }, options);
  return documents.filter(({ kind }) => kind === 'sds').map(({ href }) => href);
};

test('what a feed says of a chemical is answered as it came, with what is demonstration data', async () => {
  expect(await safetyOf('demo')).toMatchObject({
    safety: { signal: 'danger', flash_point: -20, transport: { un: 'UN1090' } },
    isDemonstration: true,
  });
  expect(await safetyOf('real')).toMatchObject({ isDemonstration: false });
});

test('a product without safety facts, an unknown one and a restricted one have no safety data', async () => {
  for (const uri of ['bolt', 'nothing', 'members'])
    await expect(safetyOf(uri)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a product page links to the sheet in the reader’s language, the manufacturer’s own first', async () => {
  expect(await sheets('demo', { locale: 'fr-CA' })).toEqual(['/file/safety/fr-CA/demo.pdf']);
  expect(await sheets('own-sheet')).toEqual([`/file/${ownSheet}/Maker-s-sheet.pdf`]);
  // One that lies elsewhere is not linked to, so ours still is.
  expect(await sheets('sheet-elsewhere')).toEqual(['/file/safety/en-US/sheet-elsewhere.pdf']);
  expect(await sheets('bolt')).toEqual([]);
  expect(await sheets('members', { caller: aCaller() })).toEqual([]);
});

test('no generated sheet is offered where its advice would be wrong', async () => {
  expect(await sheets('unknown-hazard')).toEqual([]);
  await expect(safetyOf('unknown-hazard')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('impossible facts are an error of their row, by field', async () => {
  const wrong = [
    { ...safety, hazards: ['X225'] },
    { ...safety, components: [] },
    { ...safety, components: [{ ...safety.components[0]!, to: 120 }] },
    { ...safety, flash_point: 'cold' },
  ];
  const { problems } = await importRows(
    shop.database.url,
    wrong.map((one, at) => row(`wrong-${at}`, { safety: one })),
  );
  expect(problems.map(({ field }) => field)).toEqual([
    'safety.hazards.0',
    'safety.components',
    'safety.components.0.to',
    'safety.flash_point',
  ]);
});
