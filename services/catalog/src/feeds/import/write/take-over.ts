import { normalPartNumber } from '@gantry/product-search/part-number';
import { handMadeFeed } from '../../../pins/hand-made-feed.ts';
import { idList, type RunSql } from '../../../version/run-sql.ts';
import type { NormalRow } from '../normalize/normal-row.ts';

interface HandMade {
  id: number;
  feedId: string;
  partNumber: string;
  brand: string | null;
}

const handMadeSql = `select p.id, p.feed_id as "feedId", p.part_number as "partNumber", b.slug as brand
  from catalog.product p left join catalog.brand b on b.id = p.brand_id
  where p.feed = '${handMadeFeed}' order by p.id`;
const knownSql = 'select feed_id as "feedId" from catalog.product where feed_id = any($1::text[])';
// Its row is news, and the feed that brings it is the one whose it is from now on.
const takeOverSql = `update catalog.product p set feed_id = r.feed_id
  from json_to_recordset($1::json) as r(id integer, feed_id text) where p.id = r.id`;
/** That staff carry a product stands in any case: a feed that no longer has it does not retire it. */
const agreedSql = `delete from catalog.product_pin
  where product_id = any($1::integer[]) and field <> 'status' and value = fed`;

/**
 * Products that staff have made and that rows of a feed are about, by brand and part number: they become those rows'.
 * What staff have said of them is pinned since they were made, so it stands; all else comes from the feed (ADR 16).
 * @returns their ids, and those a row names by their own id, as our export does
 */
export async function takeOver(run: RunSql, rows: readonly NormalRow[]): Promise<number[]> {
  const own = await run<HandMade>(handMadeSql, []);
  if (own.length === 0) return [];
  const fedIds = rows.map(({ feedId }) => feedId);
  const known = new Set((await run<{ feedId: string }>(knownSql, [fedIds])).map(({ feedId }) => feedId));
  const byNumber = new Map(own.map((one) => [numberOf(one.brand, one.partNumber), one]));
  const named = new Set(own.filter(({ feedId }) => known.has(feedId)).map(({ id }) => id));
  const taken = new Map<number, string>();
  for (const { feedId, brand, partNumber } of rows) {
    const one = byNumber.get(numberOf(brand?.slug ?? null, partNumber));
    if (one && !known.has(feedId) && !named.has(one.id) && !taken.has(one.id)) taken.set(one.id, feedId);
  }
  if (taken.size > 0) {
    const renamed = [...taken].map(([id, feedId]) => ({ id, feed_id: feedId }));
    await run(takeOverSql, [JSON.stringify(renamed)]);
  }
  return [...named, ...taken.keys()];
}

/** What the feed says just as staff did holds nothing back. */
export async function dropAgreedPins(run: RunSql, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await run(agreedSql, [idList(productIds)]);
}

const numberOf = (brand: string | null, partNumber: string): string =>
  `${brand ?? ''} ${normalPartNumber(partNumber) || partNumber}`;
