import type { Synonyms } from '../../src/search/read-query.ts';
import { Bm25, plainWords, singularWords } from './bm25.ts';
import type { JudgedProduct, JudgedQuery } from './judged-query.ts';
import { ndcg } from './ndcg.ts';

/** Products that are ranked: by search, and by plain BM25 over their texts. */
export interface RankedCatalogue {
  readonly products: readonly JudgedProduct[];
  /** of each product, everything plain BM25 reads: name, brand, category and attributes */
  readonly texts: readonly string[];
  /** The best `most` products for a query, best first. */
  search(query: string, most: number, synonyms: Synonyms): JudgedProduct[];
}

/** What one judged query came to. */
export interface Outcome {
  query: string;
  own: number;
  /** plain BM25 that takes plurals for singulars */
  bm25: number;
  /** plain BM25 over the words as they stand */
  bm25Plain: number;
  ranked: JudgedProduct[];
  /** tuning never looked at it */
  isHeldOut: boolean;
}

const depth = 10;

/** Ranks the same products by search and by plain BM25 and grades both. */
export function compareRankings(
  catalogue: RankedCatalogue,
  queries: readonly JudgedQuery[],
  synonyms: Synonyms,
): Outcome[] {
  const { products, texts } = catalogue;
  const [folding, plain] = [new Bm25(texts, singularWords), new Bm25(texts, plainWords)];
  return queries.flatMap((judged, at) => {
    const graded = (engine: Bm25) =>
      ndcg(
        judged,
        engine.search(judged.query, depth).map((place) => products[place] as JudgedProduct),
        products,
      );
    const ranked = catalogue.search(judged.query, depth, synonyms);
    const [own, bm25, bm25Plain] = [ndcg(judged, ranked, products), graded(folding), graded(plain)];
    if (own === null || bm25 === null || bm25Plain === null) return [];
    return [{ query: judged.query, own, bm25, bm25Plain, ranked, isHeldOut: at % 2 === 1 }];
  });
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
