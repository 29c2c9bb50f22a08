import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { appendFile, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { activateRelease, endCanary, rollBackRelease, setCanary, setStop } from './activate.ts';
import { manifestFile, readManifest, signatureFile, type ReleaseManifest } from './manifest.ts';
import { checkProgress, openPointer, type ReleasePointer } from './pointer.ts';
import { readPointer, readRegistry } from './registry.ts';
import { pointerPublicKeyFile, pointerSigningKey, publicKeyFile, readEntryKeys } from './keys.ts';
import { openRoom, type ReleaseRoom } from './release.test-kit.ts';
import { verifyRelease } from './verify.ts';

let room: ReleaseRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.clean());

const passes = async (): Promise<void> => {};
const activate = ({ version }: ReleaseManifest): Promise<ReleasePointer> =>
  activateRelease({ ...room, remote: 'catalog', version, smoke: passes });
const pointer = (): Promise<ReleasePointer | undefined> =>
  readPointer(room.releases, 'catalog', room.publicKey);
const folderOf = ({ version }: ReleaseManifest): string => path.join(room.releases, 'catalog', version);

/** Puts another manifest in the place of a release's own, signed as the shop would. */
async function signAgain(manifest: ReleaseManifest): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(manifest));
  await writeFile(path.join(folderOf(manifest), manifestFile), bytes);
  const signature = sign(null, bytes, room.privateKey).toString('base64');
  await writeFile(path.join(folderOf(manifest), signatureFile), signature);
}

describe('publishing', () => {
  test('lists every file with its hash and signs the list', async () => {
    const release = await room.publish('one');
    expect(Object.keys(release.files).sort()).toEqual([
      'node/remote-entry.one.js',
      'web/page.css',
      'web/payment-scripts.json',
      'web/remote-entry.one.js',
    ]);
    expect(release.web).toEqual({
      entry: 'web/remote-entry.one.js',
      chunks: { page: { js: [], css: ['page.css'] } },
    });
    await expect(verifyRelease(room.releases, 'catalog', release.version, room.publicKey)).resolves.toEqual(
      release,
    );
  });

  test('activates nothing', async () => {
    await room.publish('one');
    expect(await pointer()).toBeUndefined();
  });

  test('counts releases up, and a build that changed nothing is no new release', async () => {
    const first = await room.publish('one');
    expect(await room.publish('one')).toEqual(first);
    expect((await room.publish('two')).sequence).toBe(first.sequence + 1);
    expect(await readdir(path.join(room.releases, 'catalog'))).toHaveLength(2);
  });

  test('keeps the private key to its owner', async () => {
    const { mode } = await stat(path.join(room.home, 'keys/release.pem'));
    expect(mode & 0o777).toBe(0o600);
  });
});

test('a release with the longer hashes of older builds is still one', async () => {
  const release = await room.publish('one');
  const bytes = await readFile(path.join(folderOf(release), 'web/page.css'));
  const longer = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const older = { ...release, files: { ...release.files, 'web/page.css': longer } };
  await signAgain(older);
  await expect(verifyRelease(room.releases, 'catalog', older.version, room.publicKey)).resolves.toEqual(
    older,
  );
});

describe('verifying refuses', () => {
  const check = (release: ReleaseManifest) =>
    verifyRelease(room.releases, 'catalog', release.version, room.publicKey);

  test('one byte more in a file of the browser', async () => {
    const release = await room.publish('one');
    await appendFile(path.join(folderOf(release), 'web/page.css'), ' ');
    await expect(check(release)).rejects.toThrow('web/page.css is not the file that was signed');
  });

  test('a file that is gone', async () => {
    const release = await room.publish('one');
    await rm(path.join(folderOf(release), 'web/page.css'));
    await expect(check(release)).rejects.toThrow('web/page.css is not the file that was signed');
  });

  test('a hash of a kind that nobody made', async () => {
    const release = await room.publish('one');
    await signAgain({ ...release, files: { ...release.files, 'web/page.css': 'md5-AAAA' } });
    await expect(check(release)).rejects.toThrow('web/page.css is not the file that was signed');
  });

  test('a file that was never signed', async () => {
    const release = await room.publish('one');
    await writeFile(path.join(folderOf(release), 'web/more.js'), '');
    await expect(check(release)).rejects.toThrow('web/more.js is not the file that was signed');
  });

  test('a changed manifest', async () => {
    const release = await room.publish('one');
    const file = path.join(folderOf(release), manifestFile);
    await writeFile(file, (await readFile(file, 'utf8')).replace('"sequence":1', '"sequence":9'));
    await expect(check(release)).rejects.toThrow('not signed by the release key');
  });

  test('a manifest signed by another key', async () => {
    const release = await room.publish('one');
    const bytes = await readFile(path.join(folderOf(release), manifestFile));
    const other = generateKeyPairSync('ed25519').privateKey;
    await writeFile(path.join(folderOf(release), signatureFile), sign(null, bytes, other).toString('base64'));
    await expect(check(release)).rejects.toThrow('not signed by the release key');
  });

  test('the signed manifest of another release', async () => {
    const [first, second] = [await room.publish('one'), await room.publish('two')];
    for (const name of [manifestFile, signatureFile]) {
      await writeFile(path.join(folderOf(second), name), await readFile(path.join(folderOf(first), name)));
    }
    await expect(check(second)).rejects.toThrow('is that of another release');
  });

  test('a contract two versions away', async () => {
    const release = await room.publish('one');
    await signAgain({ ...release, contract: release.contract + 2 });
    const read = readManifest(room.releases, 'catalog', release.version, room.publicKey);
    await expect(read).rejects.toThrow('was built for contract 3');
  });

  test('names that would lead out of the releases folder', async () => {
    const read = readManifest(room.releases, 'catalog', '../../keys', room.publicKey);
    await expect(read).rejects.toThrow('is no release');
  });
});

describe('activating', () => {
  test('points visitors to the release and remembers the one before', async () => {
    const [first, second] = [await room.publish('one'), await room.publish('two')];
    await activate(first);
    await activate(second);
    expect(await pointer()).toMatchObject({
      active: second.version,
      sequence: 2,
      turn: 2,
      previous: [{ version: first.version }],
      rollback: false,
    });
  });

  test('leaves everything as it is when the trial fails', async () => {
    const [first, second] = [await room.publish('one'), await room.publish('two')];
    await activate(first);
    const smoke = async (): Promise<void> => {
      throw new Error('the page / throws');
    };
    const attempt = activateRelease({ ...room, remote: 'catalog', version: second.version, smoke });
    await expect(attempt).rejects.toThrow('the page / throws');
    expect((await pointer())?.active).toBe(first.version);
  });

  test('refuses a damaged release before it is tried', async () => {
    const release = await room.publish('one');
    await appendFile(path.join(folderOf(release), 'node/remote-entry.one.js'), ';');
    await expect(activate(release)).rejects.toThrow('is not the file that was signed');
    expect(await pointer()).toBeUndefined();
  });

  test('goes back only by a rollback, which says that it is one', async () => {
    const [first, second] = [await room.publish('one'), await room.publish('two')];
    await activate(first);
    await activate(second);
    await expect(activate(first)).rejects.toThrow('is older than the active one; use a rollback');
    await rollBackRelease({ ...room, remote: 'catalog', smoke: passes });
    expect(await pointer()).toMatchObject({ active: first.version, rollback: true });
    await activate(second);
    expect(await pointer()).toMatchObject({ active: second.version, rollback: false });
  });

  test('goes further back by every rollback, never forth to what was withdrawn, until nothing is older', async () => {
    const releases = [];
    for (const text of ['one', 'two', 'three', 'four']) releases.push(await room.publish(text));
    const [first, second, third, fourth] = releases.map(({ version }) => version);
    for (const release of releases.slice(0, 3)) await activate(release);
    const back = async (): Promise<string> => (await rollBackRelease(rollback)).active;
    const rollback = { ...room, remote: 'catalog', smoke: passes } as const;
    expect(await back()).toBe(second);
    expect(await back()).toBe(first);
    await expect(back()).rejects.toThrow(`no release to go back to: ${first} is the oldest`);
    await activate(releases[3]!);
    expect((await pointer())?.active).toBe(fourth);
    // neither two nor three, which were withdrawn
    expect(await back()).toBe(first);
    await activate(releases[2]!);
    expect((await pointer())?.active).toBe(third);
  });

  test('skips a release that is no longer published when it goes back', async () => {
    const releases = [];
    for (const text of ['one', 'two', 'three']) releases.push(await room.publish(text));
    for (const release of releases) await activate(release);
    await rm(folderOf(releases[1]!), { recursive: true });
    const { active } = await rollBackRelease({ ...room, remote: 'catalog', smoke: passes });
    expect(active).toBe(releases[0]!.version);
  });

  test('does not go back to a canary that only some visitors had', async () => {
    const releases = [];
    for (const text of ['one', 'two', 'three']) releases.push(await room.publish(text));
    await activate(releases[0]!);
    await setCanary({ ...room, remote: 'catalog', version: releases[1]!.version, smoke: passes, percent: 5 });
    await activate(releases[2]!);
    const { active } = await rollBackRelease({ ...room, remote: 'catalog', smoke: passes });
    expect(active).toBe(releases[0]!.version);
  });

  test('has nothing to go back to after the first release, and nothing at all before it', async () => {
    const attempt = () => rollBackRelease({ ...room, remote: 'catalog', smoke: passes });
    await expect(attempt()).rejects.toThrow('was never activated');
    await activate(await room.publish('one'));
    await expect(attempt()).rejects.toThrow('no release to go back to');
  });

  test('survives many activations at the same time', async () => {
    const release = await room.publish('one');
    await Promise.all(Array.from({ length: 8 }, () => activate(release)));
    expect((await pointer())?.turn).toBe(8);
  });

  test('gives a share of the visitors another release, and ends that with the next activation', async () => {
    const [first, second] = [await room.publish('one'), await room.publish('two')];
    await activate(first);
    const options = { ...room, remote: 'catalog', version: second.version, smoke: passes } as const;
    await setCanary({ ...options, percent: 10 });
    expect(await pointer()).toMatchObject({
      active: first.version,
      canary: { version: second.version, percent: 10 },
    });
    await expect(setCanary({ ...options, percent: 101 })).rejects.toThrow('from 0 to 100');
    await activate(second);
    expect((await pointer())?.canary).toBeNull();
  });
});

test('a canary ends even where its files are damaged', async () => {
  const [first, second] = [await room.publish('one'), await room.publish('two')];
  await activate(first);
  const options = { ...room, remote: 'catalog', smoke: passes } as const;
  await setCanary({ ...options, version: second.version, percent: 10 });
  await appendFile(path.join(folderOf(second), 'web/page.css'), ' ');
  await endCanary(options);
  expect((await pointer())?.canary).toBeNull();
});

describe('the pointer key', () => {
  const keys = () => readEntryKeys(publicKeyFile(room.home), pointerPublicKeyFile(room.home));
  const withPointerKey = () => {
    const privateKey = pointerSigningKey(room.home);
    const pointerKey = keys()[1];
    return {
      ...room,
      remote: 'catalog',
      privateKey,
      pointerKey,
      releaseKey: room.publicKey,
      smoke: passes,
    } as const;
  };

  test('is another than the release key, and kept to its owner', async () => {
    expect(pointerSigningKey(room.home).equals(room.privateKey)).toBe(false);
    const { mode } = await stat(path.join(room.home, 'keys/pointer.pem'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('signs entries that name signed releases, which whoever knows its public half believes', async () => {
    const { version } = await room.publish('one');
    await activateRelease({ ...withPointerKey(), version });
    expect(await readPointer(room.releases, 'catalog', keys())).toMatchObject({ active: version, turn: 1 });
    await expect(pointer()).rejects.toThrow('not signed by the release key');
  });

  test('makes no release: a manifest that it signed is refused', async () => {
    const release = await room.publish('one');
    const bytes = await readFile(path.join(folderOf(release), manifestFile));
    const signature = sign(null, bytes, pointerSigningKey(room.home)).toString('base64');
    await writeFile(path.join(folderOf(release), signatureFile), signature);
    const { version } = release;
    await expect(activateRelease({ ...withPointerKey(), version })).rejects.toThrow(
      'not signed by the release key',
    );
  });

  test('goes with the turn that was seen: at another nothing is changed', async () => {
    const [first, second] = [await room.publish('one'), await room.publish('two')];
    await activate(first);
    const { version } = second;
    await expect(activateRelease({ ...withPointerKey(), version, turn: 0 })).rejects.toThrow(
      'is at turn 1, not 0',
    );
    expect((await pointer())?.active).toBe(first.version);
    await activateRelease({ ...withPointerKey(), version, turn: 1 });
    expect(await readPointer(room.releases, 'catalog', keys())).toMatchObject({ active: version, turn: 2 });
  });
});

describe('a remote as a whole', () => {
  const change = (stop: 'outOfService' | 'pinned', reason: string | null) =>
    setStop({ ...room, remote: 'catalog', stop, reason });

  test('is taken out of service whatever is wrong with its release, stays so with the next, and comes back', async () => {
    const [first, second] = [await room.publish('one'), await room.publish('two')];
    await activate(first);
    await appendFile(path.join(folderOf(first), 'web/page.css'), ' ');
    await change('outOfService', 'wrong prices');
    const stopped = { outOfService: { reason: 'wrong prices', at: expect.any(String) } };
    expect(await pointer()).toMatchObject({ active: first.version, ...stopped });
    await expect(change('outOfService', 'again')).rejects.toThrow('catalog is already out of service');
    await activate(second);
    expect(await pointer()).toMatchObject({ active: second.version, ...stopped });
    await change('outOfService', null);
    expect((await pointer())?.outOfService).toBeUndefined();
    await expect(change('outOfService', null)).rejects.toThrow('catalog is not out of service');
  });

  test('keeps its releases while it is pinned, and lets a canary end', async () => {
    const [first, second, third] = [
      await room.publish('one'),
      await room.publish('two'),
      await room.publish('three'),
    ];
    await activate(first);
    await activate(second);
    const options = { ...room, remote: 'catalog', smoke: passes } as const;
    await setCanary({ ...options, version: third.version, percent: 5 });
    await change('pinned', 'the fair is on');
    const pinned = `catalog is pinned to ${second.version}: the fair is on`;
    await expect(activate(third)).rejects.toThrow(pinned);
    await expect(rollBackRelease(options)).rejects.toThrow(pinned);
    await expect(setCanary({ ...options, version: third.version, percent: 50 })).rejects.toThrow(pinned);
    await endCanary(options);
    expect(await pointer()).toMatchObject({ active: second.version, canary: null, turn: 5 });
    await change('pinned', null);
    await activate(third);
    expect((await pointer())?.active).toBe(third.version);
  });

  test('that was never activated cannot be stopped', async () => {
    await expect(change('pinned', 'early')).rejects.toThrow('catalog was never activated');
  });
});

describe('the registry’s entry', () => {
  test('is refused when a byte of it was changed', async () => {
    await activate(await room.publish('one'));
    const signed = (await readRegistry(room.releases)).remotes.catalog!;
    const forged = { ...signed, payload: signed.payload.replace('"turn":1', '"turn":9') };
    expect(() => openPointer('catalog', forged, room.publicKey)).toThrow('not signed by the release key');
    expect(() => openPointer('admin', signed, room.publicKey)).toThrow('is that of catalog');
  });

  test('cannot be played again, and no older release comes back without a rollback', async () => {
    const before = await activate(await room.publish('one'));
    const after = await activate(await room.publish('two'));
    expect(() => checkProgress(before, after)).toThrow('is older than one seen before');
    expect(() => checkProgress({ ...after, turn: 3, sequence: 1 }, after)).toThrow(
      'is older than one seen before',
    );
    expect(() => checkProgress({ ...after, turn: 3, sequence: 1, rollback: true }, after)).not.toThrow();
  });
});
