import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { log, reasonOf } from '../log.ts';

/**
 * A small JSON file that should outlive a restart, shared by all workers of a shell. It is a help, never a condition:
 * one that is missing or damaged counts as empty, and a full or read-only disk is logged and lived with.
 */
export class StateFile<T> {
  private readonly file: string;
  private readonly schema: v.GenericSchema<unknown, T>;
  private isFailing = false;
  private mark = '';

  constructor(file: string, schema: v.GenericSchema<unknown, T>) {
    this.file = file;
    this.schema = schema;
  }

  readState(): T | undefined {
    let text: string;
    try {
      text = readFileSync(this.file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.complain('cannot be read', error);
      return undefined;
    }
    try {
      return v.parse(this.schema, JSON.parse(text));
    } catch (error) {
      this.complain('is damaged and counts as empty', error);
      return undefined;
    }
  }

  /** Whether somebody has replaced the file since this was asked last. */
  hasChanged(): boolean {
    const found = statSync(this.file, { throwIfNoEntry: false });
    const mark = found ? `${found.ino}:${found.mtimeMs}` : '';
    const isNew = mark !== this.mark;
    this.mark = mark;
    return isNew;
  }

  /** Replaces the content in one step. @returns whether it could be written */
  writeState(content: T): boolean {
    const draft = `${this.file}.${process.pid}`;
    try {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(draft, JSON.stringify(content));
      renameSync(draft, this.file);
      this.isFailing = false;
      return true;
    } catch (error) {
      // once for each time of trouble: the log may lie on the same full disk
      if (!this.isFailing) this.complain('cannot be written; it is remembered until a restart', error);
      this.isFailing = true;
      removeQuietly(draft);
      return false;
    }
  }

  private complain(what: string, error: unknown): void {
    log('warn', `${path.basename(this.file)} ${what}`, { reason: reasonOf(error) });
  }
}

// Where the folder itself is missing there is no draft either.
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    log('warn', 'a draft could not be removed', { reason: reasonOf(error) });
  }
}
