import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import type { Selectable } from 'kysely';
import { isoText } from '../text/iso-text.ts';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import { runIn } from '../version/run-sql.ts';
import type { StoredPrice } from './stored-price.ts';

type StoredProduct = Selectable<CatalogTables['catalog.product']>;
type ListedProduct = Selectable<CatalogTables['catalog.listing_row']>;

/** What a price of a product depends on, and what a line of a cart shows of it. */
const columns = [
  'id',
  'sku',
  'uri',
  'name',
  'part_number',
  'unit_of_measure',
  'pack_size',
  'min_quantity',
  'quantity_increment',
  'made_to_order',
  'weight_grams',
  'length_mm',
  'width_mm',
  'height_mm',
  'freight_class',
  'tax_code',
  'visibility',
  'translations',
  'stock',
  'inbound',
  'stated_availability',
  'lead_days_min',
  'lead_days_max',
] as const satisfies readonly (keyof StoredProduct)[];

/** A product with everything a line needs, its confidential prices among it. */
export interface LineProduct
  extends Pick<StoredProduct, (typeof columns)[number]>, Pick<ListedProduct, 'availability'> {
  readonly image: ProductRow['image'];
  readonly brand: string | null;
  readonly transport: SafetyFacts['transport'];
  /** prices that everybody may see, by quantity */
  readonly open: readonly StoredPrice[];
  /** prices of signed-in buyers, and those that only the cart shows */
  readonly confidential: readonly StoredPrice[];
}

const pricesOf = (table: string, visibility: string) =>
  `(select coalesce(json_agg(json_build_object('kind', o.kind, 'visibility', ${visibility}, 'quantity', o.quantity,
      'amount', o.amount, 'from', o.valid_from, 'until', o.valid_until) order by o.quantity), '[]')
    from catalog.${table} o where o.product_id = p.id)`;

const sql = `select ${columns.map((column) => `p.${column}`).join(', ')}, l.availability,
    l.row->'brand'->>'name' as brand, l.row->'image' as image, p.safety->'transport' as transport,
    ${pricesOf('public_price', `'public'`)} as open, ${pricesOf('confidential_price', 'o.visibility')} as confidential
  from catalog.product p join catalog.listing_row l on l.product_id = p.id where p.sku in (select json_array_elements_text($1::json))`;

/**
 * Products as lines of carts, orders and quotes are priced. Every call about a cart asks for them, so all of it is one
 * statement, whose plan is kept. It reads confidential prices, which is why only the pricing of lines may ask here.
 */
@Injectable()
export class LineProductRepository {
  constructor(private readonly em: EntityManager) {}

  /** @param skus store numbers in any case; unknown ones are missing in the answer */
  async findForLines(skus: readonly string[]): Promise<LineProduct[]> {
    if (skus.length === 0) return [];
    // a list whose length the planner knows would be planned each time, which takes longer than reading it
    const wanted = JSON.stringify([...new Set(skus.map((sku) => sku.toUpperCase()))]);
    const found = await runIn(this.em)<LineProduct>(sql, [wanted]);
    return found.map((product) => ({
      ...product,
      open: product.open.map(withMoments),
      confidential: product.confidential.map(withMoments),
    }));
  }
}

const withMoments = (price: StoredPrice): StoredPrice => ({
  ...price,
  from: isoText(price.from),
  until: isoText(price.until),
});
