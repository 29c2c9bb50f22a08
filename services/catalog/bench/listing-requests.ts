import type { Client } from 'pg';

/** A listing as the API and as plain SQL are asked for it. */
export interface ListingRequest {
  /** of a category; null for the whole catalogue */
  path: string | null;
  /** ids of the category and all below it */
  branch: number[];
  price: [min: number, max: number] | null;
  availability: string[] | null;
  sort: 'relevance' | 'price-asc' | 'name';
  page: number;
}

export interface Branch {
  path: string;
  ids: number[];
  products: number;
}

/** Categories of every depth with their branches and sizes. */
export async function readBranches(client: Client): Promise<Branch[]> {
  const { rows } = await client.query<Branch>(`
    select top.path, array_agg(distinct below.id) as ids, count(l.product_id)::integer as products
    from catalog.category top
    join catalog.category below on below.path = top.path or below.path like top.path || '/%'
    join catalog.listing_row l on l.category_id = below.id
    group by top.path order by top.path`);
  return rows;
}

const labels = ['in-stock', 'typically-in-stock', '2-5-days', '1-week'];

/**
 * The n-th of an endless row of requests that never repeats: a category picked by chance, a page of it, an order; a
 * third with a price range, a fifth with availability. The same n is always the same request.
 */
export function requestAt(branches: readonly Branch[], n: number): ListingRequest {
  const random = chance(n);
  const branch = branches[random(branches.length)];
  if (!branch) throw new Error('The catalogue has no category with products.');
  const from = random(2000);
  const pages = Math.max(1, Math.ceil(branch.products / 24));
  const hasPrice = random(3) === 0;
  return {
    path: branch.path,
    branch: branch.ids,
    price: hasPrice ? [from, from + 5000 + random(100_000)] : null,
    availability: random(5) === 0 ? labels.slice(random(2), 2 + random(3)) : null,
    sort: (['relevance', 'relevance', 'price-asc', 'name'] as const)[random(4)] ?? 'relevance',
    // buyers look at the beginning, mostly
    page: hasPrice || random(2) === 0 ? 1 : 1 + random(pages),
  };
}

export function addressOf({ path, price, availability, sort, page }: ListingRequest): string {
  const params = new URLSearchParams({
    ...(path !== null && { path }),
    ...(price && { price: price.join('..') }),
    ...(availability && { availability: availability.join(',') }),
    sort,
    page: String(page),
    size: '24',
  });
  return `/api/v1/catalog/products?${params}`;
}

/** Whole numbers below a bound, always the same for a seed. */
function chance(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * below);
  };
}
