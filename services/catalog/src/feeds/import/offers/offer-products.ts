import { feedProblem, givenText, type FeedProblem } from '@gantry/contracts/feed-problems';
import type { FeedOffer } from '@gantry/contracts/schemas/feed';
import type { ClientBase } from 'pg';
import { normalPartNumber } from '@gantry/product-search/part-number';
import { slug } from '../../../text/slug.ts';
import { storedJson } from '../../../text/stored-json.ts';

/** The product a row means, or why none. */
export type FoundProduct = { productId: number } | { problem: FeedProblem };

interface Candidate {
  n: number;
  id: number;
  by: 'id' | 'sku' | 'number';
  brand: string | null;
}

const candidatesSql = `
  with asked as (
    select * from json_to_recordset($1) as r(n integer, feed_id text, sku text, normal text)
  ), found as (
    select a.n, p.id, 'id' as by, p.brand_id from asked a join catalog.product p on p.feed_id = a.feed_id
    union all
    select a.n, p.id, 'sku', p.brand_id from asked a join catalog.product p on p.sku = a.sku
    union all
    select a.n, p.id, 'number', p.brand_id from asked a
      join catalog.part_number t on t.normal = a.normal and t.kind = 'manufacturer'
      join catalog.product p on p.id = t.product_id
  )
  select f.n, f.id, f.by, b.slug as brand from found f left join catalog.brand b on b.id = f.brand_id`;

/**
 * Finds the products that rows of prices mean: by feed id, else by the store's number, else by the maker's part number
 * where one product alone has it. A brand, where the row names one, must be the product's.
 */
export async function findProducts(
  client: ClientBase,
  offers: readonly FeedOffer[],
): Promise<FoundProduct[]> {
  const asked = offers.map(({ id, sku }, n) => ({
    n,
    feed_id: id ?? null,
    sku: sku?.toUpperCase() ?? null,
    normal: sku ? normalPartNumber(sku) || null : null,
  }));
  const { rows } = await client.query<Candidate>(candidatesSql, [storedJson(asked)]);
  const byRow = Map.groupBy(rows, ({ n }) => n);
  return offers.map((offer, n) => chooseProduct(byRow.get(n) ?? [], offer));
}

function chooseProduct(candidates: readonly Candidate[], { brand, sku }: FeedOffer): FoundProduct {
  const byId = candidates.find(({ by }) => by === 'id');
  if (byId) return { productId: byId.id };
  const wanted = brand ? slug(brand, 60) : null;
  const fitting = candidates.filter((one) => wanted === null || one.brand === wanted);
  const ids = new Set(fitting.map(({ id }) => id));
  if (ids.size === 0) return { problem: feedProblem('unknown-product', {}) };
  const bySku = fitting.find(({ by }) => by === 'sku');
  if (bySku) return { productId: bySku.id };
  if (ids.size > 1)
    return { problem: feedProblem('several-products', { count: ids.size, given: givenText(sku) }) };
  return { productId: fitting[0]!.id };
}
