/** @jest-environment node */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { packRelease, unpackRelease } from './archive.ts';
import type { ReleaseManifest } from './manifest.ts';
import { receiveRelease } from './receive.ts';
import { openRoom, type ReleaseRoom } from './release.test-kit.ts';
import { verifyRelease } from './verify.ts';

let room: ReleaseRoom;
let stranger: ReleaseRoom;
beforeAll(async () => {
  stranger = await openRoom();
});
afterAll(() => stranger.clean());
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.clean());

const remote = 'catalog' as const;
const pack = ({ version }: ReleaseManifest, from = room) => packRelease(from.releases, remote, version);
const forget = ({ version }: ReleaseManifest) =>
  rm(path.join(room.releases, remote, version), { recursive: true });
const receive = (archive: Uint8Array) =>
  receiveRelease(archive, { remote, releases: room.releases, key: room.publicKey });
const leftovers = async () => (await readdir(room.releases)).filter((name) => name.startsWith('.'));

test('a release that was packed and forgotten is published again, whole and verified', async () => {
  const release = await room.publish('one');
  const archive = await pack(release);
  await forget(release);
  const received = await receive(archive);
  expect(received).toMatchObject({ isKnown: false, manifest: { version: release.version } });
  await received.publish();
  await received.discard();
  expect(await verifyRelease(room.releases, remote, release.version, room.publicKey)).toEqual(release);
  const again = await receive(archive);
  await again.discard();
  expect(again.isKnown).toBe(true);
  expect(await leftovers()).toEqual([]);
});

/** The archive with other bytes: the checksum of headers is not looked at, the signature is. */
function changed(archive: Uint8Array, change: (tar: Buffer) => void): Uint8Array {
  const tar = gunzipSync(archive);
  change(tar);
  return gzipSync(tar);
}
const headerAt = (tar: Buffer, name: string) => {
  for (let at = 0; at < tar.length; at += 512)
    if (tar.toString('latin1', at, at + name.length + 1) === `${name}\0`) return at;
  throw new Error(`${name} is not there`);
};

test('attack: what another key has signed is refused', async () => {
  await room.publish('one');
  const theirs = await stranger.publish('two');
  await expect(receive(await pack(theirs, stranger))).rejects.toThrow('is not signed by the release key');
});

test('attack: a file that was changed, added or left out is refused, and nothing is left of it', async () => {
  const release = await room.publish('one');
  const archive = await pack(release);
  await forget(release);
  const inFile = changed(archive, (tar) => void tar.write('X', headerAt(tar, 'web/page.css') + 512));
  await expect(receive(inFile)).rejects.toThrow('web/page.css is not the file that was signed');
  const renamed = changed(archive, (tar) => void tar.write('web/evil.css', headerAt(tar, 'web/page.css')));
  await expect(receive(renamed)).rejects.toThrow('is not the file that was signed');
  const inManifest = changed(archive, (tar) => {
    const at = tar.indexOf('"contract":');
    tar.write('9', at + '"contract":'.length);
  });
  await expect(receive(inManifest)).rejects.toThrow('is not signed by the release key');
  expect(await leftovers()).toEqual([]);
  expect(await readdir(path.join(room.releases, remote))).toEqual([]);
});

test.each(['../evil.js', '/etc/passwd', 'web/../../x', '.hidden', 'web/a/b.js', 'web\\x.js'])(
  'attack: %s comes out of no archive',
  async (name) => {
    const archive = changed(await pack(await room.publish('one')), (tar) => {
      const at = headerAt(tar, 'web/page.css');
      tar.fill(0, at, at + 100);
      tar.write(name, at);
    });
    await expect(receive(archive)).rejects.toThrow('is no file of a release');
  },
);

test('attack: links, endless and broken archives are refused', async () => {
  const archive = await pack(await room.publish('one'));
  const link = changed(archive, (tar) => void tar.write('2', headerAt(tar, 'web/page.css') + 156));
  await expect(receive(link)).rejects.toThrow('is no file of a release');
  const tooLong = changed(
    archive,
    (tar) => void tar.write('77777777777', headerAt(tar, 'web/page.css') + 124),
  );
  await expect(receive(tooLong)).rejects.toThrow('the archive ends within web/page.css');
  await expect(receive(gzipSync(Buffer.alloc(80 * 1024 * 1024)))).rejects.toThrow('is no archive');
  for (const bytes of [Buffer.alloc(0), Buffer.from('PK\u0003\u0004'), gzipSync('{}')])
    await expect(receive(bytes)).rejects.toThrow(/archive/);
  expect((await unpackRelease(archive)).size).toBeGreaterThan(3);
});

test('a release for another remote, and one whose place in the order is taken, are refused', async () => {
  const first = await room.publish('one');
  const archive = await pack(first);
  const options = { releases: room.releases, key: room.publicKey };
  await expect(receiveRelease(archive, { ...options, remote: 'admin' })).rejects.toThrow(
    'that of another release',
  );
  await forget(first);
  await room.publish('two');
  await expect(receive(archive)).rejects.toThrow('has the same place in the order');
});
