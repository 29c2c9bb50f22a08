import { isRaw, Utils, type PostgreSqlPlatform } from '@mikro-orm/postgresql';

/** A statement with its values beside it instead of in it. */
export interface BoundStatement {
  readonly text: string;
  readonly values: (string | number | boolean | null)[];
}
type Platform = Pick<PostgreSqlPlatform, 'formatDate' | 'quoteIdentifier' | 'quoteValue'>;

/** What the ORM writes; in other texts a value may stand where its type cannot be told without it. */
const generated = /^(select|insert into|update|delete from) "/;
/** Opts a text written by hand in: each `?` in it stands where the type of a value is known, by its column or a cast. */
export const bindable = '/* bound */ ';

/**
 * Puts `$1`, `$2` … for the `?` of a statement, as far as its meaning is the same. A text in quotes and a parameter
 * without a type are the same to PostgreSQL; a number is not, so it stays in the text except where it is written to a
 * column at once.
 * @returns null where the values had better be written into the text
 */
export function bindStatement(
  text: string,
  values: readonly unknown[],
  platform: Platform,
): BoundStatement | null {
  if (values.length === 0 || !(generated.test(text) || text.startsWith(bindable))) return null;
  const binder = new Binder(platform, bindsNumbers(text));
  return { text: binder.bind(text, values), values: binder.values };
}

const writesRows = /^(insert into|update) "/;
const computes = / case | select /;
const bindsNumbers = (text: string): boolean => writesRows.test(text) && !computes.test(text);

class Binder {
  readonly values: (string | number | boolean | null)[] = [];
  constructor(
    private readonly platform: Platform,
    private readonly bindsNumbers: boolean,
  ) {}

  /** `?` is a value, `??` a name, and `\?` a question mark. */
  bind(text: string, values: readonly unknown[]): string {
    let at = 0;
    return text.replace(/\\\?|\?\??/g, (mark) => {
      if (mark === '\\?') return '?';
      const value = values[at++];
      return mark === '??' ? this.platform.quoteIdentifier(String(value)) : this.bindValue(value);
    });
  }

  private bindValue(value: unknown): string {
    if (isRaw(value)) return this.bind(value.sql, value.params);
    if (Array.isArray(value)) return value.map((one) => this.bindValue(one)).join(', ');
    if (typeof value === 'string') return this.addValue(value);
    if (value instanceof Date) return this.addValue(this.platform.formatDate(value));
    if (Utils.isPlainObject(value)) return this.addValue(JSON.stringify(value));
    if (this.bindsNumbers && (typeof value === 'number' || typeof value === 'boolean'))
      return this.addValue(value);
    return String(this.platform.quoteValue(value));
  }

  private addValue(value: string | number | boolean): string {
    return `$${this.values.push(value)}`;
  }
}
