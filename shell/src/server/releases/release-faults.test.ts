/** @jest-environment node */
import { appendFile, cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import { rollBackRelease, setCanary } from '@gantry/federation/node/release/activate';
import { manifestFile, signatureFile, type ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { troubleOf } from './loaded-release.ts';
import { containerOf, labelIn, RegistryRoom } from './registry.test-kit.ts';
import type { ReleaseRegistry } from './release-registry.ts';

let room: RegistryRoom;
beforeEach(async () => {
  room = await RegistryRoom.open();
});
afterEach(() => room.close());

/** Changes one bit of a file in place. */
async function flipBit(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes[bytes.length >> 1]! ^= 1;
  await writeFile(file, bytes);
}

const damages: Record<string, (release: ReleaseManifest) => Promise<void>> = {
  'a bit of the server’s build': (release) => flipBit(room.fileOf(release, release.node.entry)),
  'a bit of the browser’s build': (release) => flipBit(room.fileOf(release, release.web.entry)),
  'a bit of a stylesheet': (release) => flipBit(room.fileOf(release, 'web/page.two.css')),
  'a byte more in the manifest': (release) => appendFile(room.fileOf(release, manifestFile), ' '),
  'the signature': (release) => rm(room.fileOf(release, signatureFile)),
  'a file that is gone': (release) => rm(room.fileOf(release, release.web.entry)),
  'the whole folder': (release) => rename(room.fileOf(release), `${room.fileOf(release)}.lost`),
};

async function until(
  registry: ReleaseRegistry,
  remote: RemoteName,
  label: string | undefined,
): Promise<void> {
  const end = Date.now() + 60_000;
  while (labelIn(registry, remote) !== label) {
    if (Date.now() > end) throw new Error(`${remote} does not come to have "${label}"`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function twoReleases(remote: RemoteName): Promise<ReleaseManifest> {
  await room.activate(await room.publish('one', { remote }));
  const active = await room.publish('two', { remote });
  await room.activate(active);
  return active;
}

/** A copy of a release's folder from before it was damaged. */
async function backup(release: ReleaseManifest): Promise<() => Promise<void>> {
  const copy = `${room.home}/backup`;
  await cp(room.fileOf(release), copy, { recursive: true });
  return () => cp(copy, room.fileOf(release), { recursive: true });
}

describe.each(remoteNames)('the active release of %s with damage in', (remote) => {
  test.each(Object.keys(damages))(
    '%s gives way to the one before while the server runs, and comes back when it is repaired',
    async (damage) => {
      const active = await twoReleases(remote);
      const repair = await backup(active);
      const registry = await room.follow();
      expect(labelIn(registry, remote)).toBe('two');
      await damages[damage]!(active);
      await until(registry, remote, 'one');
      expect(registry.status()[remote]).toMatchObject({
        wanted: active.version,
        problem: expect.any(String),
      });
      expect(troubleOf(registry).standIns).toEqual([remote]);
      await repair();
      await until(registry, remote, 'two');
      expect(registry.status()[remote]).toMatchObject({ version: active.version, problem: null });
    },
  );

  test.each(Object.keys(damages))(
    '%s gives way to the one before when the server starts, and comes back without a restart',
    async (damage) => {
      const active = await twoReleases(remote);
      const repair = await backup(active);
      await damages[damage]!(active);
      const registry = await room.follow();
      expect(labelIn(registry, remote)).toBe('one');
      await repair();
      await until(registry, remote, 'two');
    },
  );
});

describe('a release that cannot be used', () => {
  test('leaves its area out of service where nothing was active before it, until it is well', async () => {
    const only = await room.publish('one');
    await room.activate(only);
    await room.activate(await room.publish('one', { remote: 'admin' }));
    const repair = await backup(only);
    await flipBit(room.fileOf(only, only.node.entry));
    const registry = await room.follow();
    expect(labelIn(registry)).toBeUndefined();
    expect(labelIn(registry, 'admin')).toBe('one');
    expect(troubleOf(registry).out).toContain('catalog');
    await repair();
    await until(registry, 'catalog', 'one');
  });

  test('is tried again although its files are unchanged, since a missing dependency may have arrived', async () => {
    await room.activate(await room.publish('one'));
    const code = `if (Date.now() < ${Date.now() + 6000}) throw new Error('not yet'); ${containerOf('two')}`;
    await room.activate(await room.publish('two', { code }));
    const registry = await room.follow();
    expect(labelIn(registry)).toBe('one');
    expect(registry.status().catalog.problem).toContain('not yet');
    await until(registry, 'catalog', 'two');
  });

  test('does not fall back to a release that was rolled back or never active', async () => {
    const [one, two, three] = [
      await room.publish('one'),
      await room.publish('two'),
      await room.publish('three'),
    ];
    await room.activate(one);
    await room.activate(two);
    await room.activate(three);
    await rollBackRelease(room.options());
    await room.publish('four');
    await flipBit(room.fileOf(two, two.node.entry));
    expect(labelIn(await room.follow())).toBe('one');
    await flipBit(room.fileOf(one, one.node.entry));
    expect(labelIn(await room.follow())).toBeUndefined();
  });

  test('as a canary leaves everybody with the active one', async () => {
    await room.activate(await room.publish('one'));
    const canary = await room.publish('two');
    await setCanary({ ...room.options(), version: canary.version, percent: 50 });
    await flipBit(room.fileOf(canary, canary.node.entry));
    const registry = await room.follow();
    expect([labelIn(registry, 'catalog', 1), registry.hasCanary]).toEqual(['one', false]);
    expect(registry.status().catalog.problem).toContain('canary');
  });
});

describe('a release that harmed the server', () => {
  test('is out of use at once, in all servers and after a restart, until it is activated again', async () => {
    const active = await twoReleases('catalog');
    const [first, second] = [await room.follow(), await room.follow()];
    first.dropRelease('catalog', active.version, 'it ended the process');
    await until(first, 'catalog', 'one');
    await until(second, 'catalog', 'one');
    const restarted = await room.follow();
    expect(labelIn(restarted)).toBe('one');
    expect(restarted.status().catalog.problem).toContain('was dropped: it ended the process');
    await room.activate(active);
    for (const registry of [first, second, restarted]) await until(registry, 'catalog', 'two');
  });

  test('stays out of use when the next release is damaged', async () => {
    const active = await twoReleases('catalog');
    const registry = await room.follow();
    registry.dropRelease('catalog', active.version, 'it ended the process');
    const third = await room.publish('three');
    await room.activate(third);
    await until(registry, 'catalog', 'three');
    await flipBit(room.fileOf(third, third.node.entry));
    await until(registry, 'catalog', 'one');
  });
});
