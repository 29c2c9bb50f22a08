import type { Availability } from '@gantry/domain/statuses/availability';
import type { FeedFacts } from '../pins/feed-fields.ts';
import { readCosts } from '../price/costs.ts';
import { readPrices } from '../price/read-prices.ts';
import type { ListedProduct } from '../read-model/listing-entry.ts';
import type { ProductTable } from '../tables/catalog-tables.ts';
import { dateColumns, factTypes, type ProductFacts } from '../tables/product-columns.ts';
import type { RunSql } from '../version/run-sql.ts';

type Row = Omit<ProductTable, 'id' | 'translations' | 'attributes' | 'drawing' | 'images' | 'inbound'> &
  Pick<
    ListedProduct,
    'translations' | 'attributes' | 'drawing' | 'images' | 'inbound' | 'brand' | 'category'
  > & {
    id: number;
    changed_at: Date | string;
    /** staff have made it, whoever brings it now */
    made_by_hand: boolean;
    units: Record<string, string | null> | null;
    shown: { availability: Availability; price: number | null } | null;
  };

/** A product with all that follows from it, as one transaction sees it. */
export interface StoredProduct extends FeedFacts, ListedProduct {
  id: number;
  /** as feeds are asked for */
  row: Row;
  prices: FeedFacts['prices'];
  category: ListedProduct['category'];
  brand: ListedProduct['brand'];
  partNumber: string;
  attributes: ListedProduct['attributes'];
  images: ListedProduct['images'];
  cost: number | null;
  taxCode: string;
  /** the units in which attributes are compared, by code */
  units: ReadonlyMap<string, string | null>;
}

const datesAsText = dateColumns.map((name) => `, p.${name}::text as ${name}`).join('');
const productSql = `select p.*${datesAsText},
    (select json_build_object('name', b.name, 'slug', b.slug) from catalog.brand b where b.id = p.brand_id) as brand,
    (select json_agg(json_build_object('name', c.name, 'path', c.path) order by c.depth)
       from catalog.category c where starts_with(k.path || '/', c.path || '/')) as category,
    (select json_object_agg(a.code, a.unit) from catalog.attribute a
       where a.code in (select t ->> 'code' from jsonb_array_elements(p.attributes) t)) as units,
    (select json_build_object('availability', l.availability, 'price', l.price)
       from catalog.listing_row l where l.product_id = p.id) as shown
  from catalog.product p join catalog.category k on k.id = p.category_id
  where p.sku = $1`;

/** A product by its store number in any case; null where there is none. */
export async function readProduct(run: RunSql, sku: string): Promise<StoredProduct | null> {
  const [row] = await run<Row>(productSql, [sku.toUpperCase()]);
  if (!row) return null;
  const prices = (await readPrices(run, [row.id])).get(row.id) ?? [];
  const cost = (await readCosts(run, [row.id])).get(row.id) ?? null;
  return {
    id: row.id,
    row,
    sku: row.sku,
    uri: row.uri,
    partNumber: row.part_number,
    name: row.name,
    translations: row.translations,
    brand: row.brand,
    category: row.category,
    attributes: row.attributes,
    drawing: row.drawing,
    images: row.images,
    prices,
    cost,
    stated: row.stated_availability,
    stock: row.stock,
    inbound: row.inbound,
    manual: row.manual_availability,
    manualUntil: row.manual_until && new Date(row.manual_until),
    taxCode: row.tax_code,
    facts: Object.fromEntries(
      Object.keys(factTypes).map((name) => [name, row[name as keyof ProductFacts]]),
    ) as ProductFacts,
    units: new Map(Object.entries(row.units ?? {})),
  };
}

/** The same, held to the end of the transaction. */
export async function lockProduct(run: RunSql, sku: string): Promise<StoredProduct | null> {
  await run('select id from catalog.product where sku = $1 for no key update', [sku.toUpperCase()]);
  return readProduct(run, sku);
}
