import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FileStore } from '@gantry/nest-kit/file-store';
import { zipFile, type ZipPart } from '@gantry/testing/zip-file';
import { FeedBackOffice } from './support/feed-back-office.ts';

// A feed with its pictures and documents in one ZIP file, as staff hand it over in the back office.
let shop: FeedBackOffice;
beforeAll(async () => {
  shop = await FeedBackOffice.start();
});
afterAll(() => shop.stop());

const heads = 'id,sku,name,category,images,document:datasheet';
const picture = (words: string) => Buffer.from(`\x89PNG\r\n\x1a\n${words}`, 'latin1');
const nameOf = (bytes: Buffer, ending: string) =>
  `file-${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
const kept = (name: string) => new FileStore(shop.home).findFile(name);
const facts = async (id: string) => {
  const [row] = await shop.service.sql<{ images: object[]; documents: object[]; shown: string }>(
    `select images, documents, row->'image'->>'source' as shown from catalog.product
     join catalog.listing_row on product_id = id where feed_id = ?`,
    [id],
  );
  return row;
};
const upload = (parts: ZipPart[], file = 'feed.zip') => shop.upload(zipFile(parts), { file });

test('is looked at, tried and imported with all that lies in it; nothing of it stays but what products name', async () => {
  const a = picture('a');
  const sheet = Buffer.from('%PDF-1.7 a');
  const { id, status, kind } = await upload([
    { name: 'acme/feed.csv', content: `${heads}\nz-a,Z-A,Hinge,Parts,p/a.png|gone.png|x.png,a.pdf\n` },
    { name: 'acme/p/a.png', content: a },
    { name: 'acme/a.pdf', content: sheet },
    { name: 'acme/x.png', content: '<script>alert(1)</script>' },
    { name: 'acme/unnamed.png', content: picture('nobody names it') },
  ]);
  expect([status, kind]).toEqual(['ready', 'products']);
  expect(await shop.look(id)).toMatchObject({ zip: { feed: 'acme/feed.csv', others: 4 }, format: 'table' });

  await shop.run(id, { dryRun: true });
  const checked = await shop.until(id, 'checked');
  expect(checked).toMatchObject({ status: 'checked', summary: { added: 1, errors: 0, warnings: 2 } });
  expect(checked.problems.map(({ problem, kept: used }) => [problem, used])).toEqual([
    [{ code: 'file-missing', values: { file: 'gone.png' } }, true],
    [{ code: 'file-unknown-kind', values: { file: 'x.png' } }, true],
  ]);
  expect(existsSync(path.join(shop.home, 'files'))).toBe(false);

  await shop.run(id);
  expect(await shop.until(id, 'done')).toMatchObject({ status: 'done', summary: { added: 1, warnings: 2 } });
  expect(await facts('z-a')).toEqual({
    images: [{ source: nameOf(a, 'png'), url: null }],
    shown: nameOf(a, 'png'),
    documents: [expect.objectContaining({ kind: 'datasheet', source: nameOf(sheet, 'pdf') })],
  });
  expect(await kept(nameOf(a, 'png'))).toMatchObject({ bytes: a.length });
  expect(await kept(nameOf(picture('nobody names it'), 'png'))).toBeUndefined();
  while (existsSync(path.join(shop.home, 'imports', id, 'feed'))) await delay(20);
});

test('by itself a feed in the back office has no files: its names are reported, and say what to do', async () => {
  const { id } = await shop.upload(`${heads}\nz-b,Z-B,Latch,Parts,errors.ndjson|feed,\n`);
  expect(await shop.look(id)).toMatchObject({ zip: null });
  await shop.run(id);
  const { problems } = await shop.until(id, 'done');
  expect(problems.map(({ problem }) => problem?.code)).toEqual(['files-not-taken', 'files-not-taken']);
  expect(problems[0]!.reason).toContain('Put the feed and its files into one ZIP file');
  expect(await facts('z-b')).toMatchObject({ images: [], shown: 'category-parts.svg' });
});

test('of prices alone changes those', async () => {
  const { id, kind } = await upload([{ name: 'prices.csv', content: 'id,list_price\nz-a,7.25\n' }]);
  expect(kind).toBe('offers');
  await shop.run(id);
  expect(await shop.until(id, 'done')).toMatchObject({ status: 'done', summary: { changed: 1 } });
});

test.each<[string, ZipPart[]]>([
  ['zip-path', [{ name: 'feed.csv', content: heads }, { name: '../../../etc/cron.d/x' }]],
  ['zip-nested', [{ name: 'feed.csv', content: heads }, { name: 'pictures.zip' }]],
  ['zip-several-feeds', [{ name: 'a.csv' }, { name: 'b.csv' }]],
  ['zip-no-feed', [{ name: 'a.png' }, { name: 'b.png' }]],
  ['spreadsheet', [{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]],
])('with %s is refused when it has arrived, and does not stay', async (code, parts) => {
  const refused = await upload(parts);
  expect(refused).toMatchObject({ status: 'refused', failure: { code: 'unreadable', problem: { code } } });
  expect(existsSync(path.join(shop.home, 'imports', refused.id))).toBe(false);
});

test('an archive with a broken feed fails in the run, and changes nothing', async () => {
  const before = await shop.products();
  // Its beginning is fine: what is wrong shows at the end.
  const rows = Array.from({ length: 20_000 }, (_, at) => `z-${at},Z-${at},Part ${at},Parts,,`).join('\n');
  const { id } = await upload([{ name: 'feed.csv', content: `${heads}\n${rows}\n`, checksum: 1 }]);
  await shop.run(id);
  expect(await shop.until(id, 'failed')).toMatchObject({
    status: 'failed',
    failure: { code: 'unreadable', problem: { code: 'zip-damaged' } },
  });
  expect(await shop.products()).toEqual(before);
});

/** The process of a run that this one has started. */
const runner = () =>
  Number(execFileSync('pgrep', ['-P', String(process.pid), '-f', 'import/job/main.ts']).toString());

test('an import killed between steps resumes with its pictures, and leaves no files behind', async () => {
  const count = 25_000;
  const rows = Array.from(
    { length: count },
    (_, at) => `k-${at},K-${at},Part ${at},Parts > Kind ${at % 9},${at % 500 === 0 ? `p/${at}.png` : ''},`,
  );
  const pictures = Array.from({ length: count / 500 }, (_, at) => ({
    name: `p/${at * 500}.png`,
    content: picture(String(at * 500)),
  }));
  const parts = [{ name: 'feed.csv', content: [heads, ...rows].join('\n') }, ...pictures];
  const { id } = await upload(parts);
  await shop.run(id, { way: 'steps' });
  const committed = () => shop.service.sql(`select 1 from catalog.product where feed_id = 'k-0'`);
  while ((await committed()).length === 0) await delay(20);
  process.kill(runner(), 'SIGKILL');
  const done = await shop.until(id, 'done');
  expect(done).toMatchObject({ status: 'done', summary: { rows: count, added: count, warnings: 0 } });
  const last = picture(String(count - 500));
  expect(await facts(`k-${count - 500}`)).toMatchObject({ images: [{ source: nameOf(last, 'png') }] });
  expect(await kept(nameOf(last, 'png'))).toMatchObject({ bytes: last.length });
  // taken away a moment after the import is done
  while (existsSync(path.join(shop.home, 'imports', id, 'feed'))) await delay(20);
}, 240_000);
