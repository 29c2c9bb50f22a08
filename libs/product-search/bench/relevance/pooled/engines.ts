import { ProductSearch } from '../../../src/products/product-search.ts';
import { Bm25, plainWords, singularWords } from '../bm25.ts';
import type { FeedProducts } from './feed-products.ts';
import { TrigramSearch } from './trigram-search.ts';

/** One way to rank the products of a feed. */
export interface Engine {
  name: string;
  /** The feed's ids of the best `most` products for a query, best first. */
  best(query: string, most: number): Promise<string[]>;
  /** whether it says that no product holds every word of a query */
  saysNotWhole?(query: string): Promise<boolean>;
}

/**
 * Ours by its public door; plain BM25 over descriptions and over specifications, with words as they stand and as
 * singulars; plain trigrams. All over the same products.
 */
export function enginesOver({ ids, products, texts }: FeedProducts): Engine[] {
  const own = new ProductSearch(products);
  const byPlace = (name: string, engine: { search(query: string, most: number): number[] }): Engine => ({
    name,
    best: async (query, most) => engine.search(query, most).map((place) => ids[place] as string),
  });
  return [
    {
      name: 'ours',
      best: async (q, size) =>
        (await own.listProducts({ q, size })).items.map(({ id }) => ids[id - 1] as string),
      saysNotWhole: async (q) => (await own.listProducts({ q, size: 1 })).isLoose,
    },
    byPlace('BM25, descriptions', new Bm25(texts.described, plainWords)),
    byPlace('BM25, descriptions, singulars', new Bm25(texts.described, singularWords)),
    byPlace('BM25, specifications', new Bm25(texts.specified, plainWords)),
    byPlace('BM25, specifications, singulars', new Bm25(texts.specified, singularWords)),
    byPlace('trigrams', new TrigramSearch(texts.short)),
  ];
}
