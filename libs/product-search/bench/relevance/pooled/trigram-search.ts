import { plainWords } from '../bm25.ts';

/** Three letters each, with two blanks before every word and one behind it, as `pg_trgm` cuts them. */
function trigramsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of plainWords(text)) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/**
 * Plain trigram search over one text per product: first what holds the greatest share of the query's trigrams, then
 * what holds the least besides (Jaccard). It forgives spelling and knows nothing of words.
 */
export class TrigramSearch {
  private readonly postings = new Map<string, number[]>();
  private readonly sizes: number[] = [];

  constructor(texts: Iterable<string>) {
    for (const text of texts) {
      const trigrams = trigramsOf(text);
      for (const trigram of trigrams) {
        const places = this.postings.get(trigram) ?? [];
        places.push(this.sizes.length);
        this.postings.set(trigram, places);
      }
      this.sizes.push(trigrams.size);
    }
  }

  /** The best `most` places of the texts, best first. */
  search(query: string, most: number): number[] {
    const asked = trigramsOf(query);
    const shared = new Map<number, number>();
    for (const trigram of asked)
      for (const place of this.postings.get(trigram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    const besides = (place: number) => this.sizes[place] as number;
    return [...shared]
      .sort((x, y) => y[1] - x[1] || besides(x[0]) - besides(y[0]) || x[0] - y[0])
      .slice(0, most)
      .map(([place]) => place);
  }
}
