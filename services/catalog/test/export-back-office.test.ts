import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ExportFeed } from '../src/feeds/export/back-office/export-feed.service.ts';
import { FeedBackOffice, keeper } from './support/feed-back-office.ts';

let shop: FeedBackOffice;
beforeAll(async () => {
  shop = await FeedBackOffice.start();
  // More than fits on its way: a process whose bytes nobody takes does not come to its end by itself.
  const description = 'x'.repeat(2000);
  const rows = Array.from({ length: 400 }, (_, at) => `p-${at},P-${at},Part ${at},Parts,${description}`);
  const { id } = await shop.upload(['id,sku,name,category,description', ...rows, ''].join('\n'));
  await shop.run(id);
  await shop.until(id, 'done');
});
afterAll(() => shop.stop());

const begin = () => shop.service.app.get(ExportFeed, { strict: false }).begin(keeper, { format: 'csv' });

/** Begins as soon as there is a place again. */
async function beginLater(): ReturnType<typeof begin> {
  for (;;) {
    const begun = await begin().catch(() => delay(50));
    if (begun) return begun;
  }
}

test('two exports run at a time, a third request is refused and not audited', async () => {
  const asked = await Promise.allSettled([begin(), begin(), begin()]);
  const begun = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  expect(begun).toHaveLength(2);
  await expect(begin()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await shop.audited('export')).toHaveLength(2);
  for (const { bytes } of begun) expect((await buffer(bytes)).toString()).toMatch(/^id,/);
});

test('an export whose reader leaves before the first byte frees its slot', async () => {
  for (let times = 0; times < 3; times += 1) {
    const { bytes } = await beginLater();
    bytes.destroy();
  }
  expect((await buffer((await beginLater()).bytes)).toString()).toMatch(/^id,/);
});
