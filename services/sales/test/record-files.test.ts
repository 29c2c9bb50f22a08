import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { maxChunkBytes } from '@gantry/contracts/endpoint';
import { salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import { maxRecordFileBytes, recordFileBounds } from '@gantry/contracts/schemas/record-file';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import type { NewFile } from '@gantry/nest-kit/record-file';
import { FakeClamd, virus } from '@gantry/testing/fake-clamd';
import type { RecordRef } from '../src/file/record-file.entity.ts';
import { newKey, SalesFixture } from './sales-fixture.ts';

const pdf = '%PDF-1.7\nhello';
const zip = Buffer.from('504b0304140000000000', 'hex');
let home: string;
let clamd: FakeClamd;
let sales: SalesFixture;
let record: RecordRef;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'record-files-'));
  clamd = new FakeClamd();
  sales = await SalesFixture.start({ GANTRY_HOME: home, SCAN_ADDRESS: await clamd.start() });
});
afterAll(async () => {
  await sales.stop();
  await clamd.stop();
  await rm(home, { recursive: true, force: true });
});
beforeEach(() => {
  record = `inquiry:${newKey()}`;
  clamd.answer = undefined;
});

/** Runs as a call of the service does, with a database context of its own. */
function withFiles<T>(act: (files: RecordFiles) => Promise<T>): Promise<T> {
  const { app } = sales.service;
  const { em } = app.get(MikroORM, { strict: false });
  return RequestContext.create(em, () => act(app.get(RecordFiles, { strict: false })));
}

function announce(name: string, bytes: number, facts: Partial<NewFile> = {}) {
  const file = { name, bytes, line: null, sender: 'customer' as const, audience: 'all' as const, ...facts };
  return withFiles((files) => files.announceFile(record, file));
}
const sendChunk = (id: string, bytes: Uint8Array, offset = 0) =>
  sales.service.call(salesSendFileChunk, { params: { id }, query: { offset: String(offset) }, body: bytes });
async function send(name: string, content: string | Uint8Array, facts: Partial<NewFile> = {}) {
  const bytes = Buffer.from(content);
  return sendChunk((await announce(name, bytes.length, facts)).id, bytes);
}
const list = (audience: 'customer' | 'store' = 'customer') =>
  withFiles((files) => files.listFiles(record, audience));

/** What a reader gets: headers and bytes. */
async function save(id: string, of: RecordRef = record, audience: 'customer' | 'store' = 'customer') {
  const sent: { headers: Record<string, string>; body: string } = { headers: {}, body: '' };
  const reply = {
    headers(headers: Record<string, string>) {
      sent.headers = headers;
      return this;
    },
    async send(stream: AsyncIterable<Buffer>) {
      for await (const chunk of stream) sent.body += chunk.toString('latin1');
    },
  };
  await withFiles((files) => files.sendFile(reply as never, of, id, audience));
  return sent;
}
const onDisk = async () =>
  (await readdir(home, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

describe('a file', () => {
  test('comes in chunks, is scanned, and is delivered only as an attachment', async () => {
    const content = Buffer.concat([Buffer.from(pdf), Buffer.alloc(maxChunkBytes, 'x')]);
    const { id } = await announce('Flange.pdf', content.length, { line: 'l1' });
    expect(await list()).toEqual([]);
    const half = await sendChunk(id, content.subarray(0, maxChunkBytes));
    expect(half).toMatchObject({ received: maxChunkBytes, file: null });
    expect(await sendChunk(id, content.subarray(0, maxChunkBytes))).toEqual(half);
    const { file } = await sendChunk(id, content.subarray(maxChunkBytes), maxChunkBytes);
    expect(file).toMatchObject({ name: 'Flange.pdf', type: 'application/pdf', line: 'l1', scan: 'clean' });
    expect(clamd.seen.at(-1)).toBe(content.toString('latin1'));
    expect(await list()).toEqual([file]);
    const { headers, body } = await save(id);
    expect(body).toBe(content.toString('latin1'));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  });

  test.each([
    ['part.step', 'ISO-10303-21;\nHEADER;', 'model/step'],
    ['part.dxf', '  0\r\nSECTION\r\n  2\r\nHEADER', 'image/vnd.dxf'],
    ['part.dwg', 'AC1032\0\0\0\0\0\0', 'image/vnd.dwg'],
    ['list.csv', 'part;quantity\r\nA-1;3', 'text/csv'],
    ['note.txt', 'ünïcode', 'text/plain'],
    ['photo.JPG', Buffer.from('ffd8ffe000104a46', 'hex'), 'image/jpeg'],
    ['photo.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png'],
  ])('%s is what its bytes say', async (name, content, type) => {
    expect((await send(name, content)).file).toMatchObject({ name, type });
  });

  test.each([
    ['page.pdf', '<html><script>alert(1)</script>', 'not-its-kind'],
    ['photo.png', pdf, 'not-its-kind'],
    ['book.xlsx', zip, 'unknown-kind'],
    ['tool.txt', Buffer.from('4d5a900003000000', 'hex'), 'unknown-kind'],
  ])('%s that is something else is not kept', async (name, content, reason) => {
    const before = await onDisk();
    await expect(send(name, content)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.file', message: reason }],
    });
    expect(await list()).toEqual([]);
    expect(await onDisk()).toHaveLength(before.length);
  });

  test.each(['run.exe', 'page.html', 'image.svg', 'macro.xlsm', 'README'])(
    '%s is refused before its bytes come',
    async (name) => {
      await expect(announce(name, 10)).rejects.toMatchObject({ issues: [{ path: 'body.name' }] });
    },
  );

  test('is refused with a virus in it, and leaves nothing behind', async () => {
    const before = await onDisk();
    await expect(send('virus.txt', virus)).rejects.toMatchObject({
      issues: [{ path: 'body.file', message: 'infected' }],
    });
    expect(await onDisk()).toHaveLength(before.length);
  });

  test('is kept but not delivered until the scanner has answered', async () => {
    clamd.answer = 'INSTREAM size limit exceeded. ERROR';
    const { file } = await send('list.csv', 'a;b');
    expect(file?.scan).toBe('waiting');
    await expect(save(file!.id)).rejects.toMatchObject({ code: 'UNAVAILABLE', data: { scan: 'waiting' } });
    clamd.answer = undefined;
    expect((await save(file!.id)).body).toBe('a;b');
    expect((await list())[0]?.scan).toBe('clean');
  });

  test('that turns out to hold a virus is gone when somebody asks for it', async () => {
    clamd.answer = 'no idea';
    const { file } = await send('list.txt', virus);
    clamd.answer = undefined;
    await expect(save(file!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await list()).toEqual([]);
  });
});

describe('what cannot be misused', () => {
  test('sizes are held to what was announced, and records to their bounds', async () => {
    const { id } = await announce('a.txt', 3);
    await expect(sendChunk(id, Buffer.from('abcd'))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    await expect(sendChunk(id, Buffer.from('a'), 2)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    for (let count = 0; count < recordFileBounds.bytes / maxRecordFileBytes - 1; count += 1)
      await announce('big.pdf', maxRecordFileBytes);
    await expect(announce('big.pdf', maxRecordFileBytes)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  test('twenty files at once do not pass the bound of a record', async () => {
    const tries = Array.from({ length: recordFileBounds.files + 3 }, () => announce('a.txt', 1));
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(recordFileBounds.files);
  });

  test('a file that is whole takes no further chunks, and an id that was never given none', async () => {
    const { id } = await send('a.txt', 'abc');
    await expect(sendChunk(id, Buffer.from('xyz'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sendChunk(newKey(), Buffer.from('xyz'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a file is not found at another record, nor by customers where it is the store’s own', async () => {
    const { id } = await send('a.txt', 'abc', { audience: 'store', sender: 'supplier' });
    const missing = { code: 'NOT_FOUND' };
    await expect(save(id, `inquiry:${newKey()}`, 'store')).rejects.toMatchObject(missing);
    await expect(save(id)).rejects.toMatchObject(missing);
    expect(await list()).toEqual([]);
    expect((await save(id, record, 'store')).body).toBe('abc');
  });

  test('nothing of a name ends the header it stands in', async () => {
    const { id } = await send('a"; filename="x.html\'é%.txt', 'abc');
    const { headers } = await save(id);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="a__ filename__x.html___.txt"; filename*=UTF-8''a%22%3B%20filename%3D%22x.html%27%C3%A9%25.txt`,
    );
  });

  test('what nobody goes on with is given up', async () => {
    const { id } = await announce('a.txt', 3);
    await sales.sql(`update sales.record_file set at = now() - interval '3 days' where id = ?`, [id]);
    await withFiles((files) => files.removeUnfinished(new Date(Date.now() - 2 * 86_400_000)));
    await expect(sendChunk(id, Buffer.from('abc'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('without a scanner files are delivered and say that nobody looked', async () => {
  const other = await SalesFixture.start({ GANTRY_HOME: home });
  const scanned = sales;
  sales = other;
  try {
    const { file } = await send('a.txt', 'abc');
    expect(file?.scan).toBe('off');
    expect((await save(file!.id)).body).toBe('abc');
  } finally {
    sales = scanned;
    await other.stop();
  }
});
