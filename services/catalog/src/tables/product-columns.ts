import type { FeedRow, FeedRowInput } from '@gantry/contracts/schemas/feed';

/** One fact of a product wherever it goes: its column, its field in feeds, and its name on the product's page. */
interface ProductColumn {
  readonly sql: 'text' | 'boolean' | 'smallint' | 'integer' | 'date';
  /** its field in feeds, which import and export share */
  readonly feed: keyof FeedRowInput;
  /** its name in the answer for a product's page; without one it is not shown as it is stored */
  readonly page?: string;
  /** what is stored of a row that a feed brought */
  readonly ofRow: (row: FeedRow) => unknown;
  /** what an export writes; undefined for what feeds leave out. Without it the value as it is stored */
  readonly toFeed?: (value: unknown) => unknown;
}

const column = <const Column extends ProductColumn>(one: Column): Column => one;

/**
 * The facts of a product that stand in a column of their own and follow from their row alone, by column. SQL, import,
 * export and page all read this table; the README says how to add one.
 */
const productColumns = {
  superseded_by: column({ sql: 'text', feed: 'superseded_by', ofRow: (row) => row.superseded_by ?? null }),
  cancellable_until: column({
    sql: 'text',
    feed: 'cancellable_until',
    ofRow: (row) => row.cancellable_until ?? null,
  }),
  returnable: column({
    sql: 'boolean',
    feed: 'returnable',
    page: 'returnable',
    ofRow: (row) => row.returnable,
    toFeed: (isReturnable) => (isReturnable ? undefined : false),
  }),
  lead_days_min: column({
    sql: 'smallint',
    feed: 'lead_days_min',
    ofRow: (row) => leadDays(row)?.[0] ?? null,
  }),
  lead_days_max: column({
    sql: 'smallint',
    feed: 'lead_days_max',
    ofRow: (row) => leadDays(row)?.[1] ?? null,
  }),
  unspsc: column({ sql: 'text', feed: 'unspsc', page: 'unspsc', ofRow: (row) => row.unspsc ?? null }),
  country_of_origin: column({
    sql: 'text',
    feed: 'country_of_origin',
    page: 'countryOfOrigin',
    ofRow: (row) => row.country_of_origin ?? null,
  }),
  released: column({ sql: 'date', feed: 'released', ofRow: (row) => dateOf(row.released) }),
  source: column({ sql: 'text', feed: 'source', page: 'source', ofRow: (row) => row.source ?? null }),
  licence: column({ sql: 'text', feed: 'licence', page: 'licence', ofRow: (row) => row.licence ?? null }),
} as const;

type Columns = typeof productColumns;
/** The stored facts, by column. */
export type ProductFacts = { [Name in keyof Columns]: ReturnType<Columns[Name]['ofRow']> };
type PageFacts = {
  [
    Name in keyof Columns as Columns[Name] extends { page: infer Page extends string } ? Page : never
  ]: ReturnType<Columns[Name]['ofRow']>;
};
type FactName = keyof Columns;

const entries = Object.entries(productColumns) as unknown as [FactName, ProductColumn][];

/** What is stored of a row. */
export const factsOfRow = (row: FeedRow): ProductFacts =>
  Object.fromEntries(entries.map(([name, { ofRow }]) => [name, ofRow(row)])) as ProductFacts;

/** The types of the columns in SQL, by name. */
export const factTypes: Readonly<Record<string, string>> = Object.fromEntries(
  entries.map(([name, { sql }]) => [name, sql]),
);

/** The fields of the facts in feeds, in the order of the table. */
export const factFields: readonly (keyof FeedRowInput)[] = entries.map(([, { feed }]) => feed);

/** The facts as an export writes them. */
export const feedFactsOf = (product: ProductFacts): Partial<FeedRowInput> =>
  Object.fromEntries(
    entries.map(([name, { feed, toFeed }]) => [feed, toFeed ? toFeed(product[name]) : product[name]]),
  );

/** The facts as the answer for a product's page names them. */
export const pageFactsOf = (product: ProductFacts): PageFacts =>
  Object.fromEntries(
    entries.flatMap(([name, { page }]) => (page ? [[page, product[name]]] : [])),
  ) as PageFacts;

/** A single number of days is both bounds; bounds the wrong way round are turned. */
function leadDays({ lead_days_min: least, lead_days_max: most }: FeedRow): [number, number] | null {
  const given = [least, most].filter((days) => days != null);
  return given.length === 0 ? null : [Math.min(...given), Math.max(...given)];
}

function dateOf(text: string | null | undefined): string | null {
  const date = text ? new Date(text) : null;
  if (!date || !Number.isFinite(date.getTime())) return null;
  const day = date.toISOString().slice(0, 10);
  return /^(19|20)\d\d-/.test(day) ? day : null;
}
