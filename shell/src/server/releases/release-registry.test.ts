/** @jest-environment node */
import { createPublicKey } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activateRelease, rollBackRelease, setCanary } from '@gantry/federation/node/release/activate';
import { publicKeyFile, signingKey } from '@gantry/federation/node/release/keys';
import type { ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { publishBuild } from '@gantry/federation/node/release/publish';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HighWaterFile } from './high-water-file.ts';
import { ReleaseRegistry } from './release-registry.ts';

let home = '';
let registry: ReleaseRegistry | undefined;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'gantry-registry-'));
});
afterEach(async () => {
  registry?.stop();
  await rm(home, { recursive: true, force: true });
});

const releases = (): string => path.join(home, 'releases');
const containerOf = (label: string): string =>
  `exports.init = () => {}; exports.get = async () => () => ({ default: { name: 'catalog', version: '0', contract: 1,
     routes: [], label: '${label}', api: { reducerPath: 'catalog' }, messages: async () => ({}), widgets: {} } });`;

async function publish(label: string, code = containerOf(label)): Promise<ReleaseManifest> {
  const build = path.join(home, 'builds', label);
  for (const folder of ['web', 'node']) await mkdir(path.join(build, folder), { recursive: true });
  await writeFile(path.join(build, 'web/route-assets.json'), '{}');
  await writeFile(path.join(build, `web/remote-entry.${label}.js`), `// ${label}`);
  await writeFile(path.join(build, `node/remote-entry.${label}.js`), code);
  return publishBuild({ remote: 'catalog', build, releases: releases(), privateKey: signingKey(home) });
}

const options = () => ({
  remote: 'catalog' as const,
  releases: releases(),
  privateKey: signingKey(home),
  smoke: async () => {},
});
const activate = ({ version }: ReleaseManifest) => activateRelease({ ...options(), version });

async function follow(): Promise<ReleaseRegistry> {
  signingKey(home);
  const seen = new HighWaterFile(path.join(home, 'state'));
  registry = new ReleaseRegistry({
    releases: releases(),
    publicKeyFile: publicKeyFile(home),
    scope: {},
    seen,
  });
  await registry.start();
  return registry;
}

function labelIn(followed: ReleaseRegistry, bucket = 99): unknown {
  const module = followed.snapshot(bucket).generations.catalog?.module as { label?: string } | undefined;
  return module?.label;
}

describe('the server', () => {
  test('starts without any release and takes the first one up', async () => {
    const followed = await follow();
    expect(labelIn(followed)).toBeUndefined();
    await activate(await publish('one'));
    await followed.refresh();
    expect(labelIn(followed)).toBe('one');
    expect(followed.status().catalog).toMatchObject({ problem: null });
  });

  test('keeps a request’s releases to its end', async () => {
    await activate(await publish('one'));
    const followed = await follow();
    const snapshot = followed.snapshot(99);
    await activate(await publish('two'));
    await followed.refresh();
    expect(snapshot.generations.catalog?.module).toMatchObject({ label: 'one' });
    expect(labelIn(followed)).toBe('two');
    expect(followed.snapshot(99).key).not.toBe(snapshot.key);
  });

  test.each([
    ['does not parse', 'this is <<< not js'],
    ['throws when it is evaluated', 'throw new Error("boom")'],
    ['exposes nothing', 'exports.init = () => {}; exports.get = async () => () => ({});'],
    ['exposes another remote', containerOf('x').replace("'catalog'", "'admin'")],
  ])('keeps the last good release when the next %s', async (_, code) => {
    await activate(await publish('one'));
    const followed = await follow();
    await activate(await publish('bad', code));
    await followed.refresh();
    expect(labelIn(followed)).toBe('one');
    expect(followed.status().catalog?.problem).toEqual(expect.any(String));
    await activate(await publish('two'));
    await followed.refresh();
    expect(labelIn(followed)).toBe('two');
  });

  test('refuses a server build of which one byte was changed after signing', async () => {
    await activate(await publish('one'));
    const followed = await follow();
    // it looks when told to only, so that it cannot take the release before its file is changed
    followed.stop();
    const next = await publish('two');
    await activate(next);
    await appendFile(path.join(releases(), 'catalog', next.version, next.node.entry), ' ');
    await followed.refresh();
    expect(labelIn(followed)).toBe('one');
    expect(followed.status().catalog?.problem).toContain('is not the file that was signed');
  });

  test('survives a registry that is cut off', async () => {
    await activate(await publish('one'));
    const followed = await follow();
    await writeFile(path.join(releases(), 'registry.json'), '{"format":1,');
    await followed.refresh();
    expect(labelIn(followed)).toBe('one');
  });

  test('takes a rollback, but no old registry that somebody put back, not even after a restart', async () => {
    await activate(await publish('one'));
    const file = path.join(releases(), 'registry.json');
    const old = await readFile(file);
    await activate(await publish('two'));
    let followed = await follow();
    expect(labelIn(followed)).toBe('two');
    await writeFile(file, old);
    await followed.refresh();
    expect(labelIn(followed)).toBe('two');
    followed.stop();
    followed = await follow();
    expect(labelIn(followed)).toBeUndefined();
    expect(followed.status().catalog?.problem).toContain('is older than one seen before');
  });

  test('goes back by a rollback', async () => {
    await activate(await publish('one'));
    await activate(await publish('two'));
    const followed = await follow();
    await rollBackRelease(options());
    await followed.refresh();
    expect(labelIn(followed)).toBe('one');
  });

  test('gives a canary to its share of the visitors only', async () => {
    await activate(await publish('one'));
    const { version } = await publish('two');
    await setCanary({ ...options(), version, percent: 20 });
    const followed = await follow();
    expect(followed.hasCanary).toBe(true);
    expect([labelIn(followed, 19), labelIn(followed, 20)]).toEqual(['two', 'one']);
  });

  test('believes only the public key it was given', async () => {
    await activate(await publish('one'));
    const stranger = path.join(home, 'stranger');
    const key = signingKey(stranger);
    expect(createPublicKey(key).asymmetricKeyType).toBe('ed25519');
    await cp(publicKeyFile(stranger), publicKeyFile(home));
    expect(labelIn(await follow())).toBeUndefined();
  });
});
