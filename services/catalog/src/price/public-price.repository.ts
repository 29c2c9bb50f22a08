import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { isoText } from '../text/iso-text.ts';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import type { StoredPrice } from './stored-price.ts';

/** Reads the prices everybody may see. */
@Injectable()
export class PublicPriceRepository {
  constructor(private readonly em: EntityManager) {}

  async ofProducts(productIds: readonly number[]): Promise<Map<number, StoredPrice[]>> {
    if (productIds.length === 0) return new Map();
    const rows = await this.em
      .getKysely<CatalogTables>()
      .selectFrom('catalog.public_price')
      .select(['product_id', 'kind', 'quantity', 'amount', 'valid_from', 'valid_until'])
      .where('product_id', 'in', productIds)
      .orderBy('quantity')
      .execute();
    const prices = new Map<number, StoredPrice[]>();
    for (const { product_id, valid_from, valid_until, ...price } of rows) {
      const dates = { from: isoText(valid_from), until: isoText(valid_until) };
      const stored: StoredPrice = { ...price, visibility: 'public', ...dates };
      prices.set(product_id, [...(prices.get(product_id) ?? []), stored]);
    }
    return prices;
  }
}
