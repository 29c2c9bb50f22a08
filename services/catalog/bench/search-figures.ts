import type { BenchContext, Figure } from '@gantry/tooling/bench';
import { benchSizes, eachShop } from '@gantry/tooling/bench/catalogue-shop';
import { demoRows } from '@gantry/demo-catalog/rows';
import { parseRules } from '@gantry/product-search/parse-rules';
import { RuleSet } from '@gantry/product-search/rule-set';
import { shippedRules } from '@gantry/product-search/shipped-rules';
import * as blindOffice from '@gantry/product-search/bench/blind/office-first';
import * as secondOffice from '@gantry/product-search/bench/blind/office-second';
import { standardQueries } from '@gantry/product-search/bench/blind/standard-second';
import * as blindTrade from '@gantry/product-search/bench/blind/trade-first';
import { secondTradeRows, tradeRows } from '@gantry/product-search/bench/blind/trade-rows';
import * as secondTrade from '@gantry/product-search/bench/blind/trade-second';
import { catalogueOf, catalogueOfFile, type BenchCatalogue } from './feed-catalogue.ts';
import { demoQueries } from '@gantry/product-search/bench/demo-queries';
import { hardwareQueries } from '@gantry/product-search/bench/hardware-queries';
import { hardwareRows } from '@gantry/product-search/bench/hardware-rows';
import type { JudgedQuery } from '@gantry/product-search/bench/judged-query';
import { officeQueries } from '@gantry/product-search/bench/office-queries';
import { compareRankings, mean } from '@gantry/product-search/bench/relevance';
import { goals, ms, shopSpeed } from './search-in-shop.ts';
import { measureSearch } from './search-speed.ts';

/** Products of the catalogue that is searched without a database: the largest size of `BENCH_PRODUCTS`. */
const PRODUCTS = Math.max(...benchSizes(), 0) || 100_000;
/** A file of Open Icecat products, and one of standard parts, where there are any. */
const OFFICE_FEED = process.env.BENCH_OFFICE_FEED;
const PARTS_FEED = process.env.BENCH_PARTS_FEED;

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

/** Sets that were judged blind; the weights were never set by them. */
function blindRelevance(name: string, catalogue: BenchCatalogue, queries: readonly JudgedQuery[]): Figure[] {
  const outcomes = compareRankings(catalogue, queries, new RuleSet(parseRules(shippedRules)));
  const what = `nDCG@10 ${name}, ${outcomes.length} queries judged blind`;
  const [own, bm25, plain] = [
    mean(outcomes.map((one) => one.own)),
    mean(outcomes.map((one) => one.bm25)),
    mean(outcomes.map((one) => one.bm25Plain)),
  ];
  return [
    { what: `${what}: BM25, plurals as they stand`, value: plain, unit: '' },
    { what: `${what}: BM25`, value: bm25, unit: '' },
    { what, value: own, unit: '', goal: '> BM25', met: own > bm25 },
  ];
}

async function allRelevance(log: (line: string) => void): Promise<Figure[]> {
  log('judged queries');
  const figures = [
    ...relevance('demo catalogue', catalogueOf(demoRows({ products: 10_000 })), demoQueries),
    ...relevance('hardware store', catalogueOf(hardwareRows()), hardwareQueries),
    ...blindRelevance('distributor', catalogueOf(tradeRows()), blindTrade.tradeQueries),
    ...blindRelevance('distributor, second set', catalogueOf(secondTradeRows()), secondTrade.tradeQueries),
  ];
  if (PARTS_FEED)
    figures.push(...blindRelevance('standard parts', await catalogueOfFile(PARTS_FEED), standardQueries));
  if (!OFFICE_FEED) return figures;
  const office = await catalogueOfFile(OFFICE_FEED);
  return [
    ...figures,
    ...relevance('office feed', office, officeQueries),
    ...blindRelevance('office feed', office, blindOffice.officeQueries),
    ...blindRelevance('office feed, second set', office, secondOffice.officeQueries),
  ];
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
    ms('search, CPU, p95', search.p95, goals.search),
    ms('suggestions, CPU, p50', suggestions.p50),
    ms('suggestions, CPU, p95', suggestions.p95, goals.suggestions),
  ];
}

/** All figures of P2. */
export async function searchFigures(context: BenchContext): Promise<Figure[]> {
  const { log, saveData } = context;
  log('over HTTP');
  const overHttp = await eachShop(context, (shop) => shopSpeed(shop, saveData));
  return [...overHttp.flat(), ...(await allRelevance(log)), ...ownSpeed(log)];
}
