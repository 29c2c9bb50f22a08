import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron } from '@gantry/nest-kit/events';
import { ListingRowRepository } from '../read-model/listing-row.repository.ts';
import { Product } from '../product/product.entity.ts';
import { ConfidentialPriceRepository } from '../price/confidential-price.repository.ts';
import { OfferMoments } from './offer-moments.ts';
import { PublicPriceRepository } from '../price/public-price.repository.ts';
import { displayedOffer } from '../price/displayed-offer.ts';

/** Products changed in one transaction, and so by one catalogue version. */
const batchSize = 1000;

/**
 * Prices and labels set by hand begin and end by the clock: what is shown changes then, and the catalogue version with
 * it. The clock is the database's. Any number of processes may do this at once, and what came up while none ran is
 * made good by the next.
 */
@Injectable()
export class ScheduledPrices {
  /** a span that could not be closed yet: how far it is dealt with, but for the products that are left */
  private begun: { after: string; upTo: string; left: number[] } | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly moments: OfferMoments,
    private readonly open: PublicPriceRepository,
    private readonly confidential: ConfidentialPriceRepository,
    private readonly listing: ListingRowRepository,
  ) {}

  /** The net below `PriceScheduler`, which comes at the moment itself. */
  @Cron('* * * * *')
  async everyMinute(): Promise<void> {
    await this.tick();
  }

  /** Shows what has begun and ended. False when something is left, held by others just now. */
  async tick(): Promise<boolean> {
    const span = await this.moments.span();
    const begun = this.begun?.after === span.after ? this.begun : { upTo: span.after, left: [] };
    const due = [...begun.left, ...(await this.moments.due({ ...span, after: begun.upTo }))];
    const left = await this.showAll([...new Set(due)], new Date(span.now));
    this.begun = left.length > 0 ? { after: span.after, upTo: span.now, left } : null;
    return left.length === 0 && (await this.moments.close(span));
  }

  /** @returns the products that are left, because others hold them */
  private async showAll(due: readonly number[], now: Date): Promise<number[]> {
    const left: number[] = [];
    for (let at = 0; at < due.length; at += batchSize) {
      const batch = due.slice(at, at + batchSize);
      const shown = new Set(await this.em.transactional(() => this.publishPrices(batch, now)));
      left.push(...batch.filter((id) => !shown.has(id)));
    }
    return left;
  }

  private async publishPrices(due: readonly number[], now: Date): Promise<number[]> {
    // Held first and read after, so that what is read is what the holder before left.
    const ids = await this.moments.hold(due);
    const products = await this.em.find(Product, { id: { $in: ids } });
    const open = await this.open.ofProducts(ids);
    const confidential = await this.confidential.ofProducts(ids);
    const offers = products.map((product) => {
      const prices = [...(open.get(product.id) ?? []), ...(confidential.get(product.id) ?? [])];
      return [product.id, displayedOffer(prices, product.terms, now)] as const;
    });
    await this.listing.setOffers(new Map(offers));
    return ids;
  }
}
