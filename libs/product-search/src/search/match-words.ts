import { fold } from '../text/fold.ts';
import { isKindWord } from '../text/kind-words.ts';
import { singular } from '../text/words.ts';
import { withAllWords, withSomeWords } from './find-matches.ts';
import { mergeMatches } from './merge-matches.ts';
import type { QuerySlot } from './query-slot.ts';
import { noSynonyms, readQuery, type Synonyms } from './read-query.ts';
import { rarityOf, scoreMatches } from './score-matches.ts';
import { nthGreatest } from './nth-greatest.ts';
import { noMatches, type Matches, type Searchable } from './searchable.ts';

export type { Matches };

export interface MatchOptions {
  /** whether the last word may be unfinished though it is known: for suggestions */
  isTyping: boolean;
  synonyms: Synonyms;
}

export interface WordMatches extends Matches {
  /** how many of them hold all words */
  wholeCount: number;
  /** words as they were read by what was typed, where that was wrong: `lock washer` for `lockwasher` */
  mended: ReadonlyMap<string, string>;
}

/** With fewer products than this that hold all words, the best of those that hold most of them stand behind. */
const enough = 48;
/** The same while somebody types: ten are suggested. */
const enoughTyped = 10;
const maxLoose = 480;
/**
 * The same where the query asks for something the catalogue has no word of, a brand that is not sold, say; none where
 * no other word says what is wanted.
 */
const maxForeign = 24;

/**
 * Products that fit a query: those that hold all words, however they were read; when they are few, also the best of
 * those that hold most words. Some answer is better than none, and a page of answers better than two.
 */
export function matchWords(
  index: Searchable,
  query: string,
  options: MatchOptions = { isTyping: false, synonyms: noSynonyms },
): WordMatches {
  const readings = readQuery(index, query, options);
  const whole = mergeMatches(
    readings.map((slots) => scoreMatches(index, slots, withAllWords(index, slots, options.isTyping))),
  );
  const wholeCount = whole.docs.length;
  const mended = mendedWords(readings[0] ?? []);
  if (wholeCount >= (options.isTyping ? enoughTyped : enough)) return { ...whole, wholeCount, mended };
  const loose = mergeMatches(readings.map((slots) => bestLoose(index, slots)));
  return { ...mergeMatches([whole, loose]), wholeCount, mended };
}

function mendedWords(slots: readonly QuerySlot[]): ReadonlyMap<string, string> {
  const mended = new Map<string, string>();
  for (const { typed, word } of slots)
    if (typed !== undefined) mended.set(typed, mended.has(typed) ? `${mended.get(typed)} ${word}` : word);
  return mended;
}

/** The best of the products that hold some of a query's words. */
function bestLoose(index: Searchable, slots: readonly QuerySlot[]): Matches {
  const known = slots.filter(({ meanings }) => meanings.length > 0);
  if (known.length === 0) return noMatches;
  const rarities = known.map((slot) => rarityOf(index, slot));
  const scored = scoreMatches(index, known, withSomeWords(index, known, rarities));
  const isForeign = slots.some(({ word, meanings }) => meanings.length === 0 && isName(word));
  if (isForeign && !known.some(saysWhat)) return noMatches;
  return bestMatches(scored, isForeign ? maxForeign : maxLoose);
}

/**
 * Whether a word may name a thing or a brand: of a size or a code that is not sold others are near, and a quality
 * (`cheap`, `inner`) is told of things that are sold.
 */
export const isName = (word: string): boolean =>
  word.length >= 3 && !/\d/.test(word) && isKindWord(singular(fold(word)));

/**
 * Whether a word alone tells something of what is wanted. Beside a word that nobody has, a color or a size brings
 * products that have nothing to do with the query.
 */
const saysWhat = ({ word, isMeasure }: QuerySlot): boolean =>
  !isMeasure && (/\d/.test(word) || isKindWord(word));

/** The `most` with the highest scores, in the order they come; of equal ones the first. */
function bestMatches({ docs, scores }: Matches, most: number): Matches {
  if (docs.length <= most) return { docs, scores };
  const least = nthGreatest(scores, most);
  let better = 0;
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] as number) > least) better += 1;
  const best = { docs: new Uint32Array(most), scores: new Float32Array(most) };
  let [room, count] = [most - better, 0];
  for (let at = 0; at < docs.length; at += 1) {
    const score = scores[at] as number;
    if (score < least || (score === least && room === 0)) continue;
    if (score === least) room -= 1;
    best.docs[count] = docs[at] as number;
    best.scores[count] = score;
    count += 1;
  }
  return best;
}
