import { changesPage, type BuildManifest, type PageBuild } from './build-manifest.ts';

/** The manifest of the latest build is asked for about 1 s after load, then every hour (specification §7, §9). */
const firstCheck = 1000;
export const checkPause = 3_600_000;

interface BuildWatch {
  /** what this page is made of */
  readonly page: () => PageBuild;
  /**
   * called when another build has become the latest that would make another page; with undefined when the page is
   * that of the latest build again
   */
  readonly onLatest: (id: string | undefined) => void;
  readonly fetchJson?: (path: string) => Promise<unknown>;
}

/** Watches for new builds; returns a function that stops watching. A check that fails is as good as none. */
export function watchBuilds({ page, onLatest, fetchJson = getJson }: BuildWatch): () => void {
  let told: string | undefined;
  let timer = setTimeout(() => void checkBuild(), firstCheck);

  async function checkBuild() {
    timer = setTimeout(() => void checkBuild(), checkPause);
    try {
      const latest = await newerBuild(page, fetchJson);
      if (latest !== told) onLatest(latest);
      told = latest;
    } catch {
      // asked again in an hour
    }
  }
  return () => clearTimeout(timer);
}

/** @throws when the latest build cannot be found out */
async function newerBuild(
  pageOf: () => PageBuild,
  fetchJson: (path: string) => Promise<unknown>,
): Promise<string | undefined> {
  const latest = readManifest(await fetchJson('/builds/latest.json'));
  const page = pageOf();
  return latest.id !== page.buildId && changesPage(latest, page) ? latest.id : undefined;
}

/** @throws Error for what is no manifest */
function readManifest(answer: unknown): BuildManifest {
  const { id, remotes = {} } = (answer ?? {}) as Partial<BuildManifest>;
  if (typeof id !== 'string') throw new Error('This is no manifest of a build.');
  return { id, remotes };
}

async function getJson(path: string): Promise<unknown> {
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return response.json();
}
