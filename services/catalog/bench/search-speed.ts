import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { demoRows } from '@gantry/demo-catalog/rows';
import { bestOf, sortByScore } from '@gantry/product-search/by-score';
import { matchWords } from '@gantry/product-search/match-words';
import type { Synonyms } from '@gantry/product-search/read-query';
import { searchableOf } from './feed-catalogue.ts';
import { demoSearches, typedSteps } from './search-queries.ts';

/** Processor time of one call, in milliseconds. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that are still in use. */
function usedMemory(): number {
  collectGarbage();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export interface SearchSpeed {
  search: { p50: number; p95: number };
  suggestions: { p50: number; p95: number };
  /** words the catalogue knows */
  vocabulary: number;
  /** of the words and numbers, in MB */
  memory: number;
}

/** What finding and ordering takes at a size, without a database: processor milliseconds a query. */
export function measureSearch(products: number, synonyms: Synonyms): SearchSpeed {
  const before = usedMemory();
  const index = searchableOf(demoRows({ products }));
  const memory = (usedMemory() - before) / 1e6;
  const search = (query: string) => {
    const hits = matchWords(index, query, { isTyping: false, synonyms });
    sortByScore(hits.docs.slice(), hits, index.categories.length);
  };
  const suggest = (typed: string) => bestOf(matchWords(index, typed, { isTyping: true, synonyms }), 24);
  const queries = demoSearches(300);
  const steps = queries.slice(0, 60).flatMap(typedSteps);
  // what is compiled at the first calls is no part of the figures
  for (const query of queries.slice(0, 40)) search(query);
  for (const step of steps.slice(0, 100)) suggest(step);
  const searches = queries.map((query) => cpuOf(() => search(query)));
  const suggestions = steps.map((step) => cpuOf(() => suggest(step)));
  return {
    search: { p50: percentile(searches, 0.5), p95: percentile(searches, 0.95) },
    suggestions: { p50: percentile(suggestions, 0.5), p95: percentile(suggestions, 0.95) },
    vocabulary: index.words.vocabulary.size,
    memory,
  };
}
