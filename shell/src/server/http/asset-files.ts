import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import { hasIntegrity } from '@gantry/federation/node/release/integrity';
import { isReleaseName, readManifest, type ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { LRUCache } from 'lru-cache';
import { log } from '../log.ts';

/** Where the files lie and what is known of them. */
export interface AssetFilesOptions {
  /** folder of the shell's own files */
  readonly web: string;
  /** address of each of them → hash */
  readonly own: Readonly<Record<string, string>>;
  readonly releases: string;
  readonly publicKeyFile: string;
  /** told of a release whose file is not what was signed */
  readonly onDamage: (remote: RemoteName) => void;
}

/** The bytes of a file as it was built; why there are none otherwise. */
export type FoundFile = Buffer | 'missing' | 'damaged';

const ownFile = /^\/assets\/([\w.-]+)$/;
const releaseFile = /^\/r\/([a-z]+)\/([\w-]+)\/web\/([\w.-]+)$/;
const maxManifests = 64;

/** Finds files for browsers and checks their bytes: those of the shell by its build's list, of releases by their manifests. */
export class AssetFiles {
  private readonly options: AssetFilesOptions;
  private readonly manifests = new LRUCache<string, ReleaseManifest>({ max: maxManifests });
  private key: KeyObject | undefined;

  constructor(options: AssetFilesOptions) {
    this.options = options;
  }

  async readAsset(pathname: string): Promise<FoundFile> {
    const { web, own } = this.options;
    const [, name] = ownFile.exec(pathname) ?? [];
    if (name) return own[pathname] ? readChecked(path.join(web, name), own[pathname]) : 'missing';
    const release = releaseOf(pathname);
    return release ? this.readReleased(release) : 'missing';
  }

  private async readReleased({ remote, version, name }: ReleaseFile): Promise<FoundFile> {
    const { releases, onDamage } = this.options;
    const manifest = await this.manifest(remote, version);
    if (typeof manifest === 'string') return manifest;
    const hash = manifest.files[name];
    if (!hash) return 'missing';
    const found = await readChecked(path.join(releases, remote, version, name), hash);
    if (found === 'damaged') onDamage(remote);
    return found;
  }

  private async manifest(
    remote: RemoteName,
    version: string,
  ): Promise<ReleaseManifest | 'missing' | 'damaged'> {
    const name = `${remote} ${version}`;
    const known = this.manifests.get(name);
    if (known) return known;
    try {
      const manifest = await readManifest(this.options.releases, remote, version, this.publicKey());
      this.manifests.set(name, manifest);
      return manifest;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'damaged';
    }
  }

  private publicKey(): KeyObject {
    this.key ??= createPublicKey(readFileSync(this.options.publicKeyFile));
    return this.key;
  }
}

interface ReleaseFile {
  readonly remote: RemoteName;
  readonly version: string;
  /** as the manifest names it */
  readonly name: string;
}

/** The file of a release that an address means; nothing for any other address. */
export function releaseOf(pathname: string): ReleaseFile | undefined {
  const [, remote = '', version = '', file = ''] = releaseFile.exec(pathname) ?? [];
  return isReleaseName(remote, version) ? { remote, version, name: `web/${file}` } : undefined;
}

async function readChecked(file: string, hash: string): Promise<FoundFile> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes && hasIntegrity(bytes, hash)) return bytes;
  // a listed file that is not there is damage as well: somebody's page names it
  log('error', 'a file for browsers is damaged', { file });
  return 'damaged';
}
