import { Injectable } from '@nestjs/common';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { PriceBook } from '../shared/price-book.ts';
import { mayBeGiven, maxUnits } from '../shared/purchasable.ts';
import { StockRepository } from '../stock/stock.repository.ts';
import type { CandidatePromotion } from './promotion.repository.ts';

/** The product of a gift that can be given, as the catalog has it now. */
export interface FoundGift {
  readonly product: PricedLine;
  /** what its units would cost; minor units */
  readonly worth: number;
}
/** Gifts that can be given, by promotion; those that are gone are missing. */
export type FoundGifts = ReadonlyMap<string, FoundGift>;

/** What of a product is bought along. */
interface Bought {
  readonly product: { readonly sku: string };
  readonly quantity: number;
}

/** Finds whether gifts can come: a gift never takes a unit that the same order pays for. */
@Injectable()
export class FindGifts {
  constructor(
    private readonly prices: PriceBook,
    private readonly stock: StockRepository,
  ) {}

  /**
   * The older promotion first, where several give the same product and there is not enough for all of them.
   * @param promotions whose conditions are met
   */
  async findGifts(
    promotions: readonly CandidatePromotion[],
    bought: readonly Bought[],
    accountId: string | null,
  ): Promise<FoundGifts> {
    const wanted = new Map(bought.map(({ product: { sku }, quantity }) => [sku, quantity]));
    const given = promotions.flatMap(({ id, gift }) => (gift ? [{ id, gift }] : []));
    if (given.length === 0) return new Map();
    const totals = new Map<string, number>();
    for (const { gift } of given)
      totals.set(gift.sku, (totals.get(gift.sku) ?? wanted.get(gift.sku) ?? 0) + gift.quantity);
    // priced for all units together, so that the label is that of the last of them
    const lines = [...totals].map(([sku, quantity]) => ({ sku, quantity }));
    const prices = await this.prices.price(lines, accountId);
    const available = await this.stock.availableOf([...totals.keys()]);
    const found = new Map<string, FoundGift>();
    for (const { id, gift } of given) {
      const product = prices.get(gift.sku);
      if (!product || !mayBeGiven(product)) continue;
      const units = (wanted.get(gift.sku) ?? 0) + gift.quantity;
      const most = maxUnits(product, available.get(gift.sku) ?? null);
      if (most !== null && units > most) continue;
      wanted.set(gift.sku, units);
      found.set(id, { product, worth: (product.unitPrice ?? 0) * gift.quantity });
    }
    return found;
  }
}
