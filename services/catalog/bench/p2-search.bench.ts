import type { Bench, Figure, MeasuredShop } from '@gantry/tooling/bench';
import { KeepAliveClient } from '@gantry/tooling/bench/http-client';
import { parseRules } from '../src/search/rules/parse-rules.ts';
import { RuleSet } from '../src/search/rules/rule-set.ts';
import { shippedRules } from '../src/search/rules/shipped-rules.ts';
import { demoRows } from '../src/demo/demo-rows.ts';
import { catalogueOf, catalogueOfFile, type BenchCatalogue } from './relevance/catalogue.ts';
import { demoQueries } from './relevance/demo-queries.ts';
import { hardwareQueries } from './relevance/hardware-queries.ts';
import { hardwareRows } from './relevance/hardware-rows.ts';
import type { JudgedQuery } from './relevance/judged-query.ts';
import { officeQueries } from './relevance/office-queries.ts';
import { compareRankings, mean } from './relevance/relevance.ts';
import { demoPartNumbers, demoSearches, typedSteps } from './search-queries.ts';
import { measureSearch } from './search-speed.ts';

const GOAL_SEARCH_MS = 40;
const GOAL_SUGGESTIONS_MS = 15;
/** Products of the catalogue that is searched without a database; `BENCH_PRODUCTS` names another size. */
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 100_000);
/** A file of Open Icecat products, where there is one: `BENCH_OFFICE_FEED`. */
const OFFICE_FEED = process.env.BENCH_OFFICE_FEED;

type Answer = { data: { items: { partNumber: string }[]; indexed: boolean } };

function relevance(name: string, catalogue: BenchCatalogue, queries: readonly JudgedQuery[]): Figure[] {
  const outcomes = compareRankings(catalogue, queries, new RuleSet(parseRules(shippedRules)));
  return [false, true].flatMap((isHeldOut) => {
    const half = outcomes.filter((one) => one.isHeldOut === isHeldOut);
    const what = `${name}, ${half.length} queries ${isHeldOut ? 'held out' : 'tuned on'}`;
    const bm25 = mean(half.map((one) => one.bm25));
    const own = mean(half.map((one) => one.own));
    return [
      { what: `nDCG@10 ${what}: BM25`, value: bm25, unit: '' },
      { what: `nDCG@10 ${what}`, value: own, unit: '', goal: '> BM25', met: own > bm25 },
    ];
  });
}

async function allRelevance(log: (line: string) => void): Promise<Figure[]> {
  log('judged queries');
  const figures = [
    ...relevance('demo catalogue', catalogueOf(demoRows({ products: 10_000 })), demoQueries),
    ...relevance('hardware store', catalogueOf(hardwareRows()), hardwareQueries),
  ];
  if (!OFFICE_FEED) return figures;
  return [...figures, ...relevance('office feed', await catalogueOfFile(OFFICE_FEED), officeQueries)];
}

function ms(what: string, value: number, most?: number): Figure {
  return {
    what,
    value,
    unit: 'ms',
    ...(most === undefined ? {} : { goal: `≤ ${most} ms`, met: value <= most }),
  };
}

function ownSpeed(log: (line: string) => void): Figure[] {
  log(`${PRODUCTS} products in memory`);
  const { search, suggestions, vocabulary, memory } = measureSearch(
    PRODUCTS,
    new RuleSet(parseRules(shippedRules)),
  );
  return [
    { what: 'products in memory', value: PRODUCTS, unit: '' },
    { what: 'words known', value: vocabulary, unit: '' },
    { what: 'words and numbers in memory', value: memory, unit: 'MB' },
    ms('search, CPU, p50', search.p50),
    ms('search, CPU, p95', search.p95, GOAL_SEARCH_MS),
    ms('suggestions, CPU, p50', suggestions.p50),
    ms('suggestions, CPU, p95', suggestions.p95, GOAL_SUGGESTIONS_MS),
  ];
}

/** Times of calls to the shop one after the other, in milliseconds; every answer is looked at. */
async function timesOf(
  shop: MeasuredShop,
  paths: readonly string[],
  check: (body: string, at: number) => void,
): Promise<number[]> {
  const client = new KeepAliveClient(1);
  const times: number[] = [];
  for (const [at, path] of paths.entries()) {
    const began = performance.now();
    const { status, body } = await client.send({ url: `${shop.env.GATEWAY_URL}/api/v1/catalog/${path}` });
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    check(body, at);
  }
  client.close();
  return times.sort((a, b) => a - b);
}

const asked = (q: string) => encodeURIComponent(q);

async function shopSpeed(shop: MeasuredShop, keep: (name: string, data: unknown) => void): Promise<Figure[]> {
  const searches = demoSearches(300).map((q) => `products?q=${asked(q)}`);
  const indexed = (body: string) => {
    if (!(JSON.parse(body) as Answer).data.indexed) throw new Error('The index is not there yet.');
  };
  const numbers = demoPartNumbers(50);
  let firsts = 0;
  const searchTimes = await timesOf(shop, searches, indexed);
  const steps = demoSearches(40).flatMap(typedSteps);
  const suggestionTimes = await timesOf(
    shop,
    steps.map((q) => `suggestions?q=${asked(q)}`),
    () => undefined,
  );
  await timesOf(
    shop,
    numbers.map((one) => `products?q=${asked(one.asked)}`),
    (body, at) => {
      if ((JSON.parse(body) as Answer).data.items[0]?.partNumber === numbers[at]?.sku) firsts += 1;
    },
  );
  keep('milliseconds', { searchTimes, suggestionTimes });
  const at = (times: readonly number[], share: number) => times[Math.floor(times.length * share)] ?? 0;
  return [
    ms('search in the shop, whole answer, p50', at(searchTimes, 0.5)),
    ms('search in the shop, whole answer, p95', at(searchTimes, 0.95), GOAL_SEARCH_MS),
    ms('suggestions in the shop, p50', at(suggestionTimes, 0.5)),
    ms('suggestions in the shop, p95', at(suggestionTimes, 0.95), GOAL_SUGGESTIONS_MS),
    {
      what: 'part numbers that come first',
      value: (firsts / numbers.length) * 100,
      unit: '%',
      goal: '100 %',
      met: firsts === numbers.length,
    },
  ];
}

const bench: Bench = {
  name: 'P2',
  title: 'Search and suggestions: how well and how fast, against plain BM25',
  async run({ shop, keep, log }) {
    const figures = [...(await allRelevance(log)), ...ownSpeed(log)];
    log('the shop');
    return [...figures, ...(await shopSpeed(await shop(), keep))];
  },
};

export default bench;
