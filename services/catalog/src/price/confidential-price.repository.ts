import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { isoText } from '../text/iso-text.ts';
import type { Kysely } from 'kysely';
import type { PublicPriceTable } from '../tables/catalog-tables.ts';
import type { StoredPrice } from './stored-price.ts';

interface ConfidentialTables {
  'catalog.confidential_price': Omit<PublicPriceTable, 'kind'> & {
    kind: 'exclusive';
    visibility: 'signed-in' | 'cart-only';
  };
}

/**
 * Reads confidential prices for buyers, beside `LineProductRepository`, which prices lines of carts and may see all of
 * them. Its callers are the prices of signed-in readers, who see one class, staff who check what a buyer pays, and what
 * derives labels from whether there is a price at all.
 */
@Injectable()
export class ConfidentialPriceRepository {
  constructor(private readonly em: EntityManager) {}

  /** Confidential prices of products by product; `only` leaves out the stricter class. */
  async ofProducts(productIds: readonly number[], only?: 'signed-in'): Promise<Map<number, StoredPrice[]>> {
    if (productIds.length === 0) return new Map();
    const db = this.em.getKysely() as unknown as Kysely<ConfidentialTables>;
    let query = db
      .selectFrom('catalog.confidential_price')
      .select(['product_id', 'kind', 'visibility', 'quantity', 'amount', 'valid_from', 'valid_until'])
      .where('product_id', 'in', productIds);
    if (only) query = query.where('visibility', '=', only);
    const prices = new Map<number, StoredPrice[]>();
    for (const { product_id, valid_from, valid_until, ...price } of await query.execute()) {
      const stored = { ...price, from: isoText(valid_from), until: isoText(valid_until) };
      prices.set(product_id, [...(prices.get(product_id) ?? []), stored]);
    }
    return prices;
  }
}
