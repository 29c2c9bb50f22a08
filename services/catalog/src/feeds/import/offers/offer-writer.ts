import type { FeedOffer } from '@gantry/contracts/schemas/feed';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { ClientBase } from 'pg';
import type { StoredPrice } from '../../../price/stored-price.ts';
import { displayedOffer } from '../../../price/displayed-offer.ts';
import { ReadModelWriter } from '../../../read-model/read-model-writer.ts';
import { runOn } from '../../../version/run-sql.ts';
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

/** Writes prices and stock of products that are there, a batch at a time, and what listings show of them. */
export class OfferWriter {
  private readonly readModel: ReadModelWriter;

  constructor(
    private readonly client: ClientBase,
    private readonly now: Date,
  ) {
    this.readModel = new ReadModelWriter(runOn(client));
  }

  /**
   * @param offers by product
   * @returns ids of the products that changed, and what lies on hand of them, for sales
   */
  async writeOffers(offers: ReadonlyMap<number, FeedOffer>) {
    const ids = [...offers.keys()];
    const prices = await readPrices(this.client, ids);
    const { rows } = await this.client.query<ProductTerms>(termsSql, [ids]);
    const changed = rows.flatMap((terms) => {
      const change = changedBy(offers.get(terms.id)!, terms, prices.get(terms.id) ?? []);
      return change ?? [];
    });
    if (changed.length > 0) await this.storeOffers(changed);
    const stock = changed.flatMap(({ id, sku, stock: onHand }) =>
      offers.get(id)!.stock == null || onHand === null ? [] : [{ sku, onHand }],
    );
    return { changedIds: changed.map(({ id }) => id), stock };
  }

  private async storeOffers(changed: readonly ChangedOffer[]): Promise<void> {
    const repriced = changed.filter(({ hasNewPrices }) => hasNewPrices);
    await this.readModel.replacePrices(new Map(repriced.map(({ id, prices }) => [id, prices])));
    // Facts of the product itself are written only where they differ: a row of them is large and has many indexes.
    await this.readModel.setTerms(changed.filter(({ hasNewTerms }) => hasNewTerms));
    await this.readModel.setOffers(
      new Map(changed.map((one) => [one.id, displayedOffer(one.prices, one, this.now)])),
    );
    await this.readModel.insertDetails(
      'offer_override',
      changed.map(({ id }) => ({ product_id: id })),
    );
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
