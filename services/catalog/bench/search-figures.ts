import type { BenchContext, Figure, MeasuredShop } from '@gantry/tooling/bench';
import { KeepAliveClient } from '@gantry/tooling/bench/http-client';
import { cpuSeconds } from '@gantry/tooling/bench/process-usage';
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
import { demoSearches, typedSteps } from './search-queries.ts';
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

interface Asked {
  /** of each call, in milliseconds, ascending */
  times: number[];
  /** processor time a call took in all processes of the shop, in milliseconds */
  cpu: number;
}

/** Calls the shop, one call after the other; every answer is looked at. */
async function ask(
  shop: MeasuredShop,
  paths: readonly string[],
  check: (body: string, at: number) => void,
): Promise<Asked> {
  const client = new KeepAliveClient(1);
  const pids = Object.values(shop.pids()).filter((pid) => pid !== undefined);
  const before = cpuSeconds(pids);
  const times: number[] = [];
  for (const [at, path] of paths.entries()) {
    const began = performance.now();
    const { status, body } = await client.send({ url: `${shop.env.GATEWAY_URL}/api/v1/catalog/${path}` });
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    check(body, at);
  }
  client.close();
  const cpu = ((cpuSeconds(pids) - before) * 1000) / paths.length;
  return { times: times.sort((a, b) => a - b), cpu };
}

const asked = (q: string) => encodeURIComponent(q);
const readAnswer = (body: string) => (JSON.parse(body) as Answer).data;

function speedFigures(what: string, { times, cpu }: Asked, most: number): Figure[] {
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return [
    ms(`${what}, CPU a call, all processes`, cpu),
    ms(`${what}, p50`, at(0.5)),
    ms(`${what}, p95`, at(0.95), most),
  ];
}

/** Part numbers from all over the catalogue, asked for with other dashes and case than they are printed with. */
async function partNumbersFirst(shop: MeasuredShop): Promise<Figure> {
  const numbers: string[] = [];
  const pages = Array.from({ length: 25 }, (_, page) => `products?size=2&sort=newest&page=${page * 150 + 1}`);
  await ask(shop, pages, (body) => {
    numbers.push(...readAnswer(body).items.map(({ partNumber }) => partNumber));
  });
  let firsts = 0;
  await ask(
    shop,
    numbers.map((number) => `products?q=${asked(number.toLowerCase().replaceAll('-', ' '))}`),
    (body, at) => {
      if (readAnswer(body).items[0]?.partNumber === numbers[at]) firsts += 1;
    },
  );
  const value = (firsts / numbers.length) * 100;
  return { what: 'part numbers that come first', value, unit: '%', goal: '100 %', met: value === 100 };
}

async function shopSpeed(shop: MeasuredShop, keep: (name: string, data: unknown) => void): Promise<Figure[]> {
  const searches = await ask(
    shop,
    demoSearches(300).map((q) => `products?q=${asked(q)}`),
    (body) => {
      if (!readAnswer(body).indexed) throw new Error('The index is not there yet.');
    },
  );
  const steps = demoSearches(40).flatMap(typedSteps);
  const suggestions = await ask(
    shop,
    steps.map((q) => `suggestions?q=${asked(q)}`),
    () => undefined,
  );
  keep('calls', { searches, suggestions });
  return [
    ...speedFigures('search in the shop, whole answer', searches, GOAL_SEARCH_MS),
    ...speedFigures('suggestions in the shop', suggestions, GOAL_SUGGESTIONS_MS),
    await partNumbersFirst(shop),
  ];
}

/** All figures of P2. */
export async function searchFigures({ shop, keep, log }: BenchContext): Promise<Figure[]> {
  const figures = [...(await allRelevance(log)), ...ownSpeed(log)];
  log('the shop');
  return [...figures, ...(await shopSpeed(await shop(), keep))];
}
