import path from 'node:path';
import {
  isFresh,
  talliesFile,
  talliesSchema,
  type ProcessTallies,
  type Tallies,
} from '@gantry/federation/node/release/tallies';
import { StateFile } from './state-file.ts';

/** What the processes of a shell have seen of its releases, for the back office. */
export class TalliesFile {
  private readonly file: StateFile<Tallies>;

  /** @param folder of what outlives a restart */
  constructor(folder: string) {
    this.file = new StateFile<Tallies>(path.join(folder, talliesFile), talliesSchema);
  }

  /** Says what this process has seen, beside what the others say. One that is lost by two at once is said again. */
  tellSeen(seen: Omit<ProcessTallies, 'at'>, now: number): void {
    const others = Object.entries(this.file.readState() ?? {}).filter(([, one]) => isFresh(one, now));
    const own = { at: new Date(now).toISOString(), ...seen };
    this.file.writeState({ ...Object.fromEntries(others), [process.pid]: own });
  }
}
