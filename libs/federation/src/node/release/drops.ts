import type { RemoteName } from '@gantry/contracts/remotes';
import type { ReleasePointer } from './pointer.ts';

/** Why the shell took a release out of use, and at which turn of its remote's registry entry. */
export interface Drop {
  readonly turn: number;
  readonly reason: string;
  readonly at: string;
}

/** What the shell keeps of releases that harmed its server, by `dropName`. */
export type Drops = Readonly<Record<string, Drop>>;

/** The file of the drops, in the folder of what outlives a restart of the shell. */
export const dropsFile = 'releases-dropped.json';

/** Under which name a drop is kept. */
export const dropName = (remote: RemoteName, version: string): string => `${remote}@${version}`;

/** The drop that keeps a release out of use; an activation after it has lifted it. */
export function standingDrop(drops: Drops, version: string, pointer: ReleasePointer): Drop | undefined {
  const drop = drops[dropName(pointer.remote, version)];
  const isNamed = pointer.active === version || pointer.canary?.version === version;
  return drop && !(isNamed && pointer.turn > drop.turn) ? drop : undefined;
}
