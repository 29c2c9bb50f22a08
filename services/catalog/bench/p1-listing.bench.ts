import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, BenchContext, Figure, MeasuredShop } from '@gantry/tooling/bench';
import { eachShop } from '@gantry/tooling/bench/catalogue-shop';
import { KeepAliveClient } from '@gantry/tooling/bench/http-client';
import { cpuPerRequest, runSlice, type Slice, type Target } from '@gantry/tooling/bench/load';
import { freshProducts, neverAskedFigures, wholeShop } from '@gantry/tooling/bench/never-asked';
import { memoryBytes } from '@gantry/tooling/bench/process-usage';
import { Client } from 'pg';
import { addressOf, readBranches, requestAt, type Branch, type ListingRequest } from './listing-requests.ts';
import { plainSql } from './plain-sql.ts';

const seconds = 5;
const concurrency = 4;
const deepPage = 10_000;
const megabyte = 2 ** 20;

interface Answer {
  data: { items: unknown[]; total: number; page: number; indexed: boolean };
}
type Log = BenchContext['log'];

/** Numbers requests onwards over all slices: no request is ever sent twice. */
function varied(branches: readonly Branch[]): () => ListingRequest {
  let next = 0;
  return () => requestAt(branches, next++);
}

function api(shop: MeasuredShop, name: string, next: (index: number) => string): Target {
  const client = new KeepAliveClient(concurrency);
  const work = async (index: number) => {
    const url = `${shop.env.GATEWAY_URL}${next(index)}`;
    const { status, body } = await client.send({ url });
    if (status !== 200) throw new Error(`${url} answered ${status}: ${body.slice(0, 200)}`);
    const { items, total, page, indexed } = (JSON.parse(body) as Answer).data;
    if (!indexed) throw new Error(`${url} was answered without the index`);
    if (items.length !== Math.min(24, total - (page - 1) * 24)) throw new Error(`${url} lists too little`);
  };
  return { name, work, pids: wholeShop(shop) };
}

/** Waits until the index stands and the jobs the import left are done: they would be counted too. */
async function settled(shop: MeasuredShop, admin: Client, log: Log): Promise<void> {
  for (let waited = 0; ; waited += 1) {
    const answer = await fetch(`${shop.env.GATEWAY_URL}/api/v1/catalog/products?size=1`);
    // While there is no index the database answers for a million products, and may be given up on.
    const { data } = (await answer.json()) as Partial<Answer>;
    const { rows } = await admin.query<{ jobs: number }>(
      'select count(*)::integer as jobs from graphile_worker.jobs where run_at < now() and attempts < max_attempts',
    );
    const jobs = rows[0]?.jobs ?? 0;
    if (data?.indexed && jobs === 0) return;
    if (waited % 10 === 0) log(`waiting: index ${data?.indexed ? 'built' : 'being built'}, ${jobs} jobs`);
    await sleep(1000);
  }
}

/** What the service logged about building its index, the last time; null for a shop whose log is elsewhere. */
function buildSeconds(shop: MeasuredShop): number | null {
  try {
    const log = readFileSync(path.join(shop.home, 'logs', 'services.log'), 'utf8');
    const milliseconds = [...log.matchAll(/"milliseconds":(\d+)[^\n]*catalogue index built/g)].at(-1)?.[1];
    return milliseconds ? Number(milliseconds) / 1000 : null;
  } catch {
    return null;
  }
}

interface Measured {
  products: number;
  figures: Figure[];
  p50: number;
}

/** Slices of two targets in turns, so that what drifts meets both alike. */
async function inTurns(a: Target, b: Target, options: { concurrency: number; seconds: number }) {
  // Long enough for the compiler to have seen every path.
  for (const target of [a, b]) await runSlice(target, { ...options, seconds: options.seconds });
  const slices: Slice[] = [];
  for (const target of [a, b, b, a]) slices.push(await runSlice(target, options));
  const of = (name: string) => slices.filter((slice) => slice.target === name);
  return { a: of(a.name), b: of(b.name), slices };
}

const p50 = (slices: readonly Slice[]) => Math.min(...slices.map(({ latency }) => latency.p50));

async function measure(shop: MeasuredShop, { saveData, log }: BenchContext): Promise<Measured> {
  const admin = new Client({ connectionString: shop.env.DATABASE_URL });
  await admin.connect();
  try {
    await settled(shop, admin, log);
    const branches = await readBranches(admin);
    const { rows } = await admin.query<{ n: number }>(
      'select count(*)::integer as n from catalog.listing_row where listed',
    );
    const products = rows[0]?.n ?? 0;
    const size = products.toLocaleString('en');
    const what = (text: string) => `${size}: ${text}`;
    const requests = varied(branches);
    const seen = new Set<string>();
    let repeated = 0;
    let asked = 0;
    const mixed = api(shop, 'API', () => {
      const request = requests();
      // the counts and the order of a listing are kept between its pages: how often that helped
      const listing = JSON.stringify({ ...request, page: 0, branch: 0 });
      asked += 1;
      if (seen.has(listing)) repeated += 1;
      seen.add(listing);
      return addressOf(request);
    });
    const sql = await plainSql(shop.env.DATABASE_URL ?? '', shop.pids().postgres ?? 0, requests, concurrency);
    const many = await inTurns(mixed, sql.target, { concurrency, seconds });
    await sql.end();
    const alone: Slice[] = [];
    for (let turn = 0; turn < 3; turn += 1) alone.push(await runSlice(mixed, { concurrency: 1, seconds: 3 }));
    const popular = [...branches].sort((a, b) => b.products - a.products).slice(0, 40);
    const hot = api(shop, 'hot', (index) => {
      const { path: category, ids } = popular[index % popular.length] as Branch;
      const first = {
        path: category,
        branch: ids,
        price: null,
        availability: null,
        sort: 'relevance',
        page: 1,
      } as const;
      return addressOf(first);
    });
    await runSlice(hot, { concurrency, seconds: 1 });
    const kept = await runSlice(hot, { concurrency, seconds });
    const deep = await deepPages(shop, products);
    saveData(`slices at ${size}`, { ...many, alone, kept, deep });
    const cpu = cpuPerRequest(many.a);
    const goal = goalOf(products);
    const built = buildSeconds(shop);
    const { services = 0, postgres = 0 } = shop.pids();
    const figures: Figure[] = [
      {
        what: what('listing, no two alike: CPU of all processes'),
        value: cpu,
        unit: 'ms',
        goal: `≤ ${goal} ms`,
        met: cpu <= goal,
      },
      ...(await productFigures(shop, what)),
      { what: what('of these, pages of a cached listing'), value: (100 * repeated) / asked, unit: '%' },
      {
        what: what('CPU a request, first pages of 40 categories again and again'),
        value: cpuPerRequest([kept]),
        unit: 'ms',
      },
      { what: what('CPU a request, PostgreSQL alone (L_pg)'), value: cpuPerRequest(many.b), unit: 'ms' },
      { what: what('p50, one at a time'), value: p50(alone), unit: 'ms' },
      {
        what: what(`page ${deep.page} over page 1, p50`),
        value: deep.ratio,
        unit: 'x',
        goal: '≤ 1.3 x',
        met: deep.ratio <= 1.3,
      },
      { what: what(`page ${deep.page} over page 1, CPU`), value: deep.cpuRatio, unit: 'x' },
      { what: what('memory of all services'), value: memoryBytes([services]) / megabyte, unit: 'MB' },
      { what: what('memory of PostgreSQL'), value: memoryBytes([postgres]) / megabyte, unit: 'MB' },
      ...(built === null ? [] : [{ what: what('building the index'), value: built, unit: 's' }]),
    ];
    return { products, figures, p50: p50(alone) };
  } finally {
    await admin.end();
  }
}

/** Products by the API, each asked for once. */
async function productFigures(shop: MeasuredShop, what: (text: string) => string): Promise<Figure[]> {
  const product = await freshProducts(shop, 20_000);
  const next = () => `${shop.env.GATEWAY_URL}/api/v1/catalog/products/${product()}`;
  const kind = { name: 'product', next, content: '"partNumber"', goal: 0.8 };
  const { figures } = await neverAskedFigures(shop, [kind]);
  return figures.map((figure) => ({ ...figure, what: what(figure.what) }));
}

/** Most processor time of one listing, in milliseconds, by the size of the catalogue (goals P1). */
function goalOf(products: number): number {
  if (products > 2_000_000) return 1.2;
  return products > 500_000 ? 0.7 : 0.3;
}

/** Pages of the whole catalogue, none twice: from the first on, and from the 10,000th (or the middle of a small one). */
async function deepPages(shop: MeasuredShop, products: number) {
  const page = Math.min(deepPage, Math.max(2, Math.floor(products / 48)));
  const from = (first: number) => {
    let next = first;
    const last = first + Math.max(1, Math.floor(page / 2));
    return () => {
      next = next >= last ? first : next + 1;
      return addressOf({
        path: null,
        branch: [],
        price: null,
        availability: null,
        sort: 'relevance',
        page: next,
      });
    };
  };
  const first = api(shop, 'first pages', from(1));
  const later = api(shop, 'later pages', from(page));
  const { a, b } = await inTurns(first, later, { concurrency: 1, seconds: 3 });
  return { page, ratio: p50(b) / p50(a), cpuRatio: cpuPerRequest(b) / cpuPerRequest(a) };
}

const bench: Bench = {
  name: 'P1',
  title: 'Listing with total and exact facet counts, 24 items (API against the same in SQL)',
  async run(context) {
    const measured = await eachShop(context, (shop) => measure(shop, context));
    const figures = measured.flatMap((one) => one.figures);
    const [smallest, largest] = [measured[0], measured.at(-1)];
    if (!smallest || !largest || smallest === largest) return figures;
    const ratio = largest.p50 / smallest.p50;
    const what = `p50 at ${largest.products.toLocaleString('en')} over ${smallest.products.toLocaleString('en')}`;
    return [...figures, { what, value: ratio, unit: 'x', goal: '≤ 2 x', met: ratio <= 2 }];
  },
};

export default bench;
