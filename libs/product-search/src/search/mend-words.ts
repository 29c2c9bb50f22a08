import {
  inAttributes,
  inBrand,
  inCategory,
  namePosition,
  postingDoc,
  type WordTable,
} from '../words/word-table.ts';
import { singular } from '../text/words.ts';
import { WordMemory } from '../words/word-memory.ts';
import type { Meaning } from './query-slot.ts';
import type { Searchable } from './searchable.ts';
import { wordUse } from './word-use.ts';

/** What a wrong word was read as: one word, or the two it was joined of. */
export interface MendedWord {
  readonly words: readonly string[];
  readonly meanings: readonly Meaning[];
}

/** The best reading, and what comes close to it. */
const bestWeight = 0.95;
const closeWeight = 0.5;
const maxClose = 2;
/** A shorter word, with a typo, leaves too little to be read as another. */
const shortest = 4;
/** Two typos in a shorter word leave too little of it. */
const shortestFar = 6;
const shortestFarAlone = 8;
/** Known words that are weighed against each other, and postings of each that are read. */
const maxCandidates = 12;
const maxPostings = 20_000;
/** A word beside it that more products hold says nothing of what was meant. */
const maxBeside = 200_000;
/** Each part of a joined word has at least as many letters. */
const shortestPart = 3;

let held = new Uint8Array(0);

interface Candidate {
  id: number;
  distance: number;
}

/**
 * What a word that the catalogue does not have was probably meant to be: a word one or two letters away, or two words
 * that stand side by side in names and were written as one. Of several, one letter goes before two, then the one wins that
 * more products have, above all together with the other words of the query, whose meanings `beside` has. Null where
 * nothing is near; numbers and sizes are taken as they stand.
 */
export function mendedWord(
  index: Searchable,
  word: string,
  beside: readonly (readonly Meaning[])[],
): MendedWord | null {
  if (word.length < shortest) return null;
  const parts = joinedParts(index.words, word, 0) ?? partsTogether(index.words, word);
  if (parts) return { words: parts, meanings: [] };
  const ranked = /\d/.test(word) ? [] : rankedCandidates(index, word, beside);
  const [best] = ranked;
  if (!best) {
    const loose = looseParts(index.words, word) ?? knownEnding(index.words, word);
    return loose && { words: loose, meanings: [] };
  }
  const close = ranked
    .slice(1, 1 + maxClose)
    .filter(({ score, isLikely }) => isLikely === best.isLikely && score > best.score - 1);
  return {
    words: [index.words.vocabulary.words[best.id] as string],
    meanings: [{ id: best.id, weight: bestWeight }, ...close.map(({ id }) => ({ id, weight: closeWeight }))],
  };
}

/** A known word as a reading of a wrong one. */
interface Ranked {
  id: number;
  score: number;
  /** one typo away, the first letter right, and used beside the other words of the query: it comes first */
  isLikely: boolean;
}

/** How much it counts, in powers of e, that a word stands beside the others, is two typos away, or begins otherwise. */
const besideWeight = 2;
const farCost = 3;
const firstLetterCost = 3;

/** The likeliest first. What is hardly like the word is not taken for it unless products hold it beside the others. */
function rankedCandidates(
  index: Searchable,
  word: string,
  beside: readonly (readonly Meaning[])[],
): Ranked[] {
  const { words } = index;
  const candidates = candidatesFor(words, word, beside.length > 0);
  if (candidates.length === 0) return [];
  const marked = markBeside(index, beside);
  const isAlone = marked.length === 0;
  const ranked = candidates.flatMap(({ id, distance }): Ranked[] => {
    const { told, together } = useBeside(words.postingsOf(id), isAlone);
    const isFirstWrong = words.vocabulary.words[id]?.[0] !== word[0];
    const isFar = distance > 1 || isFirstWrong;
    if (isFar && !isAlone && together < 1) return [];
    const cost = (distance > 1 ? farCost : 0) + (isFirstWrong ? firstLetterCost : 0);
    const score = Math.log(1 + told) + besideWeight * Math.log(1 + together) - cost;
    return [{ id, score, isLikely: distance === 1 && (together >= 1 || (isAlone && !isFirstWrong)) }];
  });
  for (const postings of marked)
    for (let at = 0; at < postings.length; at += 1) held[postingDoc(postings[at] as number)] = 0;
  return ranked.sort((a, b) => Number(b.isLikely) - Number(a.isLikely) || b.score - a.score);
}

/** Known words one typo away and, of longer words, two; the most frequent ones. */
function candidatesFor(words: WordTable, word: string, isBeside: boolean): Candidate[] {
  const { vocabulary } = words;
  // of `stainles` and `fiberglsas` the last letter was taken for a plural's
  const near = new Set([
    ...vocabulary.oneTypoFrom(word),
    ...vocabulary.oneTypoFrom(`${word}s`).filter((id) => vocabulary.words[id]?.endsWith('s')),
  ]);
  const far = word.length < shortestFar ? [] : vocabulary.twoTyposFrom(word).filter((id) => !near.has(id));
  // alone, two typos leave enough of a long word, and people get its first letter right
  const isNear = (id: number) =>
    vocabulary.words[id]?.[0] === word[0] && (isBeside || word.length >= shortestFarAlone);
  const usual = (ids: Iterable<number>, distance: number): Candidate[] =>
    [...ids]
      .filter((id) => isWord(vocabulary.words[id] as string))
      .sort((a, b) => words.frequency(b) - words.frequency(a))
      .slice(0, maxCandidates)
      .map((id) => ({ id, distance }));
  return [...usual(near, 1), ...usual(far.filter(isNear), 2)];
}

const isWord = (known: string): boolean => known.length >= 3 && !/\d/.test(known);

/** Notes the products that hold the other words of a query; answers the lists that were noted. */
function markBeside(index: Searchable, beside: readonly (readonly Meaning[])[]): Uint32Array[] {
  if (held.length < index.count) held = new Uint8Array(index.categories.length);
  const marked: Uint32Array[] = [];
  for (const meanings of beside)
    for (const { id, weight } of meanings) {
      if (weight < bestWeight || index.words.frequency(id) > maxBeside) continue;
      const postings = index.words.postingsOf(id);
      for (let at = 0; at < postings.length; at += 1) held[postingDoc(postings[at] as number)] = 1;
      marked.push(postings);
    }
  return marked;
}

/** What a word says by where it stands: in prose any word may stand beside any other. */
const inProse = 0.1;

/** In how many products a word stands, and in how many together with another word of the query, by what it says there. */
function useBeside(postings: Uint32Array, isAlone: boolean): { told: number; together: number } {
  const step = Math.max(1, Math.ceil(postings.length / maxPostings));
  let [told, together] = [0, 0];
  for (let at = 0; at < postings.length; at += step) {
    const posting = postings[at] as number;
    const own = namePosition(posting) !== 0 || (posting & elsewhere) !== 0 ? 1 : inProse;
    told += own;
    if (!isAlone) together += own * (held[postingDoc(posting)] as number);
  }
  return { told: told * step, together: together * step };
}
const elsewhere = inBrand | inCategory | inAttributes;

/**
 * The two known words a word is made of, where they stand side by side in the names of more products than `least`:
 * `harddrive`, `lockwasher`, `cat6`. Of several ways the one that most names have.
 */
export const joinedParts = (words: WordTable, word: string, least: number): readonly string[] | null =>
  partsOf.recall(words, `${least} ${word}`, () => ({ parts: seekParts(words, word, least) })).parts;

const partsOf = new WordMemory<string, { readonly parts: readonly string[] | null }>();

function seekParts(words: WordTable, word: string, least: number): [string, string] | null {
  const shortestSide = /\d/.test(word) ? 1 : shortestPart;
  let best: [string, string] | null = null;
  let most = least;
  for (let at = shortestSide; at <= word.length - shortestSide; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    // a model is letters and digits: between two digits no word ends
    if (/\d$/.test(left) && /^\d/.test(right)) continue;
    const [first, second] = [words.vocabulary.findWord(left), words.vocabulary.findWord(right)];
    if (first === undefined || second === undefined) continue;
    if (Math.min(words.frequency(first), words.frequency(second)) <= most) continue;
    const count = sideBySide(words.postingsOf(first), words.postingsOf(second));
    if (count <= most) continue;
    best = [left, right];
    most = count;
  }
  return best;
}

/**
 * Letters and the number behind them where a product has both in its attributes or its description, as `DN 800`; in a
 * name they would have to stand side by side.
 */
function partsTogether(words: WordTable, word: string): readonly string[] | null {
  const [, letters = '', digits = ''] = /^(\p{L}{2,4})(\d+)$/u.exec(word) ?? [];
  const ids = [letters, digits].map((part) => words.vocabulary.findWord(part));
  const [first, second] = ids;
  if (first === undefined || second === undefined) return null;
  const [one, other] = [words.postingsOf(first), words.postingsOf(second)];
  const [rare, common] = one.length <= other.length ? [one, other] : [other, one];
  let low = 0;
  for (let at = 0; at < rare.length && at < maxPostings; at += 1) {
    const posting = rare[at] as number;
    low = lowerBound(common, postingDoc(posting), low);
    if (low === common.length) return null;
    const beside = common[low] as number;
    if (postingDoc(beside) === postingDoc(posting) && areOfOnePlace(beside, posting))
      return [letters, digits];
  }
  return null;
}

/** Whether two words of a product both stand in its attributes, or both in its description alone. */
function areOfOnePlace(one: number, other: number): boolean {
  if ((one & other & inAttributes) !== 0) return true;
  const isDescribed = (posting: number) => namePosition(posting) === 0 && (posting & elsewhere) === 0;
  return isDescribed(one) && isDescribed(other);
}

/** Two known words a word is made of, though no name has them side by side: those of which the rarer is best known. */
function looseParts(words: WordTable, word: string): [string, string] | null {
  if (/\d/.test(word)) return null;
  let best: [string, string] | null = null;
  let most = leastKnown;
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const pair: [string, string] = [word.slice(0, at), singular(word.slice(at))];
    const [first, second] = pair.map((part) => words.vocabulary.findWord(part));
    if (first === undefined || second === undefined || !isThing(words, second)) continue;
    const known = Math.min(words.frequency(first), words.frequency(second));
    if (known <= most) continue;
    best = pair;
    most = known;
  }
  return best;
}
/** The known word a long one ends with, which says what the thing is: `washer` of `fenderwasher`. */
function knownEnding(words: WordTable, word: string): [string] | null {
  for (let at = shortestPart; at <= word.length - shortestEnding; at += 1) {
    const ending = singular(word.slice(at));
    const id = words.vocabulary.findWord(ending);
    if (id !== undefined && words.frequency(id) > leastKnown && isThing(words, id)) return [ending];
  }
  return null;
}
const shortestEnding = 5;
/** Whether a word says what products are; a brand that ends like any other word is not taken apart. */
const isThing = (words: WordTable, id: number): boolean => wordUse(words, id).asNamedHead >= leastHead;
const leastHead = 0.05;
/** So few products may hold a part of a word by chance. */
const leastKnown = 2;

/** In how many names one word follows another; of very many products in a sample of them. */
function sideBySide(first: Uint32Array, second: Uint32Array): number {
  const isFirstRarer = first.length <= second.length;
  const [rare, common] = isFirstRarer ? [first, second] : [second, first];
  const step = Math.max(1, Math.ceil(rare.length / maxSideBySide));
  let count = 0;
  let low = 0;
  for (let at = 0; at < rare.length; at += step) {
    const posting = rare[at] as number;
    const position = namePosition(posting);
    if (position === 0) continue;
    low = lowerBound(common, postingDoc(posting), low);
    if (low === common.length) break;
    const other = common[low] as number;
    if (postingDoc(other) !== postingDoc(posting) || namePosition(other) === 0) continue;
    const gap = namePosition(other) - position;
    if (gap === (isFirstRarer ? 1 : -1)) count += step;
  }
  return count;
}
const maxSideBySide = 1000;

/** The first posting of a place or behind it, from a position on. */
function lowerBound(postings: Uint32Array, doc: number, from: number): number {
  let [low, high] = [from, postings.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (postingDoc(postings[middle] as number) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}
