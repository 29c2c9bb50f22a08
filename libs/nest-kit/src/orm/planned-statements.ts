import { LRUCache } from 'lru-cache';

/** A statement that is planned once per connection, by its name. */
export interface PlannedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Texts remembered; what is asked rarely, or is never twice alike, makes room again. */
const maxTexts = 1000;
/** Names in use: each stays with every connection until it is closed, with some kilobytes in the database. */
const maxNames = 400;
/** A longer text is written for its values, as a list of rows is. */
const maxLength = 6000;
/** How often a text is asked before it gets a name: a plan is not worth keeping for what start-up asks once. */
const enough = 5;

/**
 * Gives names to the statements a process asks again and again, so that PostgreSQL parses and plans them once for each
 * connection. Parsing and planning take longer than most of our statements run.
 */
export class PlannedStatements {
  private readonly seen = new LRUCache<string, number>({ max: maxTexts });
  private readonly names = new Map<string, string>();
  private given = 0;

  /** The named form of a statement; null while it is better sent as it is. */
  nameStatement(text: string, values: unknown): PlannedStatement | null {
    if (!Array.isArray(values) || values.length === 0 || text.length > maxLength) return null;
    const name = this.names.get(text) ?? this.countText(text);
    return name === null ? null : { name, text, values };
  }

  /** The table behind a statement has other columns now: it is planned anew, under another name. */
  forget(text: string): void {
    this.names.delete(text);
  }

  private countText(text: string): string | null {
    if (this.names.size >= maxNames) return null;
    const count = (this.seen.get(text) ?? 0) + 1;
    if (count < enough) {
      this.seen.set(text, count);
      return null;
    }
    this.seen.delete(text);
    const name = `planned_${this.given++}`;
    this.names.set(text, name);
    return name;
  }
}
