/**
 * Rows of a table that are an account's own, as the JSON it gets. In SQL, tables stand under their own names, and the
 * account as `owner.id` (uuid), `owner.account_id` (the same as text), `owner.account_number` and `owner.email` (lower
 * case; empty where nobody has proven it).
 */
export interface OwnRows {
  readonly table: string;
  /** SQL: what the rows are read from, where it is not the table as it is */
  readonly from?: string;
  /** SQL: which rows are the account's */
  readonly where: string;
  /** SQL: the order they come in; of a part it is text, and no two rows have the same */
  readonly order: string;
  /** columns that go along as they are; whatever is not named stays */
  readonly columns: readonly string[];
  /** more facts by name: SQL, or rows of another table */
  readonly more?: Readonly<Record<string, string | OwnRows>>;
  /** other tables that the SQL reads */
  readonly reads?: readonly string[];
}

/** Tables of a service that no copy is made of, and why not. */
export interface UntoldTables {
  readonly why: string;
  readonly tables: readonly string[];
}

/** What a service gives to whoever wants a copy of their data, and what it does not. */
export interface OwnDataDefinition<Part extends string = string> {
  readonly schema: string;
  readonly parts: Readonly<Record<Part, OwnRows>>;
  readonly untold: readonly UntoldTables[];
}

/** Tables that each schema has for the machinery. */
const kitTables: UntoldTables = {
  why: 'which events were handled, answers that are repeated for some days, and versions of the schema: copies, or about nobody',
  tables: ['handled_event', 'idempotent_write', 'migrations'],
};

/** Every table a definition speaks of; one that is missing there is forgotten. */
export const tablesOf = ({ parts, untold }: OwnDataDefinition): ReadonlySet<string> =>
  new Set([
    ...Object.values(parts).flatMap(tablesOfRows),
    ...[...untold, kitTables].flatMap(({ tables }) => tables),
  ]);

function tablesOfRows({ table, reads = [], more = {} }: OwnRows): string[] {
  const nested = Object.values(more).filter((one) => typeof one !== 'string');
  return [table, ...reads, ...nested.flatMap(tablesOfRows)];
}

/** An order for a part: by a time, and by what tells rows of the same time apart. */
export const byTime = (table: string, time: string, id = 'id'): string =>
  `to_char("${table}".${time} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || ' ' || "${table}".${id}::text`;

/** SQL that reads a page of a part; its parameters are `owner`'s four and the key behind which it begins. */
export function pageStatement(schema: string, rows: OwnRows, size: number): string {
  const key = `(${rows.order}) collate "C"`;
  return `with owner as (select ?::uuid as id, ?::text as account_id, ?::text as account_number, ?::text as email)
    select ${key} as key, ${objectOf(schema, rows)} as row
    from owner, ${sourceOf(schema, rows)}
    where (${rows.where}) and ${key} > ?::text order by 1 limit ${size}`;
}

/** SQL that reads the one row of a key, where it is the account's. */
export const rowStatement = (schema: string, rows: OwnRows): string =>
  pageStatement(schema, { ...rows, where: `(${rows.where}) and (${rows.order}) = ?::text` }, 1);

const sourceOf = (schema: string, { table, from }: OwnRows): string =>
  `${from ?? `"${schema}"."${table}"`} as "${table}"`;

function objectOf(schema: string, { table, columns, more = {} }: OwnRows): string {
  const own = columns.map((column) => [nameOf(column), `"${table}"."${column}"`] as const);
  const others = Object.entries(more).map(
    ([name, fact]) => [name, typeof fact === 'string' ? `(${fact})` : listOf(schema, fact)] as const,
  );
  return `json_build_object(${[...own, ...others].map(([name, sql]) => `'${name}', ${sql}`).join(', ')})`;
}

const listOf = (schema: string, rows: OwnRows): string =>
  `(select coalesce(json_agg(${objectOf(schema, rows)} order by ${rows.order}), '[]')
    from ${sourceOf(schema, rows)} where ${rows.where})`;

/** `placed_at` is `placedAt` to readers, as in the API. */
const nameOf = (column: string): string =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
