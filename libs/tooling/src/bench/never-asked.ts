import type { Figure, MeasuredShop } from './bench.ts';
import { KeepAliveClient } from './http-client.ts';
import { cpuPerRequest, runSlice, type LoadOptions, type Slice, type Target } from './load.ts';

/** All processes of a shop: shell, services, sandbox, and PostgreSQL with its backends. */
export const wholeShop = (shop: MeasuredShop): number[] =>
  Object.values(shop.pids()).filter((pid) => pid > 0);

/** Requests of which no two are alike, and what their answers must hold. */
export interface NeverAsked {
  readonly name: string;
  /** an address that was not given before */
  readonly next: () => string;
  readonly content: string;
  /** most processor time of a request, in milliseconds */
  readonly goal: number;
}

/** As a crawler asks: compressed by gzip, without cookies. The load comes from this process, which is not counted. */
const headers = { 'accept-encoding': 'gzip' };

function target(shop: MeasuredShop, { name, next, content }: NeverAsked, client: KeepAliveClient): Target {
  const work = async () => {
    const url = next();
    const { status, body } = await client.send({ url, headers });
    if (status !== 200 || !body.includes(content)) throw new Error(`${name}: ${url} answered ${status}`);
  };
  return { name, work, pids: wholeShop(shop) };
}

const warmUp: LoadOptions = { concurrency: 2, seconds: 15 };
const options: LoadOptions = { concurrency: 2, seconds: 5 };

/**
 * What requests cost that nobody made before, over the whole process tree: nothing cached for another request answers
 * them. The first figures of a benchmark; slices of all kinds take turns, there and back.
 */
export async function neverAskedFigures(
  shop: MeasuredShop,
  kinds: readonly NeverAsked[],
): Promise<{ figures: Figure[]; slices: Slice[] }> {
  const client = new KeepAliveClient(options.concurrency);
  const targets = kinds.map((kind) => target(shop, kind, client));
  // Long enough for the compiler to have seen every path.
  for (const one of targets) await runSlice(one, warmUp);
  const slices: Slice[] = [];
  for (const one of [...targets, ...targets.toReversed()]) slices.push(await runSlice(one, options));
  client.close();
  const figures = kinds.map(({ name, goal }): Figure => {
    const value = cpuPerRequest(slices.filter((slice) => slice.target === name));
    const what = `${name}, no two alike: CPU of all processes`;
    return { what, value, unit: 'ms', goal: `≤ ${goal} ms`, met: value <= goal };
  });
  return { figures, slices };
}

interface Category {
  path: string;
  count: number;
}

async function readJson<T>(shop: MeasuredShop, path: string): Promise<T> {
  const answer = await fetch(`${shop.env.GATEWAY_URL}/api/v1/catalog/${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Dearer than anything, in minor units. */
const anyPrice = 1_000_000_000;
let asked = 0;

/** Search parts of listings, each of another category than the one before, with an upper price nobody named yet. */
export async function freshListings(shop: MeasuredShop): Promise<() => { path: string; search: string }> {
  const categories = (await readJson<Category[]>(shop, 'categories')).filter(({ count }) => count > 0);
  return () => {
    asked += 1;
    const { path } = categories[(asked * 7) % categories.length] as Category;
    const sort = ['', '&sort=price-asc', '&sort=name'][asked % 3];
    return { path, search: `price=0..${anyPrice + asked}${sort}` };
  };
}

/** Most products of one page of the API. */
const pageSize = 96;

/** Names of products in addresses, each given once. @throws when all were given */
export async function freshProducts(shop: MeasuredShop, most = 6_000): Promise<() => string> {
  const uris = new Set<string>();
  for (let page = 1; uris.size < most; page += 1) {
    const query = `products?sort=newest&size=${pageSize}&page=${page}`;
    const { items } = await readJson<{ items: { uri: string }[] }>(shop, query);
    const before = uris.size;
    for (const { uri } of items) uris.add(uri);
    // behind the last page comes the last page again
    if (uris.size === before) break;
  }
  const left = [...uris];
  return () => {
    const uri = left.pop();
    if (uri === undefined) throw new Error('All products were asked for: load more with BENCH_PRODUCTS.');
    return uri;
  };
}
