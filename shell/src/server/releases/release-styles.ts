import type { ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { readVerified } from '@gantry/federation/node/release/verify';

/** Texts of stylesheets by their addresses. */
export type StyleTexts = Readonly<Record<string, string>>;

/**
 * The stylesheets of a release as they were signed. One that is not there, or not what was signed, is left out: pages
 * then name its address, and browsers refuse it.
 * @param base address below which browsers find the release's files
 */
export async function readStyles(
  releases: string,
  manifest: ReleaseManifest,
  base: string,
): Promise<StyleTexts> {
  const names = Object.keys(manifest.files).filter((name) => /^web\/.+\.css$/.test(name));
  const texts = names.map(async (name): Promise<[string, string][]> => {
    const bytes = await readVerified(releases, manifest, name).catch(() => undefined);
    return bytes ? [[base + name.slice('web/'.length), bytes.toString()]] : [];
  });
  return Object.fromEntries((await Promise.all(texts)).flat());
}
