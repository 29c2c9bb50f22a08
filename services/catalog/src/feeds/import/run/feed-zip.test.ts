import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { zipFile, type ZipPart } from '@gantry/testing/zip-file';
import { FilesInZip } from './files-in-zip.ts';
import { openFeed } from '../../format/read/open-feed.ts';
import { beginningOf, readFeed } from '../../format/read/read-feed.ts';
import { noMapping } from '../../format/columns/column-mapping.ts';
import { FeedZip } from '../../format/zip/feed-zip.ts';
import { zipBounds } from '../../format/zip/zip-bounds.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gantry-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

let made = 0;
async function written(bytes: Buffer): Promise<string> {
  const file = path.join(folder, `${(made += 1)}.bin`);
  await writeFile(file, bytes);
  return file;
}
const zipped = (...parts: ZipPart[]) => written(zipFile(parts));
const csv = 'id,sku,name\na,A,Nut\n';
const feed: ZipPart = { name: 'feed.csv', content: csv };
const picture = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1');

const problemOf = async (file: string, bounds = zipBounds): Promise<object> => {
  const found = FeedZip.open(file, bounds).then(
    (zip) => zip.close(),
    (error: { problem: object }) => error.problem,
  );
  return (await found) ?? {};
};
/** What a feed says that is read whole. */
const textIn = async (file: string) => text((await openFeed(file)).bytes);

describe('a ZIP file with a feed', () => {
  test.each([
    ['deflated', 8],
    ['stored', 0],
  ])('%s is read as the feed itself, with how far it is', async (_, method) => {
    const file = await zipped(
      { name: 'feed.csv', content: csv, method },
      { name: 'a.png', content: picture },
    );
    const { bytes, total, readBytes, zip } = await openFeed(file);
    expect(await text(bytes)).toBe(csv);
    expect([total, readBytes()]).toEqual([csv.length, csv.length]);
    expect(zip).toEqual({ feed: 'feed.csv', others: 1 });
  });

  test('packed with gzip inside is unpacked too', async () => {
    expect(await textIn(await zipped({ name: 'feed.csv.gz', content: gzipSync(csv) }))).toBe(csv);
  });

  test('packed into a ZIP file inside is not looked for', async () => {
    const twice = await zipped({ name: 'feed.csv', content: zipFile([feed]) });
    await expect(readFeed(twice)).rejects.toMatchObject({ problem: { code: 'spreadsheet' } });
  });

  test('finds the feed by its ending, or as the only file; what systems add is nothing', async () => {
    const clutter = ['__MACOSX/._feed.csv', '.DS_Store', 'acme/Thumbs.db'].map((name) => ({ name }));
    for (const name of ['acme/feed.NDJSON', 'feed.tsv', 'list.jsonl.gz'])
      expect((await FeedZip.open(await zipped({ name }, { name: 'readme.txt' }, ...clutter))).feed.name).toBe(
        name,
      );
    expect((await FeedZip.open(await zipped({ name: 'export.dat' }))).feed.name).toBe('export.dat');
    expect((await FeedZip.open(await zipped({ name: 'feed.txt' }, { name: 'a.png' }))).feed.name).toBe(
      'feed.txt',
    );
  });

  test('holds no file open when its beginning alone is wanted', async () => {
    const long = csv + 'b,B,Bolt\n'.repeat(200_000);
    const file = await zipped({ name: 'feed.csv', content: long });
    const packed = await written(gzipSync(long));
    const open = () => readdirSync('/proc/self/fd').filter((one) => isFile(one, [file, packed])).length;
    for (const one of [file, packed]) {
      await beginningOf(one, noMapping);
      expect((await readFeed(one)).kind).toBe('products');
    }
    // a stream that is given up lets go of its file a moment later
    while (open() > 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(open()).toBeLessThanOrEqual(2);
  });
});

function isFile(descriptor: string, files: readonly string[]): boolean {
  try {
    return files.includes(readlinkSync(`/proc/self/fd/${descriptor}`));
  } catch {
    return false;
  }
}

describe('files beside the feed', () => {
  const place = async (...parts: ZipPart[]) => new FilesInZip(await FeedZip.open(await zipped(...parts)));

  test('are found from the feed’s own folder, however their names are written', async () => {
    const files = await place(
      { name: 'acme/feed.csv', content: csv },
      { name: 'acme/pictures/one.png', content: picture },
      { name: 'shared/two.png', content: picture },
      // é as e with an accent behind it, as one system writes it
      { name: 'acme/cafe\u0301.png', content: picture },
      // UTF-8 that does not say so
      { name: Buffer.from('acme/größe.png'), content: picture },
      // code page 437
      { name: Buffer.from('acme/gr\x94\xe1e-alt.png', 'latin1'), content: picture },
    );
    for (const name of [
      'pictures/one.png',
      './pictures/one.png',
      'pictures\\one.png',
      '../shared/two.png',
      'caf\u00e9.png',
      'größe.png',
      'größe-alt.png',
    ])
      expect(await files.readFile(name)).toEqual(picture);
    expect(await files.readFile('one.png')).toBe('file-missing');
    for (const name of ['../../etc/passwd', '/etc/passwd', '..\\..\\secret.png'])
      expect(await files.readFile(name)).toBe('file-outside');
  });

  test('are found in capitals or small letters, what is written just so first, and never by guessing', async () => {
    const other = Buffer.concat([picture, picture]);
    const files = await place(
      { name: 'Acme/feed.csv', content: csv },
      { name: 'Acme/Pictures/IMG_01.JPG', content: picture },
      { name: 'ACME/GRÖSSE.png', content: other },
      { name: 'Acme/two.png', content: picture },
      { name: 'Acme/Two.png', content: other },
    );
    expect(await files.readFile('pictures/img_01.jpg')).toEqual(picture);
    expect(await files.readFile('größe.png')).toBe('file-missing');
    expect(await files.readFile('grösse.PNG')).toEqual(other);
    expect(await files.readFile('Two.png')).toEqual(other);
    expect(await files.readFile('TWO.PNG')).toBe('file-ambiguous');
    expect(await files.readFile('img_01.jpg')).toBe('file-missing');
  });

  test('are found among so many that they are read in several goes', async () => {
    const many = Array.from({ length: 6000 }, (_, at) => ({
      name: `pictures of hinges/${at}.png`,
      content: `${picture.toString('latin1')} ${at}`,
    }));
    const files = await place(feed, ...many);
    for (const at of [0, 2999, 5999])
      expect(String(await files.readFile(`pictures of hinges/${at}.png`))).toMatch(new RegExp(` ${at}$`));
  });

  test('that are links, damaged or too large are left out each by itself', async () => {
    const files = await place(
      feed,
      { name: 'link.png', content: '/etc/passwd', mode: 0o120777 },
      { name: 'wrong.png', content: picture, checksum: 1 },
      { name: 'more.png', content: picture, claims: picture.length - 1 },
      { name: 'less.png', content: picture, claims: picture.length + 1 },
      { name: 'huge.png', content: picture, claims: 51 * 1024 * 1024 },
      { name: 'fine.png', content: picture },
    );
    expect(await files.readFile('link.png')).toBe('file-link');
    for (const name of ['wrong.png', 'more.png', 'less.png'])
      expect([name, await files.readFile(name)]).toEqual([name, 'file-damaged']);
    await expect(files.readFile('huge.png')).rejects.toMatchObject({ reason: 'too-large' });
    expect(await files.readFile('fine.png')).toEqual(picture);
  });
});

describe('a ZIP file that is refused', () => {
  test.each<[string, object, ZipPart[]]>([
    [
      'leads out of itself',
      { code: 'zip-path', values: { file: '../../etc/cron' } },
      [feed, { name: '../../etc/cron' }],
    ],
    [
      'leads out by backslashes',
      { code: 'zip-path', values: { file: '../x.png' } },
      [feed, { name: '..\\x.png' }],
    ],
    [
      'begins at the root',
      { code: 'zip-path', values: { file: '/etc/x.png' } },
      [feed, { name: '/etc/x.png' }],
    ],
    ['names a drive', { code: 'zip-path', values: { file: 'C:/x.png' } }, [feed, { name: 'C:\\x.png' }]],
    [
      'names nothing readable',
      { code: 'zip-path', values: { file: 'a?b.png' } },
      [feed, { name: 'a\u0000b.png' }],
    ],
    [
      'has an endless name',
      { code: 'zip-path', values: { file: expect.any(String) } },
      [feed, { name: 'x'.repeat(1001) }],
    ],
    [
      'is password-protected',
      { code: 'zip-encrypted', values: { file: 'feed.csv' } },
      [{ ...feed, flags: 1 }],
    ],
    ['is packed strangely', { code: 'zip-method', values: { file: 'feed.csv' } }, [{ ...feed, method: 14 }]],
    ['contains another', { code: 'zip-nested', values: { file: 'all.zip' } }, [feed, { name: 'all.zip' }]],
    [
      'holds a packed folder',
      { code: 'zip-nested', values: { file: 'a.tar.gz' } },
      [feed, { name: 'a.tar.gz' }],
    ],
    [
      'holds a name twice',
      { code: 'zip-name-repeated', values: { file: 'a.png' } },
      [feed, { name: 'a.png' }, { name: './a.png' }],
    ],
    ['contains no CSV', { code: 'zip-no-feed', values: {} }, [{ name: 'a.png' }, { name: 'b.png' }]],
    ['holds nothing', { code: 'zip-no-feed', values: {} }, []],
    ['holds a link as its feed', { code: 'zip-no-feed', values: {} }, [{ ...feed, mode: 0o120777 }]],
    [
      'contains several feeds',
      { code: 'zip-several-feeds', values: { files: 'feed.csv, b.ndjson' } },
      [feed, { name: 'b.ndjson' }],
    ],
    [
      'is a spreadsheet',
      { code: 'spreadsheet', values: {} },
      [{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }],
    ],
    [
      'holds a spreadsheet alone',
      { code: 'spreadsheet', values: {} },
      [{ name: 'prices.xlsx' }, { name: 'a.png' }],
    ],
  ])('%s', async (_, problem, parts) => {
    expect(await problemOf(await zipped(...parts))).toEqual(problem);
  });

  test('holds more files than are taken', async () => {
    const file = await zipped(feed, { name: 'a.png' }, { name: 'b.png' });
    expect(await problemOf(file, { ...zipBounds, entries: 2 })).toEqual({
      code: 'zip-too-many',
      values: { most: 2 },
    });
  });

  test('would unpack to too much, by what it says and by what it is', async () => {
    const large = { name: 'a.png', content: 'x', claims: 0xfffffffe };
    const parts = Array.from({ length: 6 }, (_, at) => ({ ...large, name: `${at}.png` }));
    const problem = { code: 'unpacks-too-large', values: { most: 20 } };
    expect(await problemOf(await zipped(feed, ...parts))).toEqual(problem);
    // It says little and is much: it breaks off where it says more than it said.
    const bomb = await zipped({
      name: 'feed.csv',
      content: csv + 'b,B,Bolt\n'.repeat(300_000),
      claims: csv.length,
    });
    await expect(textIn(bomb)).rejects.toMatchObject({ problem: { code: 'zip-damaged' } });
  });

  test('is damaged, anywhere', async () => {
    const whole = zipFile([feed, { name: 'a.png', content: picture }]);
    const damaged = { code: 'zip-damaged', values: {} };
    for (const length of [4, 30, whole.length - 30, whole.length - 1])
      expect(await problemOf(await written(whole.subarray(0, length)))).toEqual(damaged);
    const lying = await zipped({ ...feed, checksum: 7 });
    await expect(textIn(lying)).rejects.toMatchObject({ problem: damaged });
    const shorter = await zipped({ ...feed, claims: csv.length + 1 });
    await expect(textIn(shorter)).rejects.toMatchObject({ problem: damaged });
  });

  test('is refused, never worse, whichever of its bytes is wrong', async () => {
    const whole = zipFile([feed, { name: 'a.png', content: picture }]);
    // behind the four bytes by which it is known for a ZIP file
    for (let at = 4; at < whole.length; at += 1) {
      const bytes = Buffer.from(whole);
      bytes[at] = bytes[at]! ^ 0xff;
      const outcome = await textIn(await written(bytes)).catch((error: unknown) => error);
      if (typeof outcome !== 'string')
        expect(outcome).toMatchObject({ problem: { code: expect.any(String) } });
      // A feed that is read is the feed that was packed: its checksum stands for it.
      else if (bytes.subarray(0, 2).toString() === 'PK') expect(outcome).toBe(csv);
    }
  });
});

test('a file that is no ZIP file is read as it is', async () => {
  const file = await written(Buffer.from(csv));
  expect(await buffer((await openFeed(file)).bytes)).toEqual(Buffer.from(csv));
});
