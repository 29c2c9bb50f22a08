import type { WordTable } from '../index/word-table.ts';
import { tokensOf } from '../text/words.ts';
import { matchWords } from './match-words.ts';
import type { Synonyms } from './read-query.ts';
import type { Searchable } from './searchable.ts';
import { meaningsOf } from './word-meanings.ts';

/** Why no product holds every word of a query, and the query that was probably meant. */
export interface NearestSpelling {
  /** words as they were typed that no product has, in any form */
  unknown: string[];
  /** the query with those words as the catalogue spells them; null where none is near that finds products */
  meant: string | null;
}

/** Unknown words that are looked at, spellings tried for each, and queries tried in all. */
const mostUnknown = 3;
const mostSpellings = 3;
const mostTries = 9;
/** Two typos in a shorter word leave too little of it: what is near would be another word. */
const shortest = 6;

/**
 * Looks for the spelling that was meant where no product holds every word: words that differ by two letters, for one
 * typo is read as the right word without asking. Only what finds products with all words is offered.
 */
export function nearestSpelling(index: Searchable, query: string, synonyms: Synonyms): NearestSpelling {
  const typed = query.trim().split(/\s+/);
  const places = typed.flatMap((text, place) => {
    const [token, ...more] = tokensOf(text);
    return token && more.length === 0 && isUnknown(index.words, token.word, synonyms)
      ? [{ place, text, word: token.word }]
      : [];
  });
  const unknown = [...new Set(places.map(({ text }) => text))];
  const spellings = places.slice(0, mostUnknown).map(({ word }) => spellingsOf(index.words, word));
  if (spellings.length === 0 || spellings.length < places.length) return { unknown, meant: null };
  const tries = combinations(spellings).slice(0, mostTries);
  for (const words of tries) {
    const read = [...typed];
    places.forEach(({ place }, at) => (read[place] = words[at] as string));
    const meant = read.join(' ');
    if (matchWords(index, meant, { isTyping: false, synonyms }).wholeCount > 0) return { unknown, meant };
  }
  return { unknown, meant: null };
}

const isUnknown = (words: WordTable, word: string, synonyms: Synonyms): boolean =>
  meaningsOf(words, word, { isTyping: false, mayBePrefix: true, synonyms: synonyms.of(word) }).length === 0;

/** Known words two typos away, the most frequent first. */
function spellingsOf(words: WordTable, word: string): string[] {
  if (word.length < shortest || /\d/.test(word)) return [];
  const { vocabulary } = words;
  return vocabulary
    .twoTyposFrom(word)
    .sort((a, b) => words.frequency(b) - words.frequency(a))
    .slice(0, mostSpellings)
    .map((id) => vocabulary.words[id] as string);
}

/** Every choice of one from each list, the first ones first. */
const combinations = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((made, list) => made.flatMap((one) => list.map((word) => [...one, word])), [[]]);
