import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { DisplayedOffer } from '../price/displayed-offer.ts';
import { raiseVersion } from '../version/raise-version.ts';
import { setOffersSql } from './listing-row-sql.ts';

/** Changes rows of the read model, always together with the catalogue version, inside the caller's transaction. */
@Injectable()
export class ListingRowRepository {
  constructor(private readonly em: EntityManager) {}

  /** Sets labels that differ; the version is raised only when any does, or for what changed besides. */
  async setAvailability(
    labels: ReadonlyMap<number, Availability>,
    alsoChanged: readonly number[] = [],
  ): Promise<void> {
    const changed = await this.em.execute<{ id: number }[]>(
      `update catalog.listing_row l
       set availability = r.label, row = jsonb_set(l.row, '{availability}', to_jsonb(r.label))
       from json_to_recordset(?::json) as r(id integer, label text)
       where l.product_id = r.id and l.availability <> r.label returning l.product_id as id`,
      [JSON.stringify([...labels].map(([id, label]) => ({ id, label })))],
    );
    await this.raise([...new Set([...changed.map(({ id }) => id), ...alsoChanged])]);
  }

  /** Sets label and price as everybody may see them, where they differ. */
  async setOffers(offers: ReadonlyMap<number, DisplayedOffer>): Promise<void> {
    const rows = [...offers].map(([id, offer]) => ({ id, ...offer, unit: offer.price.unit }));
    const changed = await this.em.execute<{ id: number }[]>(setOffersSql('?'), [JSON.stringify(rows)]);
    await this.raise(changed.map(({ id }) => id));
  }

  /**
   * Sets what the approved reviews of products come to: the average (1 to 5, rounded to a tenth) and how many there
   * are; null when none is left. Listings, their rating facet and order follow with the next catalogue version.
   */
  async setRatings(ratings: ReadonlyMap<number, { average: number; count: number } | null>): Promise<void> {
    const rated = [...ratings].flatMap(([id, rating]) => (rating ? [{ id, ...rating }] : []));
    const unrated = [...ratings].flatMap(([id, rating]) => (rating ? [] : [id]));
    const written = await this.em.execute<{ id: number }[]>(
      `insert into catalog.product_rating as own (product_id, average, count)
       select id, round(average::numeric, 1), count
       from json_to_recordset(?::json) as r(id integer, average float8, count integer)
       on conflict (product_id) do update set average = excluded.average, count = excluded.count
       where (own.average, own.count) is distinct from (excluded.average, excluded.count)
       returning product_id as id`,
      [JSON.stringify(rated)],
    );
    const removed = await this.em.execute<{ id: number }[]>(
      `delete from catalog.product_rating where product_id = any(?::integer[]) returning product_id as id`,
      [`{${unrated.join(',')}}`],
    );
    await this.raise([...written, ...removed].map(({ id }) => id));
  }

  private async raise(productIds: readonly number[]): Promise<void> {
    if (productIds.length === 0) return;
    // The statement is shared with imports, which number their parameters.
    await raiseVersion(
      (sql, parameters) => this.em.execute(sql.replaceAll('$1', '?'), parameters),
      productIds,
    );
  }
}
