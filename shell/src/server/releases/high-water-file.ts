import path from 'node:path';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import { highWaterFile, type HighWater } from '@gantry/federation/node/release/pointer';
import * as v from 'valibot';
import { StateFile } from './state-file.ts';

type Marks = Partial<Record<RemoteName, HighWater>>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const marksSchema = v.record(v.picklist(remoteNames), v.object({ turn: count, sequence: count }));

/**
 * Remembers across restarts how far each remote's registry entry had come, so that an old one cannot come back. Where
 * the file is lost or damaged the marks are those of the registry as it stands: its entries are signed all the same.
 */
export class HighWaterFile {
  private readonly file: StateFile<Marks>;
  private readonly marks: Marks;

  /** @param folder of what outlives a restart */
  constructor(folder: string) {
    this.file = new StateFile<Marks>(path.join(folder, highWaterFile), marksSchema);
    this.marks = this.file.readState() ?? {};
  }

  of(remote: RemoteName): HighWater | undefined {
    return this.marks[remote];
  }

  set(remote: RemoteName, { turn, sequence }: HighWater): void {
    const known = this.marks[remote];
    if (known?.turn === turn && known.sequence === sequence) return;
    this.marks[remote] = { turn, sequence };
    this.file.writeState(this.withNewer());
  }

  // Another worker may have come further with another remote.
  private withNewer(): Marks {
    const written = this.file.readState() ?? {};
    for (const name of remoteNames) {
      const theirs = written[name];
      if (theirs && theirs.turn > (this.marks[name]?.turn ?? -1)) this.marks[name] = theirs;
    }
    return this.marks;
  }
}
