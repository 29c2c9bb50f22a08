import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as catalog from '@gantry/contracts/endpoints/catalog';
import * as calls from '@gantry/contracts/endpoints/product-admin';
import sharp from 'sharp';
import { catalogOf } from './support/catalog-of.ts';
import { importRows } from './support/catalog.ts';
import { keeper, ProductKeeper, shopperOf, valveRow as row } from './support/product-edits.ts';

const rows = [
  row('v2'),
  row('v5'),
  row('v6'),
  row('v7'),
  row('v8', {
    category: ['Plumbing', 'Fittings'],
    attributes: [
      { name: 'Thread size', type: 'number', value: '1/2', unit: 'in' },
      { name: 'Material', value: 'Brass' },
    ],
  }),
];
const home = mkdtempSync(path.join(tmpdir(), 'gantry-pictures-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const shop = catalogOf(rows, () => ({ GANTRY_HOME: home }));
let staff: ProductKeeper;
beforeAll(() => {
  staff = new ProductKeeper(shop.service);
});

const { pageOf, listed } = shopperOf(shop);
const imported = async (fed: object[]) => (await importRows(shop.database.url, fed)).summary;

describe('what a product is', () => {
  const skusIn = async (path: string) => (await listed({ path })).map(({ sku }) => sku);

  test('another category takes it along, facets and all, and feeds leave it there until it is released', async () => {
    const before = await staff.get('V7');
    expect(before.values.category).toBe('plumbing/valves');
    const moved = await staff.change('V7', { category: 'plumbing/fittings' });
    expect(moved.category).toEqual(['Plumbing', 'Fittings']);
    expect(await skusIn('plumbing/fittings')).toEqual(expect.arrayContaining(['V7', 'V8']));
    expect(await skusIn('plumbing/valves')).not.toContain('V7');
    expect((await pageOf(moved.uri)).breadcrumb.map(({ name }) => name)).toContain('Fittings');
    expect(await imported([row('v7', { list_price: 41, category: ['Plumbing', 'Taps'] })])).toMatchObject({
      pinned: 1,
    });
    expect(await skusIn('plumbing/fittings')).toContain('V7');
    const released = await staff.release('V7', 'category');
    expect(released.values.category).toBe('plumbing/taps');
    expect(await skusIn('plumbing/taps')).toEqual(['V7']);
    const [change] = released.history;
    expect((await staff.undo('V7', change!.id)).values.category).toBe('plumbing/fittings');
  });

  test('attributes are written as feeds write them, found by, compared, and stand against feeds', async () => {
    const { values, attributeNames } = await staff.get('V8');
    expect(values.attributes).toEqual([
      { code: 'thread-size', value: '1/2', unit: 'in' },
      { code: 'material', value: 'Brass', unit: null },
    ]);
    expect(attributeNames.map(({ code }) => code)).toEqual(expect.arrayContaining(['material', 'size']));
    const attributes = [
      { code: 'material', value: ' Stainless steel ', unit: '' },
      { code: 'thread-size', value: '0.75', unit: '' },
      { code: 'size', value: '20', unit: 'mm' },
    ];
    const changed = await staff.change('V8', { attributes });
    expect(changed.values.attributes).toEqual([
      { code: 'material', value: 'Stainless steel', unit: null },
      { code: 'thread-size', value: '3/4', unit: 'in' },
      { code: 'size', value: '20', unit: 'mm' },
    ]);
    const found = await listed({ path: 'plumbing/fittings', f: 'thread-size:3/4' });
    expect(found.map(({ sku }) => sku)).toEqual(['V8']);
    // the same in another order is a change of its own, and the store shows them so
    const turned = await staff.change('V8', { attributes: attributes.toReversed() });
    expect(turned.values.attributes).toEqual(changed.values.attributes?.toReversed());
    const shown = (await pageOf(turned.uri)).attributes.map(({ name }) => name);
    expect(shown.indexOf('Size')).toBeLessThan(shown.indexOf('Thread size'));
    expect(shown.indexOf('Thread size')).toBeLessThan(shown.indexOf('Material'));
    await staff.change('V8', { attributes });
    const fed = { category: ['Plumbing', 'Fittings'], attributes: [{ name: 'Material', value: 'Bronze' }] };
    expect(await imported([row('v8', fed)])).toMatchObject({ pinned: 1 });
    const after = await staff.get('V8');
    expect(after.values.attributes).toEqual(changed.values.attributes);
    expect(after.pins).toMatchObject([
      { field: 'attributes', fed: [{ code: 'material', value: 'Bronze', unit: null }] },
    ]);
    expect((await staff.release('V8', 'attributes')).values.attributes).toEqual([
      { code: 'material', value: 'Bronze', unit: null },
    ]);
  });

  test.each([
    [{ category: 'no/such' }, 'form.category', 'is no category of ours'],
    [
      { attributes: [{ code: 'colour', value: 'x', unit: '' }] },
      'form.attributes.0.code',
      'is no attribute of ours',
    ],
    [
      { attributes: [{ code: 'size', value: 'large', unit: '' }] },
      'form.attributes.0.value',
      'is not a measure',
    ],
    [
      { attributes: [{ code: 'size', value: '5', unit: 'kg' }] },
      'form.attributes.0.value',
      'is not a measure',
    ],
    [
      { attributes: [{ code: 'material', value: ' ', unit: '' }] },
      'form.attributes.0.value',
      'a value is needed',
    ],
    [
      { attributes: ['1', '2'].map((value) => ({ code: 'size', value, unit: 'mm' })) },
      'form.attributes.1.code',
      'is named twice',
    ],
  ])('%j is refused at %s', async (fields, path, message) => {
    await expect(staff.change('V6', fields)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path, message }],
    });
  });

  test('a page that knows nothing of them changes other fields', async () => {
    const { values } = await staff.get('V5');
    const { category: _, attributes: __, ...older } = values;
    const base = { ...(await staff.get('V5')), values: older };
    const changed = await staff.change('V5', { name: 'Renamed by an older page' }, base);
    expect(changed.values).toMatchObject({ name: 'Renamed by an older page', attributes: values.attributes });
  });
});

describe('pictures', () => {
  const draw = (background: string) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background } })
      .png()
      .toBuffer();
  const keep = (body: Uint8Array) =>
    shop.service.call(calls.catalogAdminKeepPicture, { body }, { caller: keeper });
  const named = (file: string, words: object = {}) => ({
    file,
    english: '',
    spanish: '',
    french: '',
    ...words,
  });

  test('are taken in, ordered, said in words, shown, and go back to those of the feed', async () => {
    const [red, blue] = [await keep(await draw('#c00')), await keep(await draw('#00c'))];
    expect(red).toMatchObject({ width: 20, height: 10 });
    expect(await keep(await draw('#c00'))).toEqual(red);
    const words = { english: 'Seen from above', spanish: 'Vista superior' };
    const changed = await staff.change('V2', { images: [named(blue.file, words), named(red.file)] });
    expect(changed.values.images).toEqual([
      { file: blue.file, ...words, french: null },
      { file: red.file, english: null, spanish: null, french: null },
    ]);
    const { images, name } = await pageOf(changed.uri);
    expect(images).toEqual([
      { source: blue.file, alt: 'Seen from above' },
      { source: red.file, alt: name },
    ]);
    const params = { uri: changed.uri };
    const spanish = await shop.service.call(catalog.catalogGetProduct, { params }, { locale: 'es-US' });
    expect(spanish.images[0]?.alt).toBe('Vista superior');
    const french = await shop.service.call(catalog.catalogGetProduct, { params }, { locale: 'fr-CA' });
    expect(french.images[0]?.alt).toBe(name);
    const elsewhere = 'https://maker.example/v2.jpg';
    expect(await imported([row('v2', { images: [elsewhere] })])).toMatchObject({ pinned: 1 });
    expect((await staff.get('V2')).values.images).toEqual(changed.values.images);
    const released = await staff.release('V2', 'images');
    expect(released.values.images).toMatchObject([{ file: elsewhere }]);
    expect(await staff.change('V2', { images: [named(elsewhere), named(red.file)] })).toMatchObject({
      values: { images: [{ file: elsewhere }, { file: red.file }] },
    });
  });

  test('attack: what is no picture, too large, or not ours is refused', async () => {
    for (const text of ['<svg onload="alert(1)"/>', '%PDF-1.7', '<script>', ''])
      await expect(keep(Buffer.from(text))).rejects.toMatchObject({
        code: 'INVALID',
        issues: [{ path: 'body', message: 'is no picture' }],
      });
    const bomb = await draw('#c00');
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    await expect(keep(bomb)).rejects.toMatchObject({ issues: [{ message: 'has too many pixels' }] });
    const { file } = await keep(await draw('#0c0'));
    const names = ['https://evil.example/x.png', '../../etc/passwd', file.replace('.png', '.pdf'), ''];
    for (const name of names)
      await expect(staff.change('V2', { images: [named(name)] })).rejects.toMatchObject({
        code: 'INVALID',
        issues: [{ path: 'form.images.0.file', message: 'is no picture' }],
      });
    await expect(staff.change('V2', { images: [named(file), named(file)] })).rejects.toMatchObject({
      issues: [{ path: 'form.images.1.file', message: 'is there twice' }],
    });
  });
});
