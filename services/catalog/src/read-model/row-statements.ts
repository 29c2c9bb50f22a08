import type { ClientBase } from 'pg';
import { factTypes } from '../../../tables/product-columns.ts';
import { jsonText } from './json-text.ts';

const productTypes = {
  feed_id: 'text',
  sku: 'text',
  uri: 'text',
  part_number: 'text',
  name: 'text',
  brand_id: 'integer',
  category_id: 'integer',
  family_id: 'integer',
  description: 'text',
  gtin: 'text[]',
  attributes: 'jsonb',
  drawing: 'jsonb',
  unit_of_measure: 'text',
  pack_size: 'integer',
  min_quantity: 'integer',
  quantity_increment: 'integer',
  weight_grams: 'integer',
  made_to_order: 'boolean',
  stated_availability: 'text',
  stock: 'integer',
  content_hash: 'text',
  translations: 'jsonb',
  images: 'jsonb',
  documents: 'jsonb',
  safety: 'jsonb',
  relations: 'jsonb',
  old_part_numbers: 'text[]',
  visibility: 'text',
  status: 'text',
  feed: 'text',
  ...factTypes,
};
/** Kept from the first import on: other records and addresses hold them. */
const givenOnce = new Set(['feed_id', 'sku', 'uri']);

const priceTypes = {
  product_id: 'integer',
  kind: 'text',
  quantity: 'integer',
  amount: 'integer',
  valid_from: 'timestamptz',
  valid_until: 'timestamptz',
};
const tableTypes = {
  part_number: { normal: 'text', product_id: 'integer', kind: 'text' },
  public_price: priceTypes,
  confidential_price: { ...priceTypes, visibility: 'text' },
  listing_row: {
    product_id: 'integer',
    category_id: 'integer',
    brand_id: 'integer',
    family_id: 'integer',
    availability: 'text',
    price: 'integer',
    released: 'date',
    sort_name: 'text',
    words: 'text',
    facets: 'text[]',
    numbers: 'jsonb',
    row: 'jsonb',
    listed: 'boolean',
  },
};

const names = (types: Record<string, string>) => Object.keys(types).join(', ');
const columns = (types: Record<string, string>) =>
  Object.entries(types)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');

const upsertSql = `insert into catalog.product (${names(productTypes)})
  select ${names(productTypes)} from json_to_recordset($1) as r(${columns(productTypes)})
  on conflict (feed_id) do update set ${Object.keys(productTypes)
    .filter((name) => !givenOnce.has(name))
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}
  returning feed_id, id`;

/** Adds or replaces products in one statement; their ids by feed id, in the order of the rows. */
export async function upsertProducts(
  client: ClientBase,
  rows: readonly Record<string, unknown>[],
): Promise<Map<string, number>> {
  const written = await client.query<{ feed_id: string; id: number }>(upsertSql, [jsonText(rows)]);
  return new Map(written.rows.map(({ feed_id, id }) => [feed_id, id]));
}

/** Adds rows to a table of products' details in one statement; rows that stand there already are no error. */
export async function insertRows(
  client: ClientBase,
  table: keyof typeof tableTypes,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const types = tableTypes[table];
  await client.query(
    `insert into catalog.${table} (${names(types)})
     select ${names(types)} from json_to_recordset($1) as r(${columns(types)}) on conflict do nothing`,
    [jsonText(rows)],
  );
}
