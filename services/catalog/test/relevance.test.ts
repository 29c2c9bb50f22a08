import { expect, test } from '@jest/globals';
import { parseRules } from '@gantry/product-search/parse-rules';
import { RuleSet } from '@gantry/product-search/rule-set';
import { shippedRules } from '@gantry/product-search/shipped-rules';
import * as blindTrade from '@gantry/product-search/bench/blind/trade-first';
import { secondTradeRows, tradeRows } from '@gantry/product-search/bench/blind/trade-rows';
import * as secondTrade from '@gantry/product-search/bench/blind/trade-second';
import { catalogueOf } from '../bench/feed-catalogue.ts';
import { demoQueries } from '@gantry/product-search/bench/demo-queries';
import { hardwareQueries } from '@gantry/product-search/bench/hardware-queries';
import { hardwareRows } from '@gantry/product-search/bench/hardware-rows';
import { compareRankings, mean } from '@gantry/product-search/bench/relevance';
import { demoRows } from '@gantry/demo-catalog/rows';

const rules = new RuleSet(parseRules(shippedRules));

test('the shipped rules have no errors', () => {
  expect(parseRules(shippedRules).errors).toEqual([]);
});

test.each([
  ['the demo catalogue', () => catalogueOf(demoRows({ products: 3000 })), demoQueries],
  ['a hardware store without categories', () => catalogueOf(hardwareRows()), hardwareQueries],
] as const)(
  'ranks %s clearly better than BM25, also for queries nothing was tuned on',
  (_, make, queries) => {
    const outcomes = compareRankings(make(), queries, rules).filter(({ isHeldOut }) => isHeldOut);
    expect(outcomes.length).toBeGreaterThan(20);
    const own = mean(outcomes.map((one) => one.own));
    expect(own).toBeGreaterThan(0.88);
    expect(own).toBeGreaterThan(mean(outcomes.map(({ bm25 }) => bm25)) + 0.05);
  },
  60_000,
);

test.each([
  ['the first set', tradeRows, blindTrade.tradeQueries],
  ['the second set', secondTradeRows, secondTrade.tradeQueries],
] as const)(
  'ranks the feed of a distributor, written in three ways, clearly better than BM25: %s',
  (_, rows, queries) => {
    const outcomes = compareRankings(catalogueOf(rows()), queries, rules);
    expect(outcomes).toHaveLength(queries.length);
    const own = mean(outcomes.map((one) => one.own));
    expect(own).toBeGreaterThan(0.85);
    expect(own).toBeGreaterThan(mean(outcomes.map(({ bm25 }) => bm25)) + 0.1);
  },
  60_000,
);
