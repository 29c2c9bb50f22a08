import { randomUUID } from 'node:crypto';
import { retentionRules, type RetentionRuleId } from '@gantry/domain/retention';
import { Client } from 'pg';

const hour = 3_600_000;
const day = 24 * hour;
type Values = Readonly<Record<string, unknown>>;

/** A row that a rule removes or masks when it is old. */
export interface Example {
  readonly table: string;
  /** the column its period begins at; milliseconds where it is `expire` */
  readonly begins: string;
  /** what makes it one of the rule's, besides its age */
  readonly values?: Values;
  /** columns that may be empty, and are made up here */
  readonly madeUp?: readonly string[];
}
/** A row as it was written, and where it is found again. */
export interface AgedRow {
  readonly rule: RetentionRuleId;
  readonly table: string;
  readonly isOld: boolean;
  readonly key: Values;
  readonly before: Values;
}
interface Column {
  readonly name: string;
  readonly type: string;
}

/** Writes rows of any table: what an example does not say is made up. Rules of other tables are not asked. */
export class AgedRows {
  private constructor(private readonly client: Client) {}

  static async on(connectionString: string): Promise<AgedRows> {
    const client = new Client({ connectionString });
    await client.connect();
    // a row stands alone here
    await client.query('set session_replication_role = replica');
    return new AgedRows(client);
  }

  end(): Promise<void> {
    return this.client.end();
  }

  /** An hour beyond its rule's period, or an hour short of it. */
  async writeAged(rule: RetentionRuleId, example: Example, isOld: boolean): Promise<AgedRow> {
    const { table, begins, values = {}, madeUp: more = [] } = example;
    const at = new Date(Date.now() - retentionRules[rule].days * day + (isOld ? -hour : hour));
    const time = begins === 'expire' ? at.getTime() : at;
    const before = await this.writeRow(table, { ...values, [begins]: time }, more);
    const key = Object.fromEntries((await this.keyOf(table)).map((name) => [name, before[name]]));
    return { rule, table, isOld, key, before };
  }

  /** As it is now; undefined where it is gone. */
  async readAgain({ table, key }: AgedRow): Promise<Values | undefined> {
    const names = Object.keys(key);
    const where = names.map((name, at) => `"${name}"::text = $${at + 1}`).join(' and ');
    const found = await this.client.query(
      `select to_jsonb(t) as row from ${table} t where ${where}`,
      names.map((name) => String(key[name])),
    );
    return (found.rows[0] as { row: Values } | undefined)?.row;
  }

  async writeRow(table: string, values: Values, more: readonly string[] = []): Promise<Values> {
    const made = (await this.neededOf(table, more)).filter(({ name }) => !(name in values));
    const all: Values = {
      ...Object.fromEntries(
        made.map(({ name, type }) => [name, name === 'number' ? madeUpNumber() : madeUp(type)]),
      ),
      ...values,
    };
    const names = Object.keys(all);
    const { rows } = await this.client.query(
      `insert into ${table} as t (${names.map((name) => `"${name}"`).join(', ')})
       values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning to_jsonb(t) as row`,
      Object.values(all),
    );
    return (rows[0] as { row: Values }).row;
  }

  /** Columns that say something in every row, and nothing by themselves; and some more. */
  private async neededOf(table: string, more: readonly string[]): Promise<Column[]> {
    const { rows } = await this.client.query<Column>(
      `select attname as name, format_type(atttypid, null) as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = ''
         and attgenerated = '' and (attnotnull and not atthasdef or attname = any($2))`,
      [table, more],
    );
    return rows;
  }

  private async keyOf(table: string): Promise<string[]> {
    const { rows } = await this.client.query<{ name: string }>(
      `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = $1::regclass and i.indisprimary`,
      [table],
    );
    return rows.map(({ name }) => name);
  }
}

/** Records are numbered in digits. */
const madeUpNumber = () => String(Math.floor(Math.random() * 1_000_000_000));

function madeUp(type: string): unknown {
  if (type === 'uuid') return randomUUID();
  if (type === 'jsonb') return '{}';
  if (type === 'boolean') return false;
  if (type.endsWith('[]')) return '{}';
  if (type === 'date' || type.startsWith('timestamp')) return new Date();
  if (/int|numeric|double/.test(type)) return Math.floor(Math.random() * 1_000_000_000);
  if (type === 'bytea') return Buffer.from(randomUUID());
  return `x${randomUUID()}`;
}
