import { Injectable } from '@nestjs/common';
import type { PriceView } from '@gantry/contracts/schemas/catalog';
import { ConfidentialPriceRepository } from './confidential-price.repository.ts';
import { ContractPrices, type Buyer } from './contract-prices.ts';
import { PublicPriceRepository } from './public-price.repository.ts';
import { publicPriceView } from './price-view.ts';
import { listPriceOf, type OfferedPrice, type StoredPrice } from './stored-price.ts';

/** What everybody sees of a product's price. */
export interface ShownPrice {
  readonly id: number;
  readonly visibility: PriceView['visibility'];
}

/**
 * Prices shown after sign-in (specification §1), and those of the buyer's price lists, for answers to one signed-in
 * reader. Never for a shared answer.
 */
@Injectable()
export class SignedInPrices {
  constructor(
    private readonly confidential: ConfidentialPriceRepository,
    private readonly open: PublicPriceRepository,
    private readonly contracts: ContractPrices,
  ) {}

  /** Views by product, of those whose price is another one for this reader; a price for the cart stays there. */
  async views(shown: readonly ShownPrice[], buyer: Buyer | null): Promise<Map<number, PriceView>> {
    const hiddenIds = shown.flatMap(({ id, visibility }) => (visibility === 'signed-in' ? [id] : []));
    const hidden = await this.confidential.ofProducts(hiddenIds, 'signed-in');
    const priced = shown.flatMap(({ id, visibility }) =>
      visibility === 'public' || visibility === 'signed-in' ? [id] : [],
    );
    const isListed = await this.contracts.hasLists(buyer);
    const open = await this.open.ofProducts(isListed ? priced : [...hidden.keys()]);
    const contracts = await this.contracts.ofProducts(isListed ? buyer : null, priced, (id) =>
      listPriceOf(open.get(id)),
    );
    const now = new Date();
    return new Map(
      priced.flatMap((id) => {
        const own = (contracts.get(id) ?? []).filter(({ visibility }) => visibility === 'signed-in');
        if (own.length === 0 && !hidden.has(id)) return [];
        const prices = [...(open.get(id) ?? []), ...(hidden.get(id) ?? []), ...own.map(asOwn)];
        const view = publicPriceView(prices, null, now);
        return [[id, { ...view, visibility: 'signed-in' as const }] as const];
      }),
    );
  }
}

/** A price of a list as a view shows it: one for all, or one from a quantity on. */
const asOwn = ({ visibility, quantity, amount, from, until }: OfferedPrice): StoredPrice => ({
  kind: quantity > 1 ? 'package' : 'exclusive',
  visibility,
  quantity,
  amount,
  from,
  until,
});
