import type { Figure } from '@gantry/tooling/bench';
import { demoRows } from '@gantry/demo-catalog/rows';
import { ProductSearch } from '../src/products/product-search.ts';
import { parseRules } from '../src/rules/parse-rules.ts';
import { RuleSet } from '../src/rules/rule-set.ts';
import { shippedRules } from '../src/rules/shipped-rules.ts';
import { tradeQueries } from './relevance/blind/trade-first.ts';
import { secondTradeRows, tradeRows } from './relevance/blind/trade-rows.ts';
import { tradeQueries as secondTradeQueries } from './relevance/blind/trade-second.ts';
import { demoQueries } from './relevance/demo-queries.ts';
import { hardwareQueries } from './relevance/hardware-queries.ts';
import { hardwareRows } from './relevance/hardware-rows.ts';
import type { JudgedQuery } from './relevance/judged-query.ts';
import type { JudgedRow } from './relevance/judged-row.ts';
import { compareRankings, mean } from './relevance/relevance.ts';
import { catalogueOfRows, productOf } from './row-catalogue.ts';

const products = Number(process.env.BENCH_LIBRARY_PRODUCTS ?? 20_000);
const queries = demoQueries.map(({ query }) => query);

function ranking(name: string, rows: Iterable<JudgedRow>, judged: readonly JudgedQuery[]): Figure[] {
  const outcomes = compareRankings(catalogueOfRows(rows), judged, new RuleSet(parseRules(shippedRules)));
  const [own, bm25] = [mean(outcomes.map((one) => one.own)), mean(outcomes.map((one) => one.bm25))];
  return [
    { what: `nDCG@10 ${name}: BM25`, value: bm25, unit: '' },
    { what: `nDCG@10 ${name}`, value: own, unit: '', goal: '> BM25', met: own > bm25 },
  ];
}

/** Milliseconds of each call, one after the other, the first round left out: it is compiled then. */
async function timesOf(call: (query: string) => Promise<unknown>): Promise<number[]> {
  for (const query of queries) await call(query);
  const times: number[] = [];
  for (const query of queries) {
    const begun = performance.now();
    await call(query);
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b);
}

async function speed(): Promise<Figure[]> {
  const rows = Array.from(demoRows({ products }), (row, at) => productOf(row, at + 1));
  const begun = performance.now();
  const search = new ProductSearch(rows);
  const seconds = (performance.now() - begun) / 1000;
  const of = (what: string, times: readonly number[]): Figure[] =>
    [0.5, 0.95].map((share) => ({
      what: `${what}, p${share * 100}`,
      value: times[Math.floor(times.length * share)] ?? 0,
      unit: 'ms',
    }));
  return [
    { what: 'products', value: rows.length, unit: '' },
    { what: 'index built', value: seconds, unit: 's' },
    ...of('search with facets', await timesOf((q) => search.listProducts({ q }))),
    ...of('suggestions', await timesOf((q) => search.suggest(q.slice(0, 6)))),
  ];
}

/** What the library does by itself: how well it ranks, how fast it answers. */
export async function libraryFigures(): Promise<Figure[]> {
  return [
    ...ranking('demo catalogue', demoRows({ products: 3000 }), demoQueries),
    ...ranking('hardware store', hardwareRows(), hardwareQueries),
    ...ranking('distributor', tradeRows(), tradeQueries),
    ...ranking('distributor, second set', secondTradeRows(), secondTradeQueries),
    ...(await speed()),
  ];
}
