import type { FeedOffer } from '@gantry/contracts/schemas/feed';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { ClientBase } from 'pg';
import type { StoredPrice } from '../../../price/stored-price.ts';
import { jsonText } from '../write/json-text.ts';
import { priceColumns } from '../write/price-columns.ts';
import { insertRows } from '../write/product-sql.ts';
import { displayedOffer } from '../../../price/displayed-offer.ts';
import { setOffersSql } from '../../../read-model/listing-row-sql.ts';
import { mergePrices } from './merge-prices.ts';
import { readPrices } from '../../../price/read-prices.ts';

interface ProductTerms {
  id: number;
  sku: string;
  stated: Availability | null;
  manual: Availability | null;
  manualUntil: Date | null;
  madeToOrder: boolean;
  stock: number | null;
}
interface ChangedOffer extends ProductTerms {
  prices: StoredPrice[];
  hasNewPrices: boolean;
  hasNewTerms: boolean;
}

const termsSql = `select id, sku, stated_availability as stated, manual_availability as manual,
    manual_until as "manualUntil", made_to_order as "madeToOrder", stock
  from catalog.product where id = any($1)`;

// Facts of the product itself move only where they differ: a row of them is large and has many indexes.
const newTermsSql = `update catalog.product p set stated_availability = r.stated, stock = r.stock
  from json_to_recordset($1) as r(id integer, stated text, stock integer) where p.id = r.id`;

/** Writes prices and stock of products that are there, a batch at a time, and what listings show of them. */
export class OfferWriter {
  constructor(
    private readonly client: ClientBase,
    private readonly now: Date,
  ) {}

  /**
   * @param offers by product
   * @returns ids of the products that changed, and what lies on hand of them, for sales
   */
  async write(offers: ReadonlyMap<number, FeedOffer>) {
    const ids = [...offers.keys()];
    const prices = await readPrices(this.client, ids);
    const { rows } = await this.client.query<ProductTerms>(termsSql, [ids]);
    const changed = rows.flatMap((terms) => {
      const change = changedBy(offers.get(terms.id)!, terms, prices.get(terms.id) ?? []);
      return change ?? [];
    });
    if (changed.length > 0) await this.store(changed);
    const stock = changed.flatMap(({ id, sku, stock: onHand }) =>
      offers.get(id)!.stock == null || onHand === null ? [] : [{ sku, onHand }],
    );
    return { changedIds: changed.map(({ id }) => id), stock };
  }

  private async store(changed: readonly ChangedOffer[]): Promise<void> {
    const repriced = changed.filter(({ hasNewPrices }) => hasNewPrices);
    const repricedIds = repriced.map(({ id }) => id);
    for (const table of ['public_price', 'confidential_price'] as const) {
      if (repricedIds.length === 0) break;
      await this.client.query(`delete from catalog.${table} where product_id = any($1)`, [repricedIds]);
      const prices = repriced.flatMap((one) =>
        priceColumns(one.prices)[table].map((price) => ({ ...price, product_id: one.id })),
      );
      await insertRows(this.client, table, prices);
    }
    const moved = changed.filter(({ hasNewTerms }) => hasNewTerms);
    if (moved.length > 0)
      await this.client.query(newTermsSql, [
        jsonText(moved.map(({ id, stated, stock }) => ({ id, stated, stock }))),
      ]);
    await this.client.query(setOffersSql('$1'), [jsonText(changed.map((one) => this.shown(one)))]);
    await this.client.query(
      'insert into catalog.offer_override (product_id) select unnest($1::integer[]) on conflict do nothing',
      [changed.map(({ id }) => id)],
    );
  }

  private shown(one: ChangedOffer) {
    const { availability, price } = displayedOffer(one.prices, one, this.now);
    return { id: one.id, availability, unit: price.unit, price };
  }
}

function changedBy(
  offer: FeedOffer,
  terms: ProductTerms,
  stored: readonly StoredPrice[],
): ChangedOffer | null {
  const stated = offer.availability === undefined ? terms.stated : offer.availability;
  const prices = mergePrices(offer, stored, stated);
  const stock = offer.stock === undefined ? terms.stock : offer.stock;
  const hasNewPrices = sorted(prices) !== sorted(stored);
  const hasNewTerms = stated !== terms.stated || stock !== terms.stock;
  return hasNewPrices || hasNewTerms ? { ...terms, stated, stock, prices, hasNewPrices, hasNewTerms } : null;
}

const sorted = (prices: readonly StoredPrice[]): string =>
  prices
    .map((p) => [p.kind, p.visibility, p.quantity, p.amount, p.from, p.until].join(' '))
    .sort()
    .join('\n');
