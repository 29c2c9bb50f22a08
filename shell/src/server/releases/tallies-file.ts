import path from 'node:path';
import {
  isFresh,
  talliesFile,
  type ProcessTallies,
  type Tallies,
} from '@gantry/federation/node/release/tallies';
import { vitalNames } from '@gantry/federation/node/release/vitals';
import * as v from 'valibot';
import { StateFile } from './state-file.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const talliesSchema = v.record(
  v.string(),
  v.object({
    at: v.string(),
    releases: v.record(v.string(), v.object({ pages: count, faults: count })),
    vitals: v.optional(v.record(v.string(), v.record(v.picklist(vitalNames), v.record(v.string(), count)))),
  }),
);

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
