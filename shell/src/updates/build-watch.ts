/** The manifest of the latest build is asked for about 1 s after load, then every hour (specification §7, §9). */
export const firstCheck = 1000;
export const checkPause = 3_600_000;

interface BuildWatch {
  /** id of the build this page runs */
  readonly buildId: string;
  /** called once, when another build has become the latest */
  readonly onNewBuild: () => void;
  readonly fetchJson?: (path: string) => Promise<unknown>;
}

/** Watches for a new build; returns a function that stops watching. A check that fails is as good as none. */
export function watchBuilds({ buildId, onNewBuild, fetchJson = getJson }: BuildWatch): () => void {
  let timer = setTimeout(() => void check(), firstCheck);

  async function check() {
    if (await isOutdated(buildId, fetchJson)) onNewBuild();
    else timer = setTimeout(() => void check(), checkPause);
  }
  return () => clearTimeout(timer);
}

async function isOutdated(buildId: string, fetchJson: (path: string) => Promise<unknown>): Promise<boolean> {
  try {
    const latest = idOf(await fetchJson('/builds/latest.json'));
    if (latest === undefined || latest === buildId) return false;
    // Only a build whose own manifest can be had is worth a reload.
    return idOf(await fetchJson(`/builds/meta/${encodeURIComponent(latest)}.json`)) === latest;
  } catch {
    return false;
  }
}

function idOf(manifest: unknown): string | undefined {
  const id = typeof manifest === 'object' && manifest !== null && 'id' in manifest ? manifest.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

async function getJson(path: string): Promise<unknown> {
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return response.json();
}
