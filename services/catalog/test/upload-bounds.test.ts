import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Identity } from '@gantry/contracts/schemas/account';
import { uploadsOfAccount, uploadsOfStore } from '@gantry/contracts/upload-bounds';
import { aCaller } from '@gantry/nest-kit/testing';
import { FeedBackOffice } from './support/feed-back-office.ts';

let shop: FeedBackOffice;
const started = async (env: Record<string, string> = {}) => (shop = await FeedBackOffice.start(env));
afterEach(() => shop.stop());

const somebody = (): Identity => aCaller({ role: 'catalog', accountId: randomUUID() });
const begin = (caller: Identity, key: string = randomUUID()) => shop.begin(1000, 'feed.csv', key, caller);
const refused = (uploads: string, most: number) => ({ code: 'TOO_MANY_REQUESTS', data: { uploads, most } });

describe('simultaneous uploads', () => {
  beforeEach(() => started());

  test('are limited per account; discarding one makes room, and one announced twice counts once', async () => {
    const staff = somebody();
    const key = randomUUID();
    const first = await begin(staff, key);
    for (let count = 1; count < uploadsOfAccount; count += 1) await begin(staff);
    await expect(begin(staff)).rejects.toMatchObject(refused('own', uploadsOfAccount));
    expect((await begin(staff, key)).id).toBe(first.id);
    expect(await begin(somebody())).toMatchObject({ status: 'uploading' });
    await shop.cancel(first.id);
    expect(await begin(staff)).toMatchObject({ status: 'uploading' });
  });

  test('are not counted once complete', async () => {
    for (let count = 0; count <= uploadsOfAccount; count += 1)
      expect(await shop.upload(`id,name\n${count},Nut\n`)).toMatchObject({ status: 'ready' });
  });

  test('requested simultaneously do not exceed the limit together', async () => {
    const staff = somebody();
    const answers = await Promise.allSettled(
      Array.from({ length: uploadsOfAccount + 4 }, () => begin(staff)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(uploadsOfAccount);
  });

  test('are limited for the whole store', async () => {
    for (let count = 0; count < uploadsOfStore; count += 1) await begin(somebody());
    await expect(begin(somebody())).rejects.toMatchObject(refused('store', uploadsOfStore));
  });
});

test('waiting files may take limited disk space', async () => {
  await started({ CATALOG_FEEDS_MEGABYTES: '1' });
  const content = `id,name\n1,${'x'.repeat(900_000)}\n`;
  const { id, status } = await shop.upload(content);
  expect(status).toBe('ready');
  await expect(shop.begin(200_000)).rejects.toMatchObject(refused('room', 1024 * 1024));
  await shop.cancel(id);
  expect(await shop.begin(200_000)).toMatchObject({ status: 'uploading' });
});

describe('leftover files', () => {
  beforeEach(() => started());
  const folderOf = (id: string) => path.join(shop.home, 'imports', id);
  /** As if the last piece had come so long ago. */
  const wait = (id: string, hours: number) =>
    shop.service.sql(
      `update catalog.import_job set piece_at = now() - make_interval(hours => ?) where id = ?`,
      [hours, id],
    );

  test('an upload is deleted two days after its last chunk, even if the service was down', async () => {
    const [old, young, goneOn] = [await shop.begin(1000), await shop.begin(1000), await shop.begin(1000)];
    await shop.piece(old.id, 0, Buffer.from('id,name\n'));
    await wait(old.id, 49);
    await wait(young.id, 47);
    await wait(goneOn.id, 49);
    await shop.piece(goneOn.id, 0, Buffer.from('id,name\n'));
    await shop.restart();
    while ((await shop.get(old.id)).status === 'uploading') await delay(20);
    expect(await shop.get(old.id)).toMatchObject({ status: 'cancelled' });
    while (existsSync(folderOf(old.id))) await delay(20);
    for (const { id } of [young, goneOn]) {
      expect(await shop.get(id)).toMatchObject({ status: 'uploading' });
      expect(existsSync(path.join(folderOf(id), 'feed'))).toBe(true);
    }
    const trail = (await shop.audited('import')).filter(({ entityNumber }) => entityNumber === old.id);
    expect(trail.at(-1)).toMatchObject({ actor: 'system', before: 'uploading', after: 'cancelled' });
    await expect(shop.piece(old.id, 8, Buffer.from('1,Nut\n'))).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('files of a killed process are deleted too, and files still needed stay', async () => {
    const [orphan, newborn] = [randomUUID(), randomUUID()];
    const { id: cancelled } = await shop.begin(1000);
    await shop.cancel(cancelled);
    const { id: ready } = await shop.upload('id,name\n1,Nut\n');
    for (const id of [orphan, newborn, 'somebody-elses', cancelled]) {
      await mkdir(folderOf(id), { recursive: true });
      await writeFile(path.join(folderOf(id), 'feed'), 'id,name\n');
    }
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    for (const id of [orphan, 'somebody-elses', ready]) await utimes(folderOf(id), yesterday, yesterday);
    await shop.restart();
    while (existsSync(folderOf(orphan)) || existsSync(folderOf(cancelled))) await delay(20);
    for (const id of [newborn, 'somebody-elses', ready])
      expect(existsSync(path.join(folderOf(id), 'feed'))).toBe(true);
  });
});
