import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as calls from '@gantry/contracts/endpoints/product-admin';
import { RequestContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { FileStore } from '@gantry/nest-kit/file-store';
import { Client } from 'pg';
import sharp from 'sharp';
import { CleanUpPictures } from '../src/product-record/clean-up-pictures.ts';
import { catalogOf } from './support/catalog-of.ts';
import { importRows } from './support/catalog.ts';
import { keeper, ProductKeeper, valveRow as row } from './support/product-edits.ts';

const home = mkdtempSync(path.join(tmpdir(), 'gantry-uploads-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const shop = catalogOf([row('p1'), row('p2')], () => ({ GANTRY_HOME: home }));
const store = new FileStore(home);
let staff: ProductKeeper;
beforeAll(() => {
  staff = new ProductKeeper(shop.service);
});

const pictureOf = (red: number) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();
async function send(red: number): Promise<string> {
  const body = new Uint8Array(await pictureOf(red));
  return (await shop.service.call(calls.catalogAdminKeepPicture, { body }, { caller: keeper })).file;
}
const isThere = async (file: string) => Boolean(await store.findFile(file));
const shown = (file: string) => ({ file, english: '', spanish: '', french: '' });
const dayLater = () => shop.service.sql(`update catalog.picture_upload set at = at - interval '25 hours'`);
const cleanUp = () =>
  RequestContext.create(shop.service.app.get(EntityManager, { strict: false }), () =>
    shop.service.app.get(CleanUpPictures, { strict: false }).cleanUpPictures(),
  );

/** Does something while another connection holds a transaction open. */
async function during(sql: string, values: unknown[], work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: shop.database.url });
  await client.connect();
  await client.query('begin');
  await client.query(sql, values);
  const working = work();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await client.query('commit');
  await working;
  await client.end();
}

test('a picture that is never saved goes after a day, and not before', async () => {
  const file = await send(1);
  await cleanUp();
  expect(await isThere(file)).toBe(true);
  await dayLater();
  await cleanUp();
  expect(await isThere(file)).toBe(false);
  await expect(staff.change('P1', { images: [shown(file)] })).rejects.toMatchObject({
    issues: [{ path: 'form.images.0.file', message: 'is no picture' }],
  });
  expect(await send(1)).toBe(file);
  expect(await isThere(file)).toBe(true);
});

test('one that a product names stays, and so does one it named before: the change may be undone', async () => {
  const [first, second] = [await send(2), await send(3)];
  await staff.change('P1', { images: [shown(first)] });
  const changed = await staff.change('P1', { images: [shown(second)] });
  await dayLater();
  await cleanUp();
  expect([await isThere(first), await isThere(second)]).toEqual([true, true]);
  const undone = await staff.undo('P1', changed.history[0]!.id);
  expect(undone.values.images).toMatchObject([{ file: first }]);
});

test('one that a feed brought stays, whoever sends the same bytes', async () => {
  const file = await send(4);
  await importRows(shop.database.url, [row('p2', { images: [file] })]);
  await dayLater();
  await cleanUp();
  expect(await isThere(file)).toBe(true);
});

test('what is sent again, or saved with a product, while the old is cleaned up stays', async () => {
  const file = await send(5);
  await dayLater();
  await during(`update catalog.picture_upload set at = now() where file = $1`, [file], cleanUp);
  expect(await isThere(file)).toBe(true);
  await dayLater();
  await Promise.all([cleanUp(), send(5), staff.change('P1', { images: [shown(file)] }).catch(() => null)]);
  const named = (await staff.get('P1')).values.images?.some((one) => one.file === file);
  expect(await isThere(file)).toBe(true);
  expect(named === true || named === false).toBe(true);
});

test('while an import runs nothing is taken away', async () => {
  const file = await send(6);
  await dayLater();
  await during(`select pg_advisory_xact_lock(hashtext('catalog.import'))`, [], cleanUp);
  expect(await isThere(file)).toBe(true);
  await cleanUp();
  expect(await isThere(file)).toBe(false);
});
