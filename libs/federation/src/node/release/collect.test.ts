import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { activateRelease, rollBackRelease, setCanary } from './activate.ts';
import { collectReleases, keepMilliseconds, lastServedFile } from './collect.ts';
import type { ReleaseManifest } from './manifest.ts';
import type { ReleasePointer } from './pointer.ts';
import { openRoom, type ReleaseRoom } from './release.test-kit.ts';

let room: ReleaseRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.clean());

const passes = async (): Promise<void> => {};
const activate = ({ version }: ReleaseManifest): Promise<ReleasePointer> =>
  activateRelease({ ...room, remote: 'catalog', version, smoke: passes });

describe('collecting', () => {
  const later = (): number => Date.now() + 2 * keepMilliseconds;

  test('keeps the active release, the one to go back to and a canary, however old they are', async () => {
    const releases = [];
    for (const text of ['one', 'two', 'three', 'four']) releases.push(await room.publish(text));
    for (const release of releases.slice(0, 3)) await activate(release);
    const { version } = releases[3]!;
    await setCanary({ ...room, remote: 'catalog', version, smoke: passes, percent: 5 });
    expect(await collectReleases(room.releases, room.publicKey, later())).toEqual([
      `catalog ${releases[0]!.version}`,
    ]);
  });

  test('keeps the release to go back to after a rollback as well', async () => {
    const releases = [];
    for (const text of ['one', 'two', 'three']) releases.push(await room.publish(text));
    for (const release of releases) await activate(release);
    await rollBackRelease({ ...room, remote: 'catalog', smoke: passes });
    // two is active, one is what is behind it; three was withdrawn
    expect(await collectReleases(room.releases, room.publicKey, later())).toEqual([
      `catalog ${releases[2]!.version}`,
    ]);
  });

  test('removes nothing that is young', async () => {
    for (const text of ['one', 'two', 'three']) await activate(await room.publish(text));
    expect(await collectReleases(room.releases, room.publicKey)).toEqual([]);
  });

  test('caches what an open page requested lately', async () => {
    const first = await room.publish('one');
    for (const text of ['one', 'two', 'three']) await activate(await room.publish(text));
    const now = later();
    const file = lastServedFile(room.releases, 'catalog', first.version);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
    await utimes(file, now / 1000, now / 1000);
    expect(await collectReleases(room.releases, room.publicKey, now)).toEqual([]);
  });
});
