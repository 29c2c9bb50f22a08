import { Client } from 'pg';
import type { Target } from '@gantry/tooling/bench/load';
import type { ListingRequest } from './listing-requests.ts';

const where = `l.listed and l.category_id = any($1)
  and ($2::integer is null or l.price between $2 and $3) and ($4::text[] is null or l.availability = any($4))`;
const orders: Record<ListingRequest['sort'], string> = {
  relevance: 'l.category_id, l.family_id, l.sort_name, l.product_id',
  'price-asc': 'l.price nulls last, l.product_id',
  name: 'l.sort_name, l.product_id',
};
/**
 * L_pg: what PostgreSQL alone needs for the same answer, as prepared statements: 24 rows, the total, and every facet's
 * values with their counts (one pass over the set; the counts without a facet's own choice are left out, which is in
 * favour of this side).
 */
const statements = {
  total: `select count(*)::integer as total from catalog.listing_row l where ${where}`,
  facets: `select facet, count(*)::integer from catalog.listing_row l, unnest(l.facets) as facet where ${where} group by 1`,
  brands: `select l.brand_id, count(*)::integer from catalog.listing_row l where ${where} group by 1`,
};

/** Puts the plain statements under the same requests. */
export async function plainSql(
  databaseUrl: string,
  pid: number,
  requestAt: (index: number) => ListingRequest,
  connections: number,
): Promise<{ target: Target; end: () => Promise<void> }> {
  const clients = Array.from({ length: connections }, () => new Client({ connectionString: databaseUrl }));
  for (const client of clients) await client.connect();
  const work = async (index: number) => {
    const { branch, price, availability, sort, page } = requestAt(index);
    const client = clients[index % connections] as Client;
    const values = [branch, price?.[0] ?? null, price?.[1] ?? null, availability];
    for (const [name, text] of Object.entries(statements)) await client.query({ name, text, values });
    const text = `select l.row from catalog.listing_row l where ${where} order by ${orders[sort]} limit 24 offset $5`;
    await client.query({ name: `rows ${sort}`, text, values: [...values, (page - 1) * 24] });
  };
  const end = async () => {
    for (const client of clients) await client.end();
  };
  return { target: { name: 'L_pg', work, pids: [pid] }, end };
}
