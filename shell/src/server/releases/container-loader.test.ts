/** @jest-environment node */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { signingKey } from '@gantry/federation/node/release/keys';
import type { ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { publishBuild } from '@gantry/federation/node/release/publish';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadRelease } from './container-loader.ts';

let home = '';
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'gantry-container-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const releases = (): string => path.join(home, 'releases');

async function publish(label: string, code: string): Promise<ReleaseManifest> {
  const build = path.join(home, 'builds', label);
  for (const folder of ['web', 'node']) await mkdir(path.join(build, folder), { recursive: true });
  await writeFile(path.join(build, `web/remote-entry.${label}.js`), `// ${label}`);
  await writeFile(path.join(build, `node/remote-entry.${label}.js`), code);
  return publishBuild({ remote: 'catalog', build, releases: releases(), privateKey: signingKey(home) });
}

type Labelled = RemoteModule & { readonly label: unknown };
const load = async (manifest: ReleaseManifest): Promise<Labelled> =>
  (await loadRelease(releases(), manifest, {})) as Labelled;

const remoteOf = (
  label: string,
): string => `{ name: 'catalog', version: '0', contract: 1, routes: [], label: ${label},
  api: { reducerPath: 'catalog' }, messages: async () => ({}), widgets: {} }`;

/** Collects until it is enough; the collector may need several turns for what one has let go. */
async function collectGarbage(isEnough: () => boolean): Promise<void> {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 3 || (turn < 100 && !isEnough()); turn++) {
    gc();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('an unused release is unloaded by the federation runtime', async () => {
  const containers: WeakRef<object>[] = [];
  for (let count = 0; count < 10; count++) {
    const code = `const held = { ballast: ${count} };
      exports.init = () => void held; exports.get = async () => () => ({ default: ${remoteOf('held')} });`;
    const { label } = await load(await publish(`held-${count}`, code));
    containers.push(new WeakRef(label as object));
  }
  const held = () => containers.filter((one) => one.deref()).length;
  // the last one may still be in reach of what ran last
  await collectGarbage(() => held() <= 1);
  expect(held()).toBeLessThanOrEqual(1);
});

test('a container that brings a runtime of its own does not meet that of another release', async () => {
  // what the package's own start does: an instance of that name is taken again. In these tests the code's global object
  // is another one than the loader's, which it finds by the way.
  const codeOf = (label: string): string => `
    const all = exports.constructor.constructor('return this')().__FEDERATION__.__INSTANCES__;
    const own = all.find(({ name }) => name === 'plain_catalog') ?? { name: 'plain_catalog', label: '${label}' };
    all.push(own);
    exports.init = () => {}; exports.get = async () => () => ({ default: ${remoteOf('own.label')} });`;
  const [one, other] = [await publish('one', codeOf('one')), await publish('other', codeOf('other'))];
  expect([(await load(one)).label, (await load(other)).label]).toEqual(['one', 'other']);
});
