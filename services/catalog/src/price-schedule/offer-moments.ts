import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

/** A span of the database's own clock: moments after `after`, up to and with `now`. Texts keep its microseconds. */
export interface Span {
  after: string;
  now: string;
}

const spanSql = `select prices_checked_at::text as after, clock_timestamp()::text as now
  from catalog.catalogue_version`;
const dueSql = `select distinct product_id as id from catalog.offer_moment m
  join catalog.listing_row l using (product_id)
  where m.at > ?::timestamptz and m.at <= ?::timestamptz order by product_id`;
const waitSql = `select ceil(extract(epoch from m.at - clock_timestamp()) * 1000)::float8 as wait
  from catalog.offer_moment m, catalog.catalogue_version v
  where m.at > v.prices_checked_at order by m.at limit 1`;
// An import may hold the row for minutes: it is not waited for, and its own end brings these moments back.
const lockSql = `select product_id as id from catalog.listing_row where product_id = any(?::integer[])
  order by product_id for update skip locked`;
const closeSql = `update catalog.catalogue_version set prices_checked_at = ?::timestamptz
  where prices_checked_at = ?::timestamptz returning version`;

/** The moments at which offers change by the clock, and how far they have been dealt with. */
@Injectable()
export class OfferMoments {
  constructor(private readonly em: EntityManager) {}

  /** What may have come up since the last time. */
  async span(): Promise<Span> {
    return (await this.em.execute<[Span]>(spanSql))[0];
  }

  /** Products with a moment in the span that are shown anywhere. */
  async due({ after, now }: Span): Promise<number[]> {
    return (await this.em.execute<{ id: number }[]>(dueSql, [after, now])).map(({ id }) => id);
  }

  /** Takes hold of what is shown of products to the end of the transaction; those that others hold are left out. */
  async hold(productIds: readonly number[]): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(lockSql, [`{${productIds.join(',')}}`]);
    return rows.map(({ id }) => id);
  }

  /** All in the span is dealt with. False when an import has meanwhile asked for another look (`recheckPricesFrom`). */
  async close({ after, now }: Span): Promise<boolean> {
    return (await this.em.execute<unknown[]>(closeSql, [now, after])).length > 0;
  }

  /** Milliseconds to the next moment, less than 0 when it is over already; null while none is known. */
  async untilNext(): Promise<number | null> {
    return (await this.em.execute<{ wait: number }[]>(waitSql))[0]?.wait ?? null;
  }
}
