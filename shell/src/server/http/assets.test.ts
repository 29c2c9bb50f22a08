/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@gantry/federation/node/release/integrity';
import { publicKeyFile } from '@gantry/federation/node/release/keys';
import { manifestFile, type ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { RegistryRoom } from '../releases/registry.test-kit.ts';
import { Assets } from './assets.ts';

let room: RegistryRoom;
let server: http.Server;
let release: ReleaseManifest;
const onDamage = jest.fn();
const font = Buffer.from('the bytes of a font');

beforeEach(async () => {
  room = await RegistryRoom.open();
  release = await room.publish('one');
  const web = path.join(room.home, 'web');
  await mkdir(web);
  await writeFile(path.join(web, 'sans.woff2'), font);
  await writeFile(path.join(web, 'unlisted.js'), 'const secret = 1;');
  const assets = new Assets({
    web,
    own: { '/assets/sans.woff2': integrityOf(font) },
    releases: room.releases,
    publicKeyFile: publicKeyFile(room.home),
    onDamage,
  });
  server = http.createServer((request, response) => {
    const url = new URL(request.url!, 'http://shop.test');
    void assets.serve({ request, response, url });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onDamage.mockClear();
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await room.close();
});

const get = async (address: string) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
  return { status: answer.status, kept: answer.headers.get('cache-control'), text: await answer.text() };
};
const addressOf = (name: string): string => `/r/catalog/${release.version}/${name}`;
const entry = (): string => addressOf(release.web.entry);
const immutable = 'public, max-age=31536000, immutable';

async function untilWell(address: string): Promise<Awaited<ReturnType<typeof get>>> {
  for (;;) {
    const answer = await get(address);
    if (answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function flipBit(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes[0]! ^= 1;
  await writeFile(file, bytes);
}

describe('a file for browsers', () => {
  test('is sent as immutable if it matches the build', async () => {
    expect(await get(entry())).toEqual({ status: 200, kept: immutable, text: '// one' });
    expect(await get('/assets/sans.woff2')).toEqual({ status: 200, kept: immutable, text: font.toString() });
  });

  test('with a flipped bit is neither sent nor cached, is logged, and is sent once repaired', async () => {
    const file = room.fileOf(release, release.web.entry);
    await flipBit(file);
    expect(await get(entry())).toEqual({ status: 503, kept: 'no-store', text: '' });
    expect(onDamage).toHaveBeenCalledWith('catalog');
    await flipBit(file);
    expect(await untilWell(entry())).toEqual({ status: 200, kept: immutable, text: '// one' });
  });

  test('of the shell itself is held to the same', async () => {
    const file = path.join(room.home, 'web/sans.woff2');
    await flipBit(file);
    expect(await get('/assets/sans.woff2')).toMatchObject({ status: 503, kept: 'no-store' });
    await flipBit(file);
    expect(await untilWell('/assets/sans.woff2')).toMatchObject({ status: 200, text: font.toString() });
  });

  test('is damaged, not unknown, when a page may name it but it is gone', async () => {
    await rm(room.fileOf(release, release.web.entry));
    expect(await get(entry())).toMatchObject({ status: 503, kept: 'no-store' });
  });

  test('of a release whose manifest is damaged is not sent', async () => {
    await appendFile(room.fileOf(release, manifestFile), ' ');
    expect(await get(entry())).toMatchObject({ status: 503, kept: 'no-store' });
  });

  test('that is neither signed nor listed is not found, wherever it lies', async () => {
    await writeFile(room.fileOf(release, 'web/more.js'), 'alert(1)');
    for (const address of [
      addressOf('web/more.js'),
      '/assets/unlisted.js',
      '/assets/../keys/release.pem',
      '/r/catalog/99-aaaaaaaaaa/web/remote-entry.js',
      `/r/catalog/${release.version}/node/remote-entry.one.js`,
      '/assets/constructor',
    ]) {
      expect(await get(address)).toMatchObject({ status: 404, kept: 'no-store' });
    }
  });
});
