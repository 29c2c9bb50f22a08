import type { Product, ProductRow } from '@gantry/contracts/schemas/catalog';
import type { FeedRow, FeedRowInput } from '@gantry/contracts/schemas/feed';
import { plainLine, plainText } from '../text/plain-text.ts';

/** One fact of a product wherever it goes: its column, its field in feeds, and its names on pages. */
interface ProductColumn {
  readonly sql: 'text' | 'text[]' | 'boolean' | 'smallint' | 'integer' | 'date';
  /** its field in feeds, which import and export share */
  readonly feed: keyof FeedRowInput;
  /** its name in the answer for a product's page; without one it is not shown as it is stored */
  readonly page?: keyof Product;
  /** its name in a row of a listing; without one listings do not show it */
  readonly listed?: keyof ProductRow;
  /** what is stored of a row that a feed brought */
  readonly ofRow: (row: FeedRow) => unknown;
  /** what an export writes; undefined for what feeds leave out. Without it the value as it is stored */
  readonly toFeed?: (value: never) => unknown;
}

const column = <const Column extends ProductColumn>(one: Column): Column => one;

/**
 * The facts of a product that stand in a column of their own and follow from their row alone, by column. SQL, import,
 * export, listings and the product's page all read this table; the README says how to add one. Exports write them in
 * this order.
 */
const productColumns = {
  status: column({
    sql: 'text',
    feed: 'status',
    ofRow: (row) => row.status,
    toFeed: (status: FeedRow['status']) => (status === 'published' ? undefined : status),
  }),
  visibility: column({
    sql: 'text',
    feed: 'visibility',
    ofRow: (row) => row.visibility,
    toFeed: (visibility: FeedRow['visibility']) => (visibility === 'public' ? undefined : visibility),
  }),
  description: column({
    sql: 'text',
    feed: 'description',
    ofRow: (row) => (row.description && plainText(row.description).slice(0, 20_000)) || null,
  }),
  gtin: column({
    sql: 'text[]',
    feed: 'gtin',
    page: 'gtin',
    ofRow: (row) => row.gtin.map((code) => code.replace(/\D/g, '')).filter((code) => /^\d{8,14}$/.test(code)),
  }),
  old_part_numbers: column({
    sql: 'text[]',
    feed: 'old_part_numbers',
    ofRow: (row) => oldPartNumbers(row),
  }),
  unit_of_measure: column({
    sql: 'text',
    feed: 'unit_of_measure',
    page: 'unitOfMeasure',
    listed: 'unitOfMeasure',
    ofRow: (row) => row.unit_of_measure?.slice(0, 30) || 'each',
  }),
  pack_size: column({
    sql: 'integer',
    feed: 'pack_size',
    page: 'packSize',
    listed: 'packSize',
    ofRow: (row) => row.pack_size ?? 1,
  }),
  min_quantity: column({
    sql: 'integer',
    feed: 'min_quantity',
    page: 'minQuantity',
    listed: 'minQuantity',
    ofRow: (row) => row.min_quantity ?? 1,
  }),
  quantity_increment: column({
    sql: 'integer',
    feed: 'quantity_increment',
    page: 'quantityIncrement',
    listed: 'quantityIncrement',
    ofRow: (row) => row.quantity_increment ?? 1,
  }),
  weight_grams: column({
    sql: 'integer',
    feed: 'weight',
    ofRow: (row) => Math.round((row.weight ?? 0) * 1000),
    toFeed: (grams: number) => (grams === 0 ? undefined : grams / 1000),
  }),
  length_mm: column({
    sql: 'integer',
    feed: 'packed_length',
    ofRow: (row) => row.packed_length ?? null,
  }),
  width_mm: column({ sql: 'integer', feed: 'packed_width', ofRow: (row) => row.packed_width ?? null }),
  height_mm: column({ sql: 'integer', feed: 'packed_height', ofRow: (row) => row.packed_height ?? null }),
  freight_class: column({
    sql: 'text',
    feed: 'freight_class',
    ofRow: (row) => row.freight_class ?? null,
  }),
  made_to_order: column({
    sql: 'boolean',
    feed: 'made_to_order',
    page: 'madeToOrder',
    ofRow: (row) => row.made_to_order,
    toFeed: (isMadeToOrder: boolean) => isMadeToOrder || undefined,
  }),
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
    toFeed: (isReturnable: boolean) => (isReturnable ? undefined : false),
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
/** The facts that have a name in one kind of answer, by that name. */
type FactsIn<Answer extends 'page' | 'listed'> = {
  [
    Name in keyof Columns as Columns[Name] extends Record<Answer, infer Key extends string> ? Key : never
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

/** The columns the driver would make moments of, in the time zone of this machine. */
export const dateColumns: readonly string[] = entries.flatMap(([name, { sql }]) =>
  sql === 'date' ? [name] : [],
);

/** The facts as an export writes them. */
export const feedFactsOf = (product: ProductFacts): Partial<FeedRowInput> =>
  Object.fromEntries(
    entries.map(([name, { feed, toFeed }]) => [
      feed,
      toFeed ? toFeed(product[name] as never) : product[name],
    ]),
  );

/** The facts as the answer for a product's page names them. */
export const pageFactsOf = (product: ProductFacts): FactsIn<'page'> => factsIn('page', product);

/** The facts as a row of a listing names them. */
export const listedFactsOf = (product: ProductFacts): FactsIn<'listed'> => factsIn('listed', product);

const factsIn = <Answer extends 'page' | 'listed'>(answer: Answer, product: ProductFacts): FactsIn<Answer> =>
  Object.fromEntries(
    entries.flatMap(([name, { [answer]: key }]) => (key === undefined ? [] : [[key, product[name]]])),
  ) as FactsIn<Answer>;

const oldPartNumbers = (row: FeedRow): string[] =>
  [...new Set(row.old_part_numbers.map((one) => plainLine(one).slice(0, 120)))].filter(Boolean);

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
