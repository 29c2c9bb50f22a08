import { Injectable } from '@nestjs/common';
import { ConfidentialPriceRepository } from './confidential-price.repository.ts';
import { isValidAt } from './price-view.ts';
import { PublicPriceRepository } from './public-price.repository.ts';

/** The lowest active price of any class: decides whether a product has one, never shown. */
@Injectable()
export class LowestPrices {
  constructor(
    private readonly open: PublicPriceRepository,
    private readonly confidential: ConfidentialPriceRepository,
  ) {}

  /** By product; those without an active price are missing. */
  async ofProducts(productIds: readonly number[]): Promise<Map<number, number>> {
    const open = await this.open.ofProducts(productIds);
    const confidential = await this.confidential.ofProducts(productIds);
    const now = new Date();
    const lowest = new Map<number, number>();
    for (const id of productIds) {
      const prices = [...(open.get(id) ?? []), ...(confidential.get(id) ?? [])];
      const active = prices.filter((price) => price.kind !== 'package' && isValidAt(price, now));
      if (active.length > 0) lowest.set(id, Math.min(...active.map(({ amount }) => amount)));
    }
    return lowest;
  }
}
