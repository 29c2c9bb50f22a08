/** @jest-environment node */
import { createPublicKey, sign } from 'node:crypto';
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  activateRelease,
  rollBackRelease,
  setCanary,
  setStop,
} from '@gantry/federation/node/release/activate';
import {
  pointerPublicKeyFile,
  pointerSigningKey,
  publicKeyFile,
  readPublicKey,
  signingKey,
} from '@gantry/federation/node/release/keys';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { containerOf, labelIn, RegistryRoom } from './registry.test-kit.ts';

let room: RegistryRoom;
beforeEach(async () => {
  room = await RegistryRoom.open();
});
afterEach(() => room.close());
const registryFile = (): string => path.join(room.releases, 'registry.json');

describe('the server', () => {
  test('starts without any release and takes the first one up', async () => {
    const followed = await room.follow();
    expect(labelIn(followed)).toBeUndefined();
    await room.activate(await room.publish('one'));
    await followed.refresh();
    expect(labelIn(followed)).toBe('one');
    expect(followed.status().catalog).toMatchObject({ problem: null });
  });

  test('keeps a request’s releases to its end', async () => {
    await room.activate(await room.publish('one'));
    const followed = await room.follow();
    const snapshot = followed.snapshot(99);
    await room.activate(await room.publish('two'));
    await followed.refresh();
    expect(snapshot.releases.catalog?.module).toMatchObject({ label: 'one' });
    expect(labelIn(followed)).toBe('two');
    expect(followed.snapshot(99).key).not.toBe(snapshot.key);
  });

  test.each([
    ['does not parse', 'this is <<< not js'],
    ['throws when it is evaluated', 'throw new Error("boom")'],
    ['exposes nothing', 'exports.init = () => {}; exports.get = async () => () => ({});'],
    ['exposes another remote', containerOf('x').replace("'catalog'", "'admin'")],
  ])('keeps the last good release when the next %s', async (_, code) => {
    await room.activate(await room.publish('one'));
    const followed = await room.follow();
    await room.activate(await room.publish('bad', { code }));
    await followed.refresh();
    expect(labelIn(followed)).toBe('one');
    expect(followed.status().catalog?.problem).toEqual(expect.any(String));
    await room.activate(await room.publish('two'));
    await followed.refresh();
    expect(labelIn(followed)).toBe('two');
  });

  test('refuses a server build of which one byte was changed after signing', async () => {
    await room.activate(await room.publish('one'));
    const followed = await room.follow();
    // it looks when told to only, so that it cannot take the release before its file is changed
    followed.stop();
    const next = await room.publish('two');
    await room.activate(next);
    await appendFile(room.fileOf(next, next.node.entry), ' ');
    await followed.refresh();
    expect(labelIn(followed)).toBe('one');
    expect(followed.status().catalog?.problem).toContain('is not the file that was signed');
  });

  test('survives a registry that is cut off', async () => {
    await room.activate(await room.publish('one'));
    const followed = await room.follow();
    await writeFile(registryFile(), '{"format":1,');
    await followed.refresh();
    expect(labelIn(followed)).toBe('one');
  });

  test('takes a rollback, but no old registry that somebody put back, not even after a restart', async () => {
    await room.activate(await room.publish('one'));
    const file = registryFile();
    const old = await readFile(file);
    await room.activate(await room.publish('two'));
    let followed = await room.follow();
    expect(labelIn(followed)).toBe('two');
    await writeFile(file, old);
    await followed.refresh();
    expect(labelIn(followed)).toBe('two');
    followed.stop();
    followed = await room.follow();
    expect(labelIn(followed)).toBeUndefined();
    expect(followed.status().catalog?.problem).toContain('is older than one seen before');
  });

  test('goes back by a rollback', async () => {
    await room.activate(await room.publish('one'));
    await room.activate(await room.publish('two'));
    const followed = await room.follow();
    await rollBackRelease(room.options());
    await followed.refresh();
    expect(labelIn(followed)).toBe('one');
  });

  test('gives nobody a remote that is out of service, not even after a restart, until it is back', async () => {
    await room.activate(await room.publish('one'));
    const { version } = await room.publish('two');
    await setCanary({ ...room.options(), version, percent: 20 });
    await setStop({ ...room.options(), stop: 'outOfService', reason: 'wrong prices' });
    for (let start = 0; start < 2; start += 1) {
      const followed = await room.follow();
      expect([labelIn(followed), labelIn(followed, 'catalog', 0)]).toEqual([undefined, undefined]);
      expect(followed.status().catalog).toMatchObject({
        version: null,
        problem: 'out of service: wrong prices',
      });
    }
    await setStop({ ...room.options(), stop: 'outOfService', reason: null });
    const followed = await room.follow();
    expect([labelIn(followed), labelIn(followed, 'catalog', 0)]).toEqual(['one', 'two']);
  });

  test('gives a canary to its share of the visitors only', async () => {
    await room.activate(await room.publish('one'));
    const { version } = await room.publish('two');
    await setCanary({ ...room.options(), version, percent: 20 });
    const followed = await room.follow();
    expect(followed.hasCanary).toBe(true);
    expect([labelIn(followed, 'catalog', 19), labelIn(followed, 'catalog', 20)]).toEqual(['two', 'one']);
  });

  describe('believes the pointer key', () => {
    const activateByPointerKey = async (version: string) => {
      const privateKey = pointerSigningKey(room.home);
      const pointerKey = createPublicKey(privateKey);
      const releaseKey = readPublicKey(publicKeyFile(room.home));
      await activateRelease({ ...room.options(), version, privateKey, pointerKey, releaseKey });
    };

    test('about which release all get', async () => {
      await room.activate(await room.publish('one'));
      const followed = await room.follow();
      await activateByPointerKey((await room.publish('two')).version);
      await followed.refresh();
      expect(labelIn(followed)).toBe('two');
    });

    test('about nothing that the release key has not signed', async () => {
      await room.activate(await room.publish('one'));
      const release = await room.publish('two');
      await activateByPointerKey(release.version);
      const bytes = await readFile(room.fileOf(release, 'release.json'));
      const forged = sign(null, bytes, pointerSigningKey(room.home)).toString('base64');
      await writeFile(room.fileOf(release, 'release.sig'), forged);
      expect(labelIn(await room.follow())).toBe('one');
    });

    test('no longer once its public half is taken away', async () => {
      await room.activate(await room.publish('one'));
      await activateByPointerKey((await room.publish('two')).version);
      await rm(pointerPublicKeyFile(room.home));
      const followed = await room.follow();
      expect(labelIn(followed)).toBeUndefined();
      expect(followed.status().catalog.problem).toMatch(/not signed by the release key/);
    });
  });

  test('believes only the public key it was given', async () => {
    await room.activate(await room.publish('one'));
    const stranger = path.join(room.home, 'stranger');
    const key = signingKey(stranger);
    expect(createPublicKey(key).asymmetricKeyType).toBe('ed25519');
    await cp(publicKeyFile(stranger), publicKeyFile(room.home));
    expect(labelIn(await room.follow())).toBeUndefined();
  });
});
