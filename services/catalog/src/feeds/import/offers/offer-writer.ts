import type { FeedOffer } from '@gantry/contracts/schemas/feed';
import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { ClientBase } from 'pg';
import type { StoredPrice } from '../../../price/stored-price.ts';
import { displayedOffer } from '../../../price/displayed-offer.ts';
import { ReadModelWriter } from '../../../read-model/read-model-writer.ts';
import { runOn, type RunSql } from '../../../version/run-sql.ts';
import { lockPins, pinned, savePins, unpinned, type Pin } from '../../../pins/pins.ts';
import { setCosts } from '../../../price/costs.ts';
import { normalizeCost } from '../normalize/normalize-prices.ts';
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
  inbound: readonly InboundUnits[];
  cost: number | null;
}
interface ChangedOffer extends ProductTerms {
  prices: StoredPrice[];
  hasNewPrices: boolean;
  hasNewTerms: boolean;
}

const termsSql = `select p.id, p.sku, p.stated_availability as stated, p.manual_availability as manual,
    p.manual_until as "manualUntil", p.made_to_order as "madeToOrder", p.stock, p.inbound, c.amount as cost
  from catalog.product p left join catalog.product_cost c on c.product_id = p.id where p.id = any($1)`;

/** Writes prices and stock of products that are there, a batch at a time, and what listings show of them. */
export class OfferWriter {
  private readonly readModel: ReadModelWriter;
  private readonly run: RunSql;

  constructor(
    private readonly client: ClientBase,
    private readonly now: Date,
  ) {
    this.run = runOn(client);
    this.readModel = new ReadModelWriter(this.run);
  }

  /**
   * @param offers by product
   * @returns ids of the products that changed, what lies on hand of them, for sales, and of how many products something
   * was left alone that staff have edited by hand
   */
  async writeOffers(offers: ReadonlyMap<number, FeedOffer>) {
    const ids = [...offers.keys()];
    const pins = await lockPins(this.run, ids);
    const prices = await readPrices(this.run, ids);
    const { rows } = await this.client.query<ProductTerms>(termsSql, [ids]);
    const said = rows.map((terms) =>
      changedBy(offers.get(terms.id)!, { ...terms, prices: prices.get(terms.id) ?? [] }, pins.get(terms.id)),
    );
    await savePins(
      this.run,
      said.flatMap(({ news }) => news),
    );
    const changed = said.flatMap(({ change }) => change ?? []);
    if (changed.length > 0) await this.storeOffers(changed);
    const stock = changed.flatMap(({ id, sku, stock: onHand }) =>
      offers.get(id)!.stock == null || onHand === null ? [] : [{ sku, onHand }],
    );
    const left = said.filter(({ news }) => news.length > 0).length;
    return { changedIds: changed.map(({ id }) => id), stock, pinned: left };
  }

  private async storeOffers(changed: readonly ChangedOffer[]): Promise<void> {
    const repriced = changed.filter(({ hasNewPrices }) => hasNewPrices);
    await this.readModel.replacePrices(new Map(repriced.map(({ id, prices }) => [id, prices])));
    // Facts of the product itself are written only where they differ: a row of them is large and has many indexes.
    await this.readModel.setTerms(changed.filter(({ hasNewTerms }) => hasNewTerms));
    await setCosts(
      this.run,
      changed.map(({ id, cost }) => [id, cost] as const),
    );
    await this.readModel.setOffers(
      new Map(changed.map((one) => [one.id, displayedOffer(one.prices, one, this.now)])),
    );
    await this.readModel.insertDetails(
      'offer_override',
      changed.map(({ id }) => ({ product_id: id })),
    );
  }
}

/** What a row changes of a product, and what it says of fields that are pinned. */
function changedBy(
  offer: FeedOffer,
  stored: ProductTerms & { prices: StoredPrice[] },
  pins: readonly Pin[] = [],
): { change: ChangedOffer | null; news: Pin[] } {
  const before = unpinned(stored, pins.filter(isOffered));
  const stated = offer.availability === undefined ? before.stated : offer.availability;
  const cost = normalizeCost(offer.cost) === undefined ? before.cost : (normalizeCost(offer.cost) ?? null);
  const said = { ...before, stated, cost, prices: mergePrices(offer, before.prices, stated) };
  const { facts, news } = pinned(said, pins.filter(isOffered));
  const stock = offer.stock === undefined ? stored.stock : offer.stock;
  const hasNewPrices = sorted(facts.prices) !== sorted(stored.prices);
  const hasNewTerms = facts.stated !== stored.stated || stock !== stored.stock;
  const isChanged = hasNewPrices || hasNewTerms || facts.cost !== stored.cost;
  return { change: isChanged ? { ...facts, stock, hasNewPrices, hasNewTerms } : null, news };
}

/** Whether files of prices and stock speak of a field. */
const isOffered = ({ field }: Pin): boolean =>
  ['listPrice', 'sale', 'packagePrices', 'exclusivePrices', 'cost', 'stated'].includes(field);

const sorted = (prices: readonly StoredPrice[]): string =>
  prices
    .map((p) => [p.kind, p.visibility, p.quantity, p.amount, p.from, p.until].join(' '))
    .sort()
    .join('\n');
