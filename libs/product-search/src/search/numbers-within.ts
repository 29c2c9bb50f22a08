import { postingDoc } from '../words/word-table.ts';
import { fold } from '../text/fold.ts';
import { normalPartNumber } from '../text/part-number.ts';
import { tokensOf } from '../text/words.ts';
import type { QuerySlot } from './query-slot.ts';
import type { Searchable } from './searchable.ts';

const minCharacters = 4;
/** Digits of a number that is told by digits alone; fewer are a count, a size or a year. */
const minDigits = 5;
const maxCandidates = 8;
/** A word so many products hold tells kinds apart, not products. */
const common = 30;

/** Words that only say that a number follows: `part no. AP9631`. */
const announcing = new Set(
  'part number no nr sku item model mpn pn p n upc ean gtin cat catalog order ref art'.split(' '),
);

/** A part of a query that may be a part number, and what the query says besides. */
export interface NumberCandidate {
  normal: string;
  rest: string;
}

/**
 * The parts of a query of several words that may be part numbers, one word or two that follow each other: `apc AP 9631`
 * is `ap9631` of `apc`. Sizes, and words many products hold, are none.
 */
export function numbersWithin(index: Searchable, query: string): NumberCandidate[] {
  const parts = query.trim().split(/\s+/);
  if (parts.length < 2) return [];
  const candidates: NumberCandidate[] = [];
  for (const length of [1, 2])
    for (let at = 0; at + length <= parts.length && candidates.length < maxCandidates; at += 1) {
      const rest = [...parts.slice(0, at), ...parts.slice(at + length)];
      const text = parts.slice(at, at + length).join('');
      if (rest.length > 0 && mayBeNumber(index, text))
        candidates.push({ normal: normalPartNumber(text), rest: withoutAnnouncements(rest) });
    }
  return candidates;
}

function mayBeNumber({ words }: Searchable, text: string): boolean {
  if (!/\d/.test(text)) return false;
  const normal = normalPartNumber(text);
  const digits = normal.match(/\d/g)?.length ?? 0;
  if (isMeasures(text)) return digits >= minDigits && /^[\d.-]+$/.test(text);
  if (normal.length < minCharacters || digits === 0) return false;
  const [token, ...more] = tokensOf(text);
  if (!token || more.length > 0) return true;
  const id = words.vocabulary.findWord(token.word);
  return id === undefined || words.frequency(id) <= common;
}

/** Whether a text is made of figures and of what stands between the measures of a size: `20x20x1`, `1/4-20`. */
const isMeasures = (text: string): boolean => /^[\d/.,x×*"'-]*$/iu.test(text);

const withoutAnnouncements = (parts: readonly string[]): string =>
  parts
    .filter((part) => !(fold(part).match(/\p{L}+|\d+/gu) ?? []).every((word) => announcing.has(word)))
    .join(' ');

/** Whether a product holds one of the words of a query; a query of no known word asks for nothing more. */
export function holdsSome({ words }: Searchable, slots: readonly QuerySlot[], doc: number): boolean {
  const meant = slots.flatMap(({ meanings }) => meanings);
  return meant.length === 0 || meant.some(({ id }) => hasDoc(words.postingsOf(id), doc));
}

function hasDoc(postings: Uint32Array, doc: number): boolean {
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (postingDoc(postings[middle] as number) < doc) low = middle + 1;
    else high = middle;
  }
  return low < postings.length && postingDoc(postings[low] as number) === doc;
}
