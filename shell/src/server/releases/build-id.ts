import { createHash } from 'node:crypto';
import type { Snapshot } from './loaded-release.ts';

const known = new WeakMap<Snapshot, string>();

/**
 * Names everything a page is made of: the shell's build, a dot, and the releases of a snapshot. The same in every
 * process that has them; the part before the dot changes with the shell alone.
 */
export function buildIdOf(shellId: string, snapshot: Snapshot): string {
  const found = known.get(snapshot);
  if (found) return found;
  const releases = createHash('sha256').update(snapshot.key).digest('base64url').slice(0, 12);
  const id = `${shellId}.${releases}`;
  known.set(snapshot, id);
  return id;
}
