import type { WordTable } from '../index/word-table.ts';
import { tokensOf } from '../text/words.ts';
import { matchWords } from './match-words.ts';
import { maxWords, type Synonyms } from './read-query.ts';
import type { Searchable } from './searchable.ts';
import { meaningsOf } from './word-meanings.ts';

/** Why no product holds every word of a query, and the query that was probably meant. */
export interface NearestSpelling {
  /** words as they were typed that no product has, in any form */
  unknown: string[];
  /** the query with those words as the catalogue spells them; null where none is near that finds products */
  meant: string | null;
}

/** Unknown words that are corrected together, spellings tried for each, and queries tried in all. */
const mostUnknown = 3;
const mostSpellings = 3;
const mostTries = 9;
/** Two typos in a shorter word leave too little of it: what is near would be another word. */
const shortest = 6;

/**
 * Looks for the spelling that was meant where no product holds every word: words that differ by two letters, for one
 * typo is read as the right word without asking. Only what finds products with all words is offered. Each word that
 * search reads is looked up once, and near ones are looked for only where few enough are unknown to mend all of them:
 * a crafted query costs no more than a long name.
 */
export function nearestSpelling(index: Searchable, query: string, synonyms: Synonyms): NearestSpelling {
  const typed = query.trim().split(/\s+/);
  const wordAt = wordsRead(typed);
  const unknownWords = [...new Set(wordAt.values())].filter((word) => isUnknown(index.words, word, synonyms));
  const places = [...wordAt].filter(([, word]) => unknownWords.includes(word));
  const unknown = [...new Set(places.map(([place]) => typed[place] as string))];
  if (unknownWords.length === 0 || unknownWords.length > mostUnknown) return { unknown, meant: null };
  const spellings = unknownWords.map((word) => spellingsOf(index.words, word));
  for (const words of combinations(spellings).slice(0, mostTries)) {
    const read = [...typed];
    for (const [place, word] of places) read[place] = words[unknownWords.indexOf(word)] as string;
    const meant = read.join(' ');
    if (matchWords(index, meant, { isTyping: false, synonyms }).wholeCount > 0) return { unknown, meant };
  }
  return { unknown, meant: null };
}

/** The word that stands at a place of a query, for those places that are one word and that search reads. */
function wordsRead(typed: readonly string[]): Map<number, string> {
  const read = new Set<string>();
  const wordAt = new Map<number, string>();
  for (const [place, text] of typed.entries()) {
    const tokens = tokensOf(text);
    for (const { word } of tokens) read.add(word);
    if (read.size > maxWords) break;
    if (tokens.length === 1) wordAt.set(place, tokens[0]!.word);
  }
  return wordAt;
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
