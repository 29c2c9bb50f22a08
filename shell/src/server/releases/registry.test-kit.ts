import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import { activateRelease } from '@gantry/federation/node/release/activate';
import { pointerPublicKeyFile, publicKeyFile, signingKey } from '@gantry/federation/node/release/keys';
import type { ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { publishBuild } from '@gantry/federation/node/release/publish';
import { DroppedReleases } from './dropped-releases.ts';
import { HighWaterFile } from './high-water-file.ts';
import { ReleaseRegistry } from './release-registry.ts';

/** The server build of a remote as small as it may be, with a label to know it by. */
export const containerOf = (label: string, remote: RemoteName = 'catalog'): string =>
  `exports.init = () => {}; exports.get = async () => () => ({ default: { name: '${remote}', version: '0', contract: 1,
     routes: [], label: '${label}', api: { reducerPath: '${remote}' }, messages: async () => ({}), widgets: {} } });`;

/** A home with keys and releases, and a server's registry that follows them; several of them may follow one home. */
export class RegistryRoom {
  private readonly registries: ReleaseRegistry[] = [];

  private constructor(readonly home: string) {
    signingKey(home);
  }

  static async open(): Promise<RegistryRoom> {
    return new RegistryRoom(await mkdtemp(path.join(tmpdir(), 'gantry-registry-')));
  }

  get releases(): string {
    return path.join(this.home, 'releases');
  }

  options(remote: RemoteName = 'catalog') {
    return { remote, releases: this.releases, privateKey: signingKey(this.home), smoke: async () => {} };
  }

  fileOf({ remote, version }: ReleaseManifest, name = ''): string {
    return path.join(this.releases, remote, version, name);
  }

  async publish(
    label: string,
    { remote = 'catalog' as RemoteName, code = containerOf(label, remote) } = {},
  ): Promise<ReleaseManifest> {
    const build = path.join(this.home, 'builds', remote, label);
    for (const folder of ['web', 'node']) await mkdir(path.join(build, folder), { recursive: true });
    await writeFile(path.join(build, 'web/route-assets.json'), '{}');
    await writeFile(path.join(build, `web/remote-entry.${label}.js`), `// ${label}`);
    await writeFile(path.join(build, `web/page.${label}.css`), `.${label} {}`);
    await writeFile(path.join(build, `node/remote-entry.${label}.js`), code);
    return publishBuild({ ...this.options(remote), build });
  }

  async activate({ remote, version }: ReleaseManifest): Promise<void> {
    await activateRelease({ ...this.options(remote), version });
  }

  /** Starts to follow, as a server does. */
  async follow(): Promise<ReleaseRegistry> {
    const state = path.join(this.home, 'state');
    const registry = new ReleaseRegistry({
      releases: this.releases,
      publicKeyFile: publicKeyFile(this.home),
      pointerKeyFile: pointerPublicKeyFile(this.home),
      scope: {},
      seen: new HighWaterFile(state),
      dropped: new DroppedReleases(state),
    });
    this.registries.push(registry);
    await registry.start();
    return registry;
  }

  async close(): Promise<void> {
    for (const registry of this.registries) registry.stop();
    await rm(this.home, { recursive: true, force: true });
  }
}

/** The label of the release that a visitor gets; nothing where the area is out of service. */
export function labelIn(registry: ReleaseRegistry, remote: RemoteName = 'catalog', bucket = 99): unknown {
  const module = registry.snapshot(bucket).releases[remote]?.module as { label?: string } | undefined;
  return module?.label;
}
