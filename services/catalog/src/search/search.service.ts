import { Injectable } from '@nestjs/common';
import type { ProductIndex } from '../index/product-index.ts';
import { fold } from '../text/fold.ts';
import { queryWords, singular } from '../text/words.ts';
import { matchWords, type Matches } from './match-words.ts';
import { PartNumberRepository, type PartNumberMatch } from './part-number.repository.ts';

export interface SearchResult {
  hits: Matches;
  /** the product to go to at once, when the query is the number of exactly one */
  exactProductId: number | null;
}

/** Above anything words can reach, so that an exact part number always comes first. */
const exactScore = 4000;
const beginningScore = 2000;
const categoryScore = 6;

/** Finds products by words and part numbers; an exact part number always comes first. */
@Injectable()
export class SearchService {
  constructor(private readonly partNumbers: PartNumberRepository) {}

  async find(index: ProductIndex, query: string): Promise<SearchResult> {
    const numbers = await this.partNumbers.find(query);
    const words = queryWords(query);
    const matches = matchWords(index, words);
    addCategoryScores(index, words, matches);
    return {
      hits: withPartNumbers(index, matches, numbers),
      exactProductId: numbers.exact.length === 1 ? (numbers.exact[0] ?? null) : null,
    };
  }
}

/** Products of a category that is called like the query come before those that only mention its words. */
function addCategoryScores(index: ProductIndex, words: readonly string[], { docs, scores }: Matches): void {
  if (docs.length === 0) return;
  const bonus = new Float32Array(index.references.highestCategoryId + 1);
  let isFitting = false;
  for (const category of index.references.categories.values()) {
    const names = new Set((fold(category.name).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular));
    const common = words.filter((word) => names.has(word)).length;
    if (common === 0) continue;
    bonus[category.id] = (common / words.length) * (common / names.size) * categoryScore;
    isFitting = true;
  }
  if (!isFitting) return;
  for (let at = 0; at < docs.length; at += 1)
    scores[at]! += bonus[index.categories[docs[at] as number] as number] as number;
}

/** Puts products found by number among those found by words. */
function withPartNumbers(index: ProductIndex, matches: Matches, numbers: PartNumberMatch): Matches {
  const found = new Map<number, number>();
  const add = (productId: number, score: number) => {
    const doc = index.docOf.get(productId);
    if (doc !== undefined && index.alive[doc]) found.set(doc, score);
  };
  numbers.beginning.forEach((id, at) => add(id, beginningScore - at));
  numbers.exact.forEach((id, at) => add(id, exactScore - at));
  if (found.size === 0) return matches;
  const fresh: number[] = [];
  for (const [doc, score] of found) {
    const at = positionOf(matches.docs, doc);
    if (at >= 0) matches.scores[at] = score;
    else fresh.push(doc);
  }
  if (fresh.length === 0) return matches;
  const docs = Uint32Array.from([...matches.docs, ...fresh]).sort();
  const scores = Float32Array.from(docs, (doc) => {
    const at = positionOf(matches.docs, doc);
    return at >= 0 ? (matches.scores[at] as number) : (found.get(doc) ?? 0);
  });
  return { docs, scores };
}

/** Position of a number in an ascending list; -1 when it is not there. */
function positionOf(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle] as number;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
