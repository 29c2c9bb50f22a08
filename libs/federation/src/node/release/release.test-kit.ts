import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signingKey } from './keys.ts';
import type { ReleaseManifest } from './manifest.ts';
import { publishBuild } from './publish.ts';
import { scriptInventoryFile } from './script-inventory.ts';

/** A home with keys and an empty releases folder, and builds as small as they may be. */
export interface ReleaseRoom {
  readonly home: string;
  readonly releases: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** publishes a build of `catalog` with this text in it */
  publish(text: string): Promise<ReleaseManifest>;
  clean(): Promise<void>;
}

/** A remote's server build as a container that knows its own label. */
function containerCode(label: string): string {
  const remote = `{ name: 'catalog', version: '0', contract: 1, routes: [], label: '${label}',
    api: { reducerPath: 'catalog' }, messages: async () => ({ label: '${label}' }), widgets: {} }`;
  return `exports.init = () => {}; exports.get = async () => () => ({ default: ${remote} });`;
}

async function writeBuild(folder: string, label: string): Promise<void> {
  await mkdir(path.join(folder, 'web'), { recursive: true });
  await mkdir(path.join(folder, 'node'), { recursive: true });
  await writeFile(path.join(folder, `web/remote-entry.${label}.js`), `export const label = '${label}';`);
  await writeFile(path.join(folder, 'web/page.css'), `.${label} {}`);
  await writeFile(path.join(folder, 'web/route-assets.json'), '{"page":{"js":[],"css":["page.css"]}}');
  await writeFile(
    path.join(folder, 'web', scriptInventoryFile),
    '{"owner":"catalog","purpose":"","scripts":{}}',
  );
  await writeFile(path.join(folder, `node/remote-entry.${label}.js`), containerCode(label));
}

export async function openRoom(): Promise<ReleaseRoom> {
  const home = await mkdtemp(path.join(tmpdir(), 'gantry-releases-'));
  const releases = path.join(home, 'releases');
  const privateKey = signingKey(home);
  return {
    home,
    releases,
    privateKey,
    publicKey: createPublicKey(privateKey),
    async publish(text) {
      const build = path.join(home, 'builds', text);
      await writeBuild(build, text);
      return publishBuild({ remote: 'catalog', build, releases, privateKey });
    },
    clean: () => rm(home, { recursive: true, force: true }),
  };
}
