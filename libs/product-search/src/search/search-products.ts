import type { ProductIndex } from '../index/product-index.ts';
import { normalPartNumber } from '../text/part-number.ts';
import { tokensOf } from '../text/words.ts';
import { matchWords, type WordMatches } from './match-words.ts';
import { mergeMatches } from './merge-matches.ts';
import { holdsSome, numbersWithin } from './numbers-within.ts';
import { LikelyPartNumbers, type PartNumberMatch, type PartNumbers } from './part-numbers.ts';
import { readQuery, type Synonyms } from './read-query.ts';
import { noMatches, type Matches } from './searchable.ts';

/** Products a query finds, and what the query turned out to be. */
export interface SearchResult {
  hits: Matches;
  /** the product to go to at once, when the query is the number of exactly one */
  exactProductId: number | null;
  /** no product holds all its words, and none has a number like it */
  isLoose: boolean;
  /** what the query was found to be, begin or have been as a part number */
  numbers: PartNumberMatch;
  /** the query as its words were read, where some were wrong and were mended; else null */
  searched: string | null;
}

/** Above anything words can reach, so that an exact part number always comes first. */
const exactScore = 4000;
const successorScore = 3500;
/** A number among other words, of a product that holds one of them. */
const amongWordsScore = 3000;
const beginningScore = 2000;
const fragmentScore = 1000;
/** The shortest part from the middle of a part number that is looked for. */
const minFragmentLength = 4;
const maxFragments = 50;
/** A number that begins like the query is what was meant unless this many products hold all its words. */
const fewWordMatches = 10;

/** How a query is to be searched. */
export interface SearchOptions {
  /** products by number: of a database, or `PartNumberList` */
  numbers: PartNumbers;
  synonyms: Synonyms;
  /** whether the last word may be unfinished though it is known: for suggestions */
  isTyping?: boolean;
}

/** Finds products by words and part numbers; an exact part number always comes first. */
export async function searchProducts(
  index: ProductIndex,
  query: string,
  { numbers: allNumbers, synonyms, isTyping = false }: SearchOptions,
): Promise<SearchResult> {
  const partNumbers = new LikelyPartNumbers(index.words.numbers, allNumbers);
  const options = { numbers: partNumbers, synonyms, isTyping };
  const found = await partNumbers.findProducts(query);
  const words = matchWords(index, query, options);
  const numbers = words.wholeCount === 0 ? await withLettered(partNumbers, query, found) : found;
  const byNumber = placesOf(index, numbers, words.wholeCount < fewWordMatches);
  const amongWords = await findAmongWords(index, query, options);
  // What was typed is a number: what its letters would be as other words is not meant.
  const isNumber = byNumber.docs.length > 0;
  const hits = mergeMatches([
    isNumber && isOtherwise(words.mended) ? noMatches : words,
    byNumber,
    amongWords,
  ]);
  if (hits.docs.length === 0) {
    const byFragment = findByFragment(index, query);
    const isLoose = byFragment.docs.length === 0;
    return { hits: byFragment, exactProductId: null, isLoose, numbers, searched: null };
  }
  const isByNumber = isNumber || amongWords.docs.length > 0;
  return {
    hits,
    exactProductId: exactProduct(query, numbers, words),
    isLoose: words.wholeCount === 0 && !isByNumber,
    numbers,
    searched: isNumber ? null : searchedText(query, words.mended),
  };
}

/** Whether a word was read as another one, not only taken apart like `lockwasher`. */
const isOtherwise = (mended: ReadonlyMap<string, string>): boolean =>
  [...mended].some(([typed, read]) => read.replaceAll(' ', '') !== typed);

/** A query with its wrong words as they were read; null where none was. */
function searchedText(query: string, mended: ReadonlyMap<string, string>): string | null {
  if (mended.size === 0) return null;
  const read = query
    .trim()
    .split(/\s+/)
    .map((text) => {
      const words = tokensOf(text).map(({ word }) => word);
      return words.some((word) => mended.has(word))
        ? words.map((word) => mended.get(word) ?? word).join(' ')
        : text;
    });
  return read.join(' ');
}

/** What no product holds as words may begin numbers though it has no digit. */
async function withLettered(
  partNumbers: PartNumbers,
  query: string,
  found: PartNumberMatch,
): Promise<PartNumberMatch> {
  if (found.exact.length + found.beginning.length > 0) return found;
  return { ...found, beginning: await partNumbers.findLettered(query) };
}

/** Products whose number stands among the words of a query, with something of what the words say. */
async function findAmongWords(
  index: ProductIndex,
  query: string,
  { numbers, synonyms, isTyping }: Required<SearchOptions>,
): Promise<Matches> {
  const candidates = numbersWithin(index, query);
  const byNumber = await numbers.findByNumbers(candidates.map(({ normal }) => normal));
  const found = new Map<number, number>();
  for (const { normal, rest } of candidates) {
    const ids = byNumber.get(normal);
    if (!ids) continue;
    const [slots = []] = readQuery(index, rest, { isTyping, synonyms });
    for (const id of ids) {
      const doc = index.docOf.get(id);
      if (doc !== undefined && index.live[doc] && holdsSome(index, slots, doc))
        found.set(doc, amongWordsScore);
    }
  }
  return inOrder(found);
}

/** A query that is a number leads to its product; a word that happens to be one does so only when it is nothing else. */
function exactProduct(query: string, { exact }: PartNumberMatch, words: WordMatches): number | null {
  const [only, ...others] = exact;
  if (only === undefined || others.length > 0) return null;
  return /\d/.test(query) || words.wholeCount <= 1 ? only : null;
}

/** Products found by number, in ascending order of places. Beginnings lead only where words say little. */
function placesOf(index: ProductIndex, numbers: PartNumberMatch, areNumbersMeant: boolean): Matches {
  const found = new Map<number, number>();
  const addMatches = (ids: readonly number[], score: number) =>
    ids.forEach((id, at) => {
      const doc = index.docOf.get(id);
      if (doc !== undefined && index.live[doc]) found.set(doc, score - at);
    });
  addMatches(numbers.beginning, areNumbersMeant ? beginningScore : 0);
  addMatches(numbers.successors, successorScore);
  addMatches(numbers.exact, exactScore);
  return inOrder(found);
}

/** Products with a number that holds the query somewhere: the last thing tried, for it reads all numbers. */
function findByFragment(index: ProductIndex, query: string): Matches {
  const fragment = normalPartNumber(query);
  if (fragment.length < minFragmentLength || !/\d/.test(fragment)) return noMatches;
  const docs = index.words.numbers.holding(fragment, maxFragments).filter((doc) => index.live[doc]);
  return inOrder(new Map(docs.map((doc, at) => [doc, fragmentScore - at])));
}

function inOrder(found: ReadonlyMap<number, number>): Matches {
  const docs = Uint32Array.from(found.keys()).sort();
  return { docs, scores: Float32Array.from(docs, (doc) => found.get(doc) ?? 0) };
}
