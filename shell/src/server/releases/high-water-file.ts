import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import type { HighWater } from '@gantry/federation/node/release/pointer';

type Marks = Partial<Record<RemoteName, HighWater>>;

/** Remembers across restarts how far each remote's registry entry had come, so that an old one cannot come back. */
export class HighWaterFile {
  readonly #file: string;
  readonly #marks: Marks;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, 'releases-seen.json');
    this.#marks = readMarks(this.#file);
  }

  of(remote: RemoteName): HighWater | undefined {
    return this.#marks[remote];
  }

  set(remote: RemoteName, mark: HighWater): void {
    this.#marks[remote] = { turn: mark.turn, sequence: mark.sequence };
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(this.#marks));
    renameSync(draft, this.#file);
  }
}

function readMarks(file: string): Marks {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Marks;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
