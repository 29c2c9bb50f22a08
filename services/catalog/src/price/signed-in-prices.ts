import { Injectable } from '@nestjs/common';
import type { PriceView } from '@gantry/contracts/schemas/catalog';
import { ConfidentialPriceRepository } from './confidential-price.repository.ts';
import { PublicPriceRepository } from './public-price.repository.ts';
import { publicPriceView } from './price-view.ts';

/** Prices shown after sign-in (specification §1), for answers to one signed-in reader. Never for a shared answer. */
@Injectable()
export class SignedInPrices {
  constructor(
    private readonly confidential: ConfidentialPriceRepository,
    private readonly open: PublicPriceRepository,
  ) {}

  /** Views by product; products whose price stays in the cart are not among those asked for. */
  async views(productIds: readonly number[]): Promise<Map<number, PriceView>> {
    const hidden = await this.confidential.ofProducts(productIds, 'signed-in');
    const open = await this.open.ofProducts([...hidden.keys()]);
    const now = new Date();
    return new Map(
      [...hidden].map(([id, prices]) => {
        const view = publicPriceView([...(open.get(id) ?? []), ...prices], null, now);
        return [id, { ...view, visibility: 'signed-in' as const }];
      }),
    );
  }
}
