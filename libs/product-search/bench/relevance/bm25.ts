import { fold } from '../../src/text/fold.ts';
import { singular } from '../../src/text/words.ts';

const k1 = 1.2;
const b = 0.75;

/** Words as they stand, in lower case and without accents. */
export const plainWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** The same, plurals as singulars. */
export const singularWords = (text: string): string[] => plainWords(text).map(singular);

/** Plain BM25 over one text per product: what a search engine does when nobody has looked at its results. */
export class Bm25 {
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly lengths: number[] = [];

  constructor(
    texts: Iterable<string>,
    private readonly splitWords: (text: string) => string[],
  ) {
    for (const text of texts) {
      const doc = this.lengths.length;
      const words = this.splitWords(text);
      this.lengths.push(words.length);
      for (const word of words) {
        const places = this.postings.get(word) ?? new Map<number, number>();
        places.set(doc, (places.get(doc) ?? 0) + 1);
        this.postings.set(word, places);
      }
    }
  }

  /** The best `most` places of the texts, best first. */
  search(query: string, most: number): number[] {
    const count = this.lengths.length;
    const average = this.lengths.reduce((sum, length) => sum + length, 0) / count;
    const scores = new Map<number, number>();
    for (const word of new Set(this.splitWords(query))) {
      const places = this.postings.get(word);
      if (!places) continue;
      const rarity = Math.log(1 + (count - places.size + 0.5) / (places.size + 0.5));
      for (const [doc, times] of places) {
        const norm = k1 * (1 - b + (b * (this.lengths[doc] as number)) / average);
        scores.set(doc, (scores.get(doc) ?? 0) + (rarity * times * (k1 + 1)) / (times + norm));
      }
    }
    return [...scores]
      .sort((x, y) => y[1] - x[1] || x[0] - y[0])
      .slice(0, most)
      .map(([doc]) => doc);
  }
}
