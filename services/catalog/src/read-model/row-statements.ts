import { factTypes } from '../tables/product-columns.ts';

const productTypes = {
  feed_id: 'text',
  sku: 'text',
  uri: 'text',
  part_number: 'text',
  name: 'text',
  brand_id: 'integer',
  category_id: 'integer',
  family_id: 'integer',
  attributes: 'jsonb',
  drawing: 'jsonb',
  stated_availability: 'text',
  stock: 'integer',
  content_hash: 'text',
  translations: 'jsonb',
  images: 'jsonb',
  documents: 'jsonb',
  safety: 'jsonb',
  relations: 'jsonb',
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
const detailTypes = {
  part_number: { normal: 'text', product_id: 'integer', kind: 'text' },
  public_price: priceTypes,
  confidential_price: { ...priceTypes, visibility: 'text' },
  offer_override: { product_id: 'integer' },
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
/** A table of rows that belong to a product and go with what they were made from. */
export type DetailTable = keyof typeof detailTypes;
export const detailTables = Object.keys(detailTypes) as DetailTable[];

const names = (types: Record<string, string>) => Object.keys(types).join(', ');
const columns = (types: Record<string, string>) =>
  Object.entries(types)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');

/** Adds or replaces products, given as JSON. */
export const upsertProductsSql = `insert into catalog.product (${names(productTypes)})
  select ${names(productTypes)} from json_to_recordset($1::json) as r(${columns(productTypes)})
  on conflict (feed_id) do update set ${Object.keys(productTypes)
    .filter((name) => !givenOnce.has(name))
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}
  returning feed_id, id`;

/** Adds rows, given as JSON; those that stand there already are no error. */
export const insertDetailsSql = (table: DetailTable): string => {
  const types: Record<string, string> = detailTypes[table];
  return `insert into catalog.${table} (${names(types)})
    select ${names(types)} from json_to_recordset($1::json) as r(${columns(types)}) on conflict do nothing`;
};

export const deleteDetailsSql = (table: DetailTable): string =>
  `delete from catalog.${table} where product_id = any($1::integer[])`;

/** Facts of products that other services and files of prices set, as a list of `{id, stated, stock}` in JSON. */
export const setTermsSql = `update catalog.product p set stated_availability = r.stated, stock = r.stock
  from json_to_recordset($1::json) as r(id integer, stated text, stock integer) where p.id = r.id`;

/** Sets labels that differ, as a list of `{id, availability}` in JSON. */
export const setAvailabilitySql = `update catalog.listing_row l
  set availability = r.availability, row = jsonb_set(l.row, '{availability}', to_jsonb(r.availability))
  from json_to_recordset($1::json) as r(id integer, availability text)
  where l.product_id = r.id and l.availability <> r.availability
  returning l.product_id as id`;

/** Sets label and price where they differ, as a list of `{id, availability, price}` in JSON. */
export const setOffersSql = `update catalog.listing_row l
  set availability = r.availability, price = (r.price ->> 'unit')::integer,
    row = l.row || jsonb_build_object('availability', r.availability, 'price', r.price)
  from json_to_recordset($1::json) as r(id integer, availability text, price jsonb)
  where l.product_id = r.id and (l.availability <> r.availability or l.row -> 'price' <> r.price)
  returning l.product_id as id`;

/**
 * Archives products and takes them out of every list. The hash goes too, so that a product which comes back in a later
 * feed counts as changed.
 */
export const archiveSql = `with gone as (
    update catalog.product set status = 'archived', stated_availability = 'discontinued', content_hash = ''
    where id = any($1::integer[]) returning id
  )
  update catalog.listing_row l
  set listed = false, availability = 'discontinued', price = null,
    row = l.row || jsonb_build_object('availability', 'discontinued', 'price', $2::jsonb)
  from gone where l.product_id = gone.id`;

/** Sets averages and counts where they differ, as a list of `{id, average, count}` in JSON. */
export const setRatingsSql = `insert into catalog.product_rating as own (product_id, average, count)
  select id, round(average::numeric, 1), count
  from json_to_recordset($1::json) as r(id integer, average float8, count integer)
  on conflict (product_id) do update set average = excluded.average, count = excluded.count
  where (own.average, own.count) is distinct from (excluded.average, excluded.count)
  returning product_id as id`;

export const deleteRatingsSql = `delete from catalog.product_rating where product_id = any($1::integer[])
  returning product_id as id`;
