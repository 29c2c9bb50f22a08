import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fileKind } from './file-kind.ts';
import { FileStore, maxFileBytes, RefusedFile } from './file-store.ts';

let home: string;
let store: FileStore;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  store = new FileStore(home);
});
afterAll(() => rm(home, { recursive: true, force: true }));

const pdf = Buffer.from('%PDF-1.7\nhello');

describe('files by content', () => {
  test('the same bytes are stored once, under a name derived from them', async () => {
    const [first, second] = await Promise.all([store.saveFile(pdf), store.saveFile(pdf)]);
    expect(first).toMatch(/^file-[0-9a-f]{64}\.pdf$/);
    expect(second).toBe(first);
    const kept = await store.findFile(first);
    expect(kept).toMatchObject({ bytes: pdf.length, kind: { type: 'application/pdf', picture: false } });
    expect(await text(store.readFile(kept!))).toBe(pdf.toString());
    expect(await readdir(path.dirname(kept!.path))).toEqual([first]);
  });

  test('a file is taken in from a path, a link is not', async () => {
    const file = path.join(home, 'sheet.bin');
    await writeFile(file, pdf);
    expect(await readFile((await store.findFile(await store.putFile(file)))!.path)).toEqual(pdf);
    const link = path.join(home, 'link.pdf');
    await symlink('/etc/hostname', link);
    await expect(store.putFile(link)).rejects.toEqual(new RefusedFile('not-a-file'));
    await expect(store.putFile(home)).rejects.toEqual(new RefusedFile('not-a-file'));
  });

  test('what is too large or of no known kind is refused', async () => {
    await expect(store.saveFile(Buffer.alloc(maxFileBytes + 1))).rejects.toEqual(
      new RefusedFile('too-large'),
    );
    for (const bytes of ['', '<svg onload=alert(1)>', '<html>', '#!/bin/sh', 'MZ\x90'])
      await expect(store.saveFile(Buffer.from(bytes, 'latin1'))).rejects.toEqual(
        new RefusedFile('unknown-kind'),
      );
  });

  test.each([
    '../../etc/passwd',
    'file-../../../etc/passwd.pdf',
    `file-${'a'.repeat(64)}.pdf/../../x`,
    `file-${'A'.repeat(64)}.pdf`,
    `file-${'a'.repeat(64)}.exe`,
    `file-${'a'.repeat(64)}.pdf`,
    '',
    '__proto__',
  ])('%s names nothing', async (name) => {
    expect(await store.findFile(name)).toBeUndefined();
  });
});

test.each([
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0 ftypavif', 'avif'],
  ['GIF89a', 'gif'],
  ['II*\0', 'tiff'],
  ['%PDF-1.4', 'pdf'],
  ['ISO-10303-21;', 'step'],
  ['  0\r\nSECTION\r\n', 'dxf'],
])('%j is kept as %s', (head, ending) => {
  expect(fileKind(Buffer.from(head, 'latin1'))?.ending).toBe(ending);
});
