import { withAllWords, withSomeWords } from './find-matches.ts';
import { mergeMatches } from './merge-matches.ts';
import type { QuerySlot } from './query-slot.ts';
import { noSynonyms, readQuery, type Synonyms } from './read-query.ts';
import { rarityOf, scoreMatches, type Scored } from './score-matches.ts';
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
}

/** With fewer products than this that hold all words, the best of those that hold most of them are shown behind. */
const enough = 10;
const maxLoose = 24;
/** Share of a query's weight that a product must hold to be shown for it. */
const minCoverage = 0.34;

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
  if (wholeCount >= enough) return { ...whole, wholeCount };
  const loose = mergeMatches(readings.map((slots) => bestLoose(index, slots)));
  return { ...mergeMatches([whole, loose]), wholeCount };
}

/** The best of the products that hold enough of a query's words. */
function bestLoose(index: Searchable, slots: readonly QuerySlot[]): Matches {
  const known = slots.filter(({ meanings }) => meanings.length > 0);
  if (known.length === 0) return noMatches;
  const rarities = known.map((slot) => rarityOf(index, slot));
  const scored = scoreMatches(index, known, withSomeWords(index, known, rarities));
  const places = bestPlaces(scored);
  return {
    docs: Uint32Array.from(places, (place) => scored.docs[place] as number),
    scores: Float32Array.from(places, (place) => scored.scores[place] as number),
  };
}

function bestPlaces({ scores, coverage }: Scored): number[] {
  const fitting: number[] = [];
  for (let place = 0; place < scores.length; place += 1)
    if ((coverage[place] as number) >= minCoverage) fitting.push(place);
  fitting.sort((a, b) => (scores[b] as number) - (scores[a] as number));
  return fitting.slice(0, maxLoose).sort((a, b) => a - b);
}
