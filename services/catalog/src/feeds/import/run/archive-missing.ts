import { feedProblem } from '@gantry/contracts/feed-problems';
import type { PriceView } from '@gantry/contracts/schemas/catalog';
import type { ClientBase } from 'pg';
import { FeedError } from '../../format/text/feed-error.ts';
import type { ImportRun } from './import-log.ts';

const hidden: PriceView = { visibility: 'none', unit: null, was: null, breaks: [] };

/** More than this share of a feed's products going at once looks like half a file rather than a new assortment. */
const largestShare = 0.5;
const alwaysAllowed = 100;

const missingSql = `from catalog.product p
  where p.feed = $1 and p.status <> 'archived' and p.feed_id <> all($3)
    and not exists (select from catalog.import_seen s where s.run_id = $2 and s.product_id = p.id)`;

// The hash goes too, so that a product which comes back in a later feed counts as changed.
const archiveSql = `with gone as (
    update catalog.product set status = 'archived', stated_availability = 'discontinued', content_hash = ''
    where id in (select p.id ${missingSql}) returning id
  ), shown as (
    update catalog.listing_row l
    set listed = false, availability = 'discontinued', price = null,
      row = l.row || jsonb_build_object('availability', 'discontinued', 'price', $4::jsonb)
    from gone where l.product_id = gone.id
  )
  select id from gone`;

export interface FullFeed {
  feed: string;
  run: ImportRun;
  /** feed ids of rows that could not be used; their products are still in the feed */
  unusable: readonly string[];
  /** archive however many are missing */
  anyShare: boolean;
}

/**
 * Takes products that a full feed no longer holds out of every list. Nothing is deleted: orders and reviews keep what
 * they name, and the page stays, as discontinued. Only products this feed brought are its to take away.
 * @returns ids of the archived products
 * @throws FeedError when more than half would go
 */
export async function archiveMissing(
  client: ClientBase,
  { feed, run, unusable, anyShare }: FullFeed,
): Promise<number[]> {
  const values = [feed, run.id, unusable];
  if (!anyShare) {
    const missing = await count(client, `select count(*) as count ${missingSql}`, values);
    const all = await count(
      client,
      `select count(*) as count from catalog.product where feed = $1 and status <> 'archived'`,
      [feed],
    );
    if (missing > alwaysAllowed && missing > all * largestShare)
      throw new FeedError(feedProblem('most-would-go', { missing, all, feed }));
  }
  const { rows } = await client.query<{ id: number }>(archiveSql, [...values, JSON.stringify(hidden)]);
  return rows.map(({ id }) => id);
}

async function count(client: ClientBase, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ count: string }>(sql, values);
  return Number(rows[0]?.count ?? 0);
}
