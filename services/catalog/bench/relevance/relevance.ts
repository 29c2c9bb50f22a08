import type { Synonyms } from '../../src/search/read-query.ts';
import { Bm25 } from './bm25.ts';
import type { BenchCatalogue } from './catalogue.ts';
import type { JudgedProduct, JudgedQuery } from './judged-query.ts';
import { ndcg } from './ndcg.ts';

/** What one judged query came to. */
export interface Outcome {
  query: string;
  own: number;
  bm25: number;
  ranked: JudgedProduct[];
  /** tuning never looked at it */
  isHeldOut: boolean;
}

const depth = 10;

/** Ranks the same products by search and by plain BM25 and grades both. */
export function compareRankings(
  catalogue: BenchCatalogue,
  queries: readonly JudgedQuery[],
  synonyms: Synonyms,
): Outcome[] {
  const plain = new Bm25(catalogue.texts);
  return queries.flatMap((judged, at) => {
    const ranked = catalogue.search(judged.query, depth, synonyms);
    const own = ndcg(judged, ranked, catalogue.products);
    const others = plain
      .search(judged.query, depth)
      .map((place) => catalogue.products[place] as JudgedProduct);
    const bm25 = ndcg(judged, others, catalogue.products);
    if (own === null || bm25 === null) return [];
    return [{ query: judged.query, own, bm25, ranked, isHeldOut: at % 2 === 1 }];
  });
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
