import { federationManifestFile, type ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { readVerified } from '@gantry/federation/node/release/verify';

/** `mf-manifest.json`: what a remote exposes and shares, as the federation package writes it for hosts and tools. */
export interface FederationManifest {
  readonly metaData: { readonly publicPath?: string };
}

/**
 * The federation manifest of a release; releases made before there was one have none.
 * @throws ReleaseRefused when it is not the file that was signed
 */
export async function readFederationManifest(
  releases: string,
  manifest: ReleaseManifest,
): Promise<FederationManifest | undefined> {
  const file = `web/${federationManifestFile}`;
  if (!manifest.files[file]) return undefined;
  const bytes = await readVerified(releases, manifest, file);
  return JSON.parse(bytes.toString('utf8')) as FederationManifest;
}
