import type { Vocabulary } from '../words/vocabulary.ts';
import type { WordTable } from '../words/word-table.ts';
import { otherLengths } from '../text/abbreviations.ts';
import { tokensOf } from '../text/words.ts';
import { withAllWords } from './find-matches.ts';
import { isName } from './match-words.ts';
import { maxWords, readQuery, type Synonyms } from './read-query.ts';
import type { Searchable } from './searchable.ts';
import { formsOf, meaningsOf } from './word-meanings.ts';

/** Why no product holds every word of a query, and the query that was probably meant. */
export interface NearestSpelling {
  /** words as they were typed that no product has, in any form */
  unknown: string[];
  /** the query with what is wrong in it as it was meant; null where nothing near finds products */
  meant: string | null;
}

/** The unknown words that may name a thing or a brand and are like nothing in the catalogue: what is not sold. */
export const notCarried = ({ unknown, meant }: NearestSpelling): string[] =>
  meant === null ? unknown.filter(isName) : [];

/** Words that are corrected together, and queries tried in all. */
const maxCorrected = 3;
const maxTries = 9;
/** Two typos in a shorter word leave too little of it: what is near would be another word. */
const minFarLength = 6;
/** One typo leaves enough of a shorter word where the other words of the query say what it is about. */
const shortest = 3;

/**
 * Looks for the spelling that was meant where no product holds every word: words that differ by two letters, for one
 * typo is read as the right word without asking, and beside other words also short ones that differ by one. Of the
 * spellings near them the one is offered that most products have together with the other words. Each word that search
 * reads is looked up once, and near ones are looked for only where few enough are wrong to mend all of them: a crafted
 * query costs no more than a long name.
 */
export function nearestSpelling(index: Searchable, query: string, synonyms: Synonyms): NearestSpelling {
  const typed = query.trim().split(/\s+/);
  const wordAt = wordsRead(query, typed);
  const words = [...new Set(wordAt.values())];
  const unknownWords = words.filter((word) => isUnknown(index.words, word, synonyms));
  const unknown = [...new Set(placesOf(wordAt, unknownWords).map((place) => typed[place] as string))];
  const strange = words.filter((word) => isStrange(index.words, word, synonyms));
  // A word alone is read with a typo, or as a beginning, without asking.
  const wrong = words.filter(
    (word) => unknownWords.includes(word) || (words.length > 1 && strange.includes(word)),
  );
  if (wrong.length === 0 || wrong.length > maxCorrected) return { unknown, meant: null };
  const tries = Math.floor(maxTries ** (1 / wrong.length));
  const spellings = wrong.map((word) => {
    const isKnown = !unknownWords.includes(word);
    return spellingsOf(index.words, { word, isKnown, beside: words }).slice(0, tries);
  });
  const meant = combinations(spellings).map((mended) => {
    const read = [...typed];
    for (const [at, word] of wrong.entries())
      for (const place of placesOf(wordAt, [word])) read[place] = mended[at] as string;
    return read.join(' ');
  });
  return { unknown, meant: maxHeld(index, meant, synonyms) };
}

/** The query whose words most products hold together; null where none does. */
function maxHeld(index: Searchable, queries: readonly string[], synonyms: Synonyms): string | null {
  let best: string | null = null;
  let maxProducts = 0;
  for (const query of queries) {
    const readings = readQuery(index, query, { isTyping: false, synonyms });
    const products = Math.max(0, ...readings.map((slots) => withAllWords(index, slots, false).length));
    if (products <= maxProducts) continue;
    best = query;
    maxProducts = products;
  }
  return best;
}

/**
 * The word that stands at a place of a query, for those places that are one word and that search reads; the `inch` of
 * `4 inch` is none.
 */
function wordsRead(query: string, typed: readonly string[]): Map<number, string> {
  const ofQuery = new Set(tokensOf(query).map(({ word }) => word));
  const read = new Set<string>();
  const wordAt = new Map<number, string>();
  for (const [place, text] of typed.entries()) {
    const tokens = tokensOf(text);
    for (const { word } of tokens) read.add(word);
    if (read.size > maxWords) break;
    if (tokens.length === 1 && ofQuery.has(tokens[0]!.word)) wordAt.set(place, tokens[0]!.word);
  }
  return wordAt;
}

const placesOf = (wordAt: ReadonlyMap<number, string>, words: readonly string[]): number[] =>
  [...wordAt].filter(([, word]) => words.includes(word)).map(([place]) => place);

const isUnknown = (words: WordTable, word: string, synonyms: Synonyms): boolean =>
  meaningsOf(words, word, { isTyping: false, mayBePrefix: true, synonyms: synonyms.of(word) }).length === 0;

/** Whether a word is none of the catalogue's in any form: at most it begins one, or is near one. */
function isStrange({ vocabulary }: WordTable, word: string, synonyms: Synonyms): boolean {
  if (word.length < shortest || /\d/.test(word)) return false;
  const forms = [word, ...synonyms.of(word), ...otherLengths(word), ...formsOf(word)];
  return forms.every((form) => vocabulary.findWord(form) === undefined);
}

interface WrongWord {
  readonly word: string;
  /** it begins a known word, or is read as one that is near */
  readonly isKnown: boolean;
  /** the words of the query */
  readonly beside: readonly string[];
}

/** Known words near a wrong one, the most frequent first; sizes and numbers are taken as they stand. */
function spellingsOf(words: WordTable, wrong: WrongWord): string[] {
  const { word, isKnown, beside } = wrong;
  if (word.length < shortest || /\d/.test(word)) return [];
  const { vocabulary } = words;
  const near = nearOf(vocabulary, wrong)
    .sort((a, b) => words.frequency(b) - words.frequency(a))
    .map((id) => vocabulary.words[id] as string)
    .filter((spelling) => !beside.includes(spelling));
  // The last word may be unfinished rather than wrong.
  if (isKnown && isShort(word) && word === beside.at(-1)) return [word, ...near];
  return isKnown && near.length === 0 ? [word] : near;
}

const isShort = ({ length }: string): boolean => length < minFarLength;

function nearOf(vocabulary: Vocabulary, { word, isKnown, beside }: WrongWord): number[] {
  if (!isKnown && !isShort(word)) return vocabulary.twoTyposFrom(word);
  if (beside.length === 1) return [];
  return vocabulary.oneTypoFrom(word).filter((id) => {
    const near = vocabulary.words[id] as string;
    return near.length >= shortest && !/\d/.test(near);
  });
}

/** Every choice of one from each list, the first ones first. */
const combinations = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((made, list) => made.flatMap((one) => list.map((word) => [...one, word])), [[]]);
