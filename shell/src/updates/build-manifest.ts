import type { PinnedRelease } from '../federation/page-data.ts';

/** A build, as `/builds/latest.json` and `/builds/meta/<id>.json` describe it (specification §7). */
export interface BuildManifest {
  /** the shell's build, a dot, the combination of releases */
  readonly id: string;
  /** remote → version of its release */
  readonly remotes: Readonly<Record<string, string>>;
}

/** What an open page was made of. */
export interface PageBuild {
  readonly buildId: string;
  readonly remotes: Readonly<Record<string, Pick<PinnedRelease, 'version'> | undefined>>;
}

/**
 * Whether a page would be another one if it were fetched again now. Store pages are not made of the back office, and
 * its releases are nothing to them.
 */
export function changesPage(build: BuildManifest, page: PageBuild): boolean {
  if (shellOf(build.id) !== shellOf(page.buildId)) return true;
  const names = Object.keys(build.remotes).filter((name) => name !== 'admin' || page.remotes[name]);
  return names.some((name) => build.remotes[name] !== page.remotes[name]?.version);
}

const shellOf = (buildId: string): string => buildId.split('.', 1)[0]!;
