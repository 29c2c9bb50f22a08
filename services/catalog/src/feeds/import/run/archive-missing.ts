import { feedProblem } from '@gantry/contracts/feed-problems';
import type { ClientBase } from 'pg';
import { ReadModelWriter } from '../../../read-model/read-model-writer.ts';
import { runOn } from '../../../version/run-sql.ts';
import { FeedError } from '../../format/text/feed-error.ts';
import type { ImportRun } from './import-log.ts';

/** More than this share of a feed's products going at once looks like half a file rather than a new assortment. */
const largestShare = 0.5;
const alwaysAllowed = 100;

const missingSql = `from catalog.product p
  where p.feed = $1 and p.status <> 'archived' and p.feed_id <> all($3)
    and not exists (select from catalog.import_seen s where s.run_id = $2 and s.product_id = p.id)
    and not exists (select from catalog.product_pin k where k.product_id = p.id and k.field = 'status')`;

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
  const { rows } = await client.query<{ id: number }>(`select p.id ${missingSql}`, values);
  const missing = rows.map(({ id }) => id);
  await new ReadModelWriter(runOn(client)).archiveProducts(missing);
  return missing;
}

async function count(client: ClientBase, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ count: string }>(sql, values);
  return Number(rows[0]?.count ?? 0);
}
