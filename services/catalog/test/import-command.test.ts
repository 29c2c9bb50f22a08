import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDatabase } from '@gantry/testing/database';
import { zipFile } from '@gantry/testing/zip-file';
import { FileStore } from '@gantry/nest-kit/file-store';
import { parse } from 'csv-parse/sync';
import { Client } from 'pg';
import { emptyCatalog } from './support/catalog.ts';
import { runCommand } from './support/run-command.ts';

// The command as staff call it: a process of its own, files on disk, the database behind an address.
const timeoutMs = 120_000;
let folder: string;
let home: string;
let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gantry-command-'));
  home = path.join(folder, 'home');
  await mkdir(home);
  process.env['GANTRY_HOME'] = home;
  database = await emptyCatalog();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  delete process.env['GANTRY_HOME'];
  await client.end();
  await database.dropDatabase();
  await rm(folder, { recursive: true });
});

async function file(name: string, content: string | Buffer): Promise<string> {
  const place = path.join(folder, name);
  await writeFile(place, content);
  return place;
}
const command = (...words: string[]) => runCommand('import', words, { databaseUrl: database.url });
const product = async (feedId: string) =>
  (await client.query('select * from catalog.product where feed_id = $1', [feedId])).rows[0];

test(
  'row errors become a CSV with line, id, field, reason and row, which no spreadsheet runs',
  async () => {
    const feed = await file(
      'bad.csv',
      'id,name,price,stock\n=cmd(),"=1+1",cheap,-2\nok,Fine,2,3\nlast,,1,1\n',
    );
    const errors = path.join(folder, 'errors.csv');
    const { code, output } = await command(feed, '--dry-run', '--errors', errors);
    expect(code).toBe(0);
    expect(output).toContain('Dry run, nothing saved: 3 rows: 0 added');
    const text = await readFile(errors, 'utf8');
    expect(parse(text, { columns: true })).toEqual([
      expect.objectContaining({ line: '2', id: "'=cmd()", field: 'sku' }),
      expect.objectContaining({
        line: '2',
        field: 'list_price',
        problem: '"price" isn’t a valid amount: "cheap"',
      }),
      expect.objectContaining({ line: '2', field: 'stock', row: "'=cmd(),=1+1,cheap,-2" }),
      expect.objectContaining({ line: '3', id: 'ok', field: 'sku' }),
      expect.objectContaining({ line: '4', id: 'last', field: 'sku', row: 'last,,1,1' }),
      expect.objectContaining({ line: '4', field: 'name', problem: '"name" is missing' }),
    ]);
  },
  timeoutMs,
);

test(
  'a mapping is kept under a name and used again; columns that mean nothing are named',
  async () => {
    const mapping = await file(
      'acme.yaml',
      'columns:\n  Item No: sku\n  What: name\nconstants:\n  brand: Acme\n',
    );
    const first = await file('first.csv', 'Item No;What;Odd\nA-1;Hinge;x\n');
    const { output } = await command(first, '--map', mapping, '--save-map', 'acme');
    expect(output).toContain('1 added');
    expect(output).toContain('Unknown columns, skipped: Odd.');
    const second = await file('second.csv', 'Item No;What\nA-2;Latch\n');
    expect((await command(second, '--map', 'acme')).output).toContain('1 added');
    expect(await product('Acme:A-2')).toMatchObject({ name: 'Latch', part_number: 'A-2' });
    expect(await command(second, '--map', 'nobody')).toMatchObject({
      code: 1,
      output: expect.stringContaining('No file and no saved mapping is called "nobody".'),
    });
  },
  timeoutMs,
);

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'files beside a feed are taken into the store by content; others are left out and reported',
  async () => {
    await mkdir(path.join(folder, 'pictures'));
    await file('pictures/one.png', png);
    await file('sheet.pdf', '%PDF-1.7\n');
    await file('page.png', '<html><script>alert(1)</script>');
    await symlink('/etc/hostname', path.join(folder, 'link.png'));
    const row = {
      id: 'pictured',
      sku: 'PIC-1',
      name: 'With files',
      images: [
        'pictures/one.png',
        'page.png',
        'link.png',
        '../../etc/hostname',
        'gone.png',
        'http://maker.example/a.png',
      ],
      documents: [{ kind: 'datasheet', name: 'Sheet', file: 'sheet.pdf' }],
    };
    const feed = await file('pictured.ndjson', JSON.stringify(row));
    const { output } = await command(feed);
    expect(output).toContain('1 added, 0 changed, 0 unchanged, 0 with errors, 4 facts left out');
    expect(output).toContain('"page.png" isn’t a supported image or document type');
    expect(output).toContain('"gone.png" was not found beside the feed');
    const { images, documents } = await product('pictured');
    expect(images).toEqual([
      { source: expect.stringMatching(/^file-[0-9a-f]{64}\.png$/), url: null },
      { source: null, url: 'http://maker.example/a.png' },
    ]);
    expect(documents[0].source).toMatch(/\.pdf$/);
    expect(await new FileStore(home).findFile(images[0].source)).toMatchObject({ bytes: png.length });
  },
  timeoutMs,
);

test(
  'a feed and its files come in one ZIP file; a dry run keeps none of them',
  async () => {
    // of its own, so that it is not in the store already
    const picture = Buffer.concat([png, Buffer.from('zipped')]);
    const feed = await file(
      'acme.zip',
      zipFile([
        { name: 'acme/feed.csv', content: 'id,sku,name,images\nzipped,Z-1,Zipped,p/a.png|../etc.png\n' },
        { name: 'acme/p/a.png', content: picture },
        { name: 'etc.png', content: '<svg/>' },
      ]),
    );
    const name = `file-${createHash('sha256').update(picture).digest('hex')}.png`;
    const dry = await command(feed, '--dry-run');
    expect(dry.output).toContain('"../etc.png" isn’t a supported image');
    expect(dry.output).toContain('Dry run, nothing saved: 1 rows: 1 added');
    expect(await new FileStore(home).findFile(name)).toBeUndefined();
    expect((await command(feed)).output).toContain('1 added');
    expect((await product('zipped')).images).toEqual([{ source: name, url: null }]);
    expect(await new FileStore(home).findFile(name)).toMatchObject({ bytes: picture.length });
    const two = await file('two.zip', zipFile([{ name: 'a.csv' }, { name: 'b.csv' }]));
    expect(await command(two)).toMatchObject({
      code: 1,
      output: expect.stringContaining('several feeds: a.csv, b.csv'),
    });
  },
  timeoutMs,
);

test(
  'whatever is wrong with a command or a file is said in one line, and nothing is changed',
  async () => {
    const cut = await file('cut.csv', 'id,sku,name\n1,1,"open\n');
    for (const [words, reason] of [
      [[], 'Usage: import <file'],
      [['nowhere.csv'], 'No such file or folder'],
      [[cut], 'a quote is opened but not closed'],
      [[cut, '--steps', '--all-or-nothing'], 'cannot be combined'],
      [[cut, '--map', 'x=y=unknown'], 'fields that do not exist: unknown'],
      [[cut, '--colour'], "Unknown option '--colour'"],
    ] as const)
      expect(await command(...words)).toMatchObject({ code: 1, output: expect.stringContaining(reason) });
    const away = await runCommand('import', [cut], { databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' });
    expect(away).toMatchObject({
      code: 1,
      output: expect.stringContaining('The database cannot be reached'),
    });
    expect(away.output.trim().split('\n')).toHaveLength(1);
  },
  timeoutMs,
);
