import pg from 'pg';
import type { Bench, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { KeepAliveClient } from '../src/bench/http-client.ts';
import { compare, cpuPerRequest, medianLatency, type Target } from '../src/bench/load.ts';

const GOAL_CPU_MS = 0.7;
const CONCURRENCY = 4;
const SECONDS = 5;
const MOST_CATEGORIES = 40;

type Category = { id: number; path: string };
type Listing = { data: { items: unknown[]; facets: unknown[]; total: number; indexed: boolean } };

const subtree = `
  with recursive below as (
    select id from catalog.category where id = $1
    union all select category.id from catalog.category join below on category.parent_id = below.id
  ) select id from below`;

// The same answer from PostgreSQL alone: 24 rows, the total, every facet value with its count.
const statements = {
  total: 'select count(*)::int as total from catalog.listing_row where category_id = any($1)',
  rows: 'select row from catalog.listing_row where category_id = any($1) order by sort_name, product_id limit 24',
  facets: `select facet, count(*)::int from catalog.listing_row, unnest(facets) as facet
    where category_id = any($1) group by facet`,
};

async function readCategories(client: pg.Client): Promise<Map<string, number[]>> {
  const { rows } = await client.query<Category>(
    `select category.id, category.path from catalog.category join catalog.listing_row on category_id = category.id
     group by category.id order by count(*) desc limit ${MOST_CATEGORIES}`,
  );
  const branches = new Map<string, number[]>();
  for (const { id, path } of rows) {
    const below = await client.query<{ id: number }>(subtree, [id]);
    branches.set(
      path,
      below.rows.map((row) => row.id),
    );
  }
  return branches;
}

function pick<T>(list: T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The catalogue has no category with products.');
  return found;
}

function apiTarget(shop: MeasuredShop, paths: string[], query = ''): Target {
  const client = new KeepAliveClient(CONCURRENCY);
  const work = async (index: number) => {
    const path = encodeURIComponent(pick(paths, index));
    const url = `${shop.env.GATEWAY_URL}/api/v1/catalog/products?path=${path}&size=24${query}`;
    const { status, body } = await client.send({ url });
    if (status !== 200) throw new Error(`${url} answered ${status}: ${body.slice(0, 200)}`);
    const { data } = JSON.parse(body) as Listing;
    if (data.items.length === 0 || data.facets.length === 0) throw new Error(`${url} lists nothing`);
  };
  return { name: `API${query}`, work, pids: Object.values(shop.pids()).filter(Boolean) };
}

async function sqlTarget(
  shop: MeasuredShop,
  branches: number[][],
): Promise<{ target: Target; end: () => Promise<void> }> {
  const connect = async () => {
    const client = new pg.Client({ connectionString: shop.env.DATABASE_URL });
    await client.connect();
    return client;
  };
  const clients = await Promise.all(Array.from({ length: CONCURRENCY }, connect));
  const work = async (index: number) => {
    const values = [pick(branches, index)];
    const client = pick(clients, index);
    for (const [name, text] of Object.entries(statements)) {
      const { rowCount } = await client.query({ name, text, values });
      if (rowCount === 0) throw new Error(`The statement "${name}" found nothing.`);
    }
  };
  const end = async () => {
    for (const client of clients) await client.end();
  };
  return { target: { name: 'L_pg', work, pids: [shop.pids().postgres ?? 0] }, end };
}

async function deepPages(shop: MeasuredShop, paths: string[]): Promise<Figure[]> {
  const options = { concurrency: 1, seconds: 3 };
  const result = await compare(apiTarget(shop, paths), apiTarget(shop, paths, '&page=5'), options);
  const ratio = medianLatency(result.b) / medianLatency(result.a);
  return [
    { what: 'p50, one at a time', value: medianLatency(result.a), unit: 'ms' },
    { what: 'page 5 over page 1, p50', value: ratio, unit: 'x', goal: '≤ 1.3 x', met: ratio <= 1.3 },
    { what: 'page 5 over page 1, CPU', value: result.cpuRatio, unit: 'x' },
  ];
}

const bench: Bench = {
  name: 'P1',
  title: 'Listing with total and exact facet counts, 24 items (API against the same in SQL)',
  async run({ shop, keep, log }) {
    const measured = await shop();
    const admin = new pg.Client({ connectionString: measured.env.DATABASE_URL });
    await admin.connect();
    const branches = await readCategories(admin);
    const { rows } = await admin.query<{ n: number }>('select count(*)::int as n from catalog.listing_row');
    await admin.end();
    const paths = [...branches.keys()];
    const sql = await sqlTarget(measured, [...branches.values()]);
    const result = await compare(apiTarget(measured, paths), sql.target, {
      concurrency: CONCURRENCY,
      seconds: SECONDS,
    });
    await sql.end();
    keep('slices', result.slices);
    log(`A against A: ${result.noise.toFixed(2)}`);
    const cpu = cpuPerRequest(result.a);
    return [
      { what: 'products', value: rows[0]?.n ?? 0, unit: '' },
      {
        what: 'CPU a request, all processes',
        value: cpu,
        unit: 'ms',
        goal: `≤ ${GOAL_CPU_MS} ms`,
        met: cpu <= GOAL_CPU_MS,
      },
      { what: 'CPU a request, PostgreSQL alone (L_pg)', value: cpuPerRequest(result.b), unit: 'ms' },
      { what: 'L_pg over API, CPU', value: result.cpuRatio, unit: 'x' },
      { what: 'noise floor, A over A', value: result.noise, unit: 'x' },
      { what: `p50, ${CONCURRENCY} at a time`, value: medianLatency(result.a), unit: 'ms' },
      ...(await deepPages(measured, paths.slice(0, 5))),
    ];
  },
};

export default bench;
