import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { Cron } from '@gantry/nest-kit/events';
import type { CatalogTables } from '../catalog-tables.ts';
import { ListingRowRepository } from '../listing/listing-row.repository.ts';
import { PublicPriceRepository } from './public-price.repository.ts';
import { publicPriceView, shownPrice } from './price-view.ts';

/** Sale prices begin and end by the clock: what is shown changes then, and the catalogue version with it. */
@Injectable()
export class PriceClock {
  constructor(
    private readonly em: EntityManager,
    private readonly prices: PublicPriceRepository,
    private readonly listing: ListingRowRepository,
  ) {}

  @Cron('* * * * *')
  async tick(): Promise<void> {
    const now = new Date();
    await this.em.transactional(async (em) => {
      const db = em.getKysely<CatalogTables>();
      const last = await db
        .selectFrom('catalog.catalogue_version')
        .select('prices_checked_at')
        .forUpdate()
        .executeTakeFirstOrThrow();
      const due = await db
        .selectFrom('catalog.public_price as p')
        .innerJoin('catalog.listing_row as l', 'l.product_id', 'p.product_id')
        .select(['l.product_id', 'l.row'])
        .distinctOn('l.product_id')
        .where((eb) => {
          const within = (column: 'p.valid_from' | 'p.valid_until') =>
            eb.and([eb(column, '>', last.prices_checked_at), eb(column, '<=', now)]);
          return eb.or([within('p.valid_from'), within('p.valid_until')]);
        })
        .execute();
      await this.show(due, now);
      await db.updateTable('catalog.catalogue_version').set({ prices_checked_at: now }).execute();
    });
  }

  private async show(due: { product_id: number; row: unknown }[], now: Date): Promise<void> {
    const prices = await this.prices.ofProducts(due.map(({ product_id }) => product_id));
    const views = due.flatMap(({ product_id, row }) => {
      const { price, availability } = row as ProductRow;
      if (price.visibility === 'signed-in' || price.visibility === 'cart-only') return [];
      const view = publicPriceView(prices.get(product_id) ?? [], null, now);
      return [[product_id, shownPrice(view, availability)] as const];
    });
    if (views.length > 0) await this.listing.setPrices(new Map(views));
  }
}
