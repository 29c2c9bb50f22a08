/** A page's script could not be fetched: usually an old tab after a new release. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure';
}

/** A path is reloaded once, then not again for this long (specification §9). */
const reloadPause = 10_000;
const storageName = 'gantry-reloaded';

/**
 * Whether the page at this path may reload itself now after a chunk failure, and notes that it does.
 * @param now milliseconds
 */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const last = readStored(storage);
  if (last?.path === path && now - last.at < reloadPause) return false;
  try {
    storage.setItem(storageName, JSON.stringify({ path, at: now }));
    return true;
  } catch {
    // Without a memory of the reload it could go on for ever.
    return false;
  }
}

function readStored(storage: Pick<Storage, 'getItem'>): { path: string; at: number } | undefined {
  try {
    return JSON.parse(storage.getItem(storageName) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
