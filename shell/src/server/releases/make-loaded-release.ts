import type { ReleaseManifest } from '@gantry/federation/node/release/manifest';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { readFederationManifest } from './federation-manifest.ts';
import { rememberMessages, type LoadedRelease } from './loaded-release.ts';
import { readStyles } from './release-styles.ts';

/** Address below which browsers find a release's files. */
function releaseBase(remote: string, version: string): string {
  return `/r/${remote}/${version}/web/`;
}

/** Puts together what pages need of a loaded release from the folder of releases. */
export async function makeLoadedRelease(
  releases: string,
  manifest: ReleaseManifest,
  module: RemoteModule,
): Promise<LoadedRelease> {
  const base = releaseBase(manifest.remote, manifest.version);
  const webFiles = Object.entries(manifest.files).filter(([name]) => /^web\/.+\.(m?js|css)$/.test(name));
  return {
    remote: manifest.remote,
    module,
    pinned: {
      version: manifest.version,
      entry: base + manifest.web.entry.slice('web/'.length),
      base,
    },
    chunks: manifest.web.chunks,
    integrity: Object.fromEntries(webFiles.map(([name, hash]) => [base + name.slice('web/'.length), hash])),
    styles: await readStyles(releases, manifest, base),
    federationManifest: await readFederationManifest(releases, manifest),
    messages: rememberMessages(module),
  };
}
