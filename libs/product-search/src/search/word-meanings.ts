import { otherLengths } from '../text/abbreviations.ts';
import { sameMeasures } from '../text/measure-units.ts';
import { samePipeSize, splitMarkedSize } from '../text/size-mark.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { WordMemory } from '../words/word-memory.ts';
import { inBrand, inCategory, type WordTable } from '../words/word-table.ts';
import type { Meaning } from './query-slot.ts';

const weights = {
  measure: 0.95,
  pipeSize: 0.9,
  nominal: 0.7,
  synonym: 0.9,
  otherLength: 0.9,
  prefix: 0.6,
  /** of a word hardly any product has: feeds hold typos too */
  rareTypo: 0.4,
  form: 0.4,
  bareNumber: 0.15,
};
/** Words with a beginning that are looked at, and those of them that are taken: the most frequent. */
const maxPrefixes = 2000;
const takenPrefixes = 32;
const maxTypos = 8;
/** A word that so few products hold may be a typo of another. */
const rare = 2;

export interface MeaningOptions {
  /** whether the word may be unfinished: always while typing, else only when it is unknown */
  mayBePrefix: boolean;
  isTyping: boolean;
  /** words staff said mean the same */
  synonyms: readonly string[];
}

const meanings = new WordMemory<string, readonly Meaning[]>();

/** Everything of the vocabulary a typed word may stand for, each at its best weight; not to be written to. */
export function meaningsOf(words: WordTable, word: string, options: MeaningOptions): readonly Meaning[] {
  const { isTyping, mayBePrefix, synonyms } = options;
  const key = `${isTyping ? 't' : ''}${mayBePrefix ? 'p' : ''} ${word} ${synonyms.join(' ')}`;
  return meanings.recall(words, key, () => seekMeanings(words, word, options));
}

function seekMeanings(words: WordTable, word: string, options: MeaningOptions): Meaning[] {
  const { vocabulary } = words;
  const found = new Map<number, number>();
  const addMeaning = (id: number | undefined, weight: number) => {
    if (id !== undefined) found.set(id, Math.max(weight, found.get(id) ?? 0));
  };
  const exact = vocabulary.findWord(word);
  addMeaning(exact, 1);
  for (const measure of sameMeasures(word)) addMeaning(vocabulary.findWord(measure), weights.measure);
  addMeaning(vocabulary.findWord(samePipeSize(word) ?? ''), weights.pipeSize);
  for (const id of nominalOf(vocabulary, word)) addMeaning(id, weights.nominal);
  for (const synonym of options.synonyms) addMeaning(vocabulary.findWord(synonym), weights.synonym);
  for (const other of otherLengths(word)) addMeaning(vocabulary.findWord(other), weights.otherLength);
  for (const form of formsOf(word)) addMeaning(vocabulary.findWord(form), weights.form);
  const bare = bareNumber(word, exact !== undefined);
  if (bare) addMeaning(vocabulary.findWord(bare), weights.bareNumber);
  if (mayBePrefix(words, word, exact, options))
    for (const id of topChoices(words, vocabulary.withPrefix(word, maxPrefixes)))
      addMeaning(id, weights.prefix);
  if (exact !== undefined && isMaybeTypo(words, exact))
    for (const id of typosOf(words, word)) addMeaning(id, weights.rareTypo);
  return [...found].map(([id, weight]) => ({ id, weight }));
}

/** The number of a size without its unit; without its mark only where nobody writes it with the mark. */
function bareNumber(word: string, isKnown: boolean): string | undefined {
  const [, number] = /^(\d+(?:\.\d+)?)\p{L}+$/u.exec(word) ?? [];
  return number ?? (isKnown ? undefined : splitMarkedSize(word)?.[1]);
}

/** From this many inches on people name the whole inches of a size: a 15 inch screen measures 15.6. */
const minNominal = 10;

/** Sizes with the whole inches of the one that was typed. */
function nominalOf(vocabulary: Vocabulary, word: string): number[] {
  const inches = /^(\d{2,3})in$/.exec(word)?.[1];
  if (!inches || Number(inches) < minNominal) return [];
  return vocabulary
    .withPrefix(`${inches}.`, maxPrefixes)
    .filter((id) => /^\d+\.\d+in$/.test(vocabulary.words[id] ?? ''));
}

/** A model, whole or its beginning: `dcd791` of `dcd791d2`. */
const isModel = (word: string): boolean => word.length >= 4 && /\p{L}/u.test(word) && /\d/.test(word);

/** Letters, then digits: others go on behind them, as `dcd791d2` behind `dcd791`. */
const isModelSeries = (word: string): boolean => word.length >= 5 && /^\p{L}{2,}\d+$/u.test(word);

/** Only a word nobody has is read as a beginning of others, but while somebody types. */
function mayBePrefix(
  words: WordTable,
  word: string,
  exact: number | undefined,
  { isTyping, mayBePrefix: isLast }: MeaningOptions,
): boolean {
  if (word.length < 2) return false;
  if (isLast && (isTyping || exact === undefined)) return true;
  return exact === undefined ? isModel(word) : isModelSeries(word);
}

/** Whether so few products hold a word that it may be a typo of theirs; a brand or a category is none. */
function isMaybeTypo(words: WordTable, id: number): boolean {
  if (words.frequency(id) > rare) return false;
  return words.postingsOf(id).every((posting) => (posting & (inBrand | inCategory)) === 0);
}

const topChoices = (words: WordTable, ids: number[]): number[] =>
  ids.sort((a, b) => words.frequency(b) - words.frequency(a)).slice(0, takenPrefixes);

/**
 * Known words one typo away, the most frequent first. Feeds hold typos too: a word hardly any product has is also read
 * as the frequent word beside it. Short words and numbers are taken as they stand.
 */
function typosOf(words: WordTable, word: string): number[] {
  if (word.length < 4 || /\d/.test(word)) return [];
  const { vocabulary } = words;
  // of `stainles` and `fiberglsas` the last letter was taken for a plural's
  const unstripped = vocabulary.oneTypoFrom(`${word}s`).filter((id) => vocabulary.words[id]?.endsWith('s'));
  return [...new Set([...vocabulary.oneTypoFrom(word), ...unstripped])]
    .filter((id) => words.frequency(id) > rare * 20 && !/\d/.test(vocabulary.words[id] ?? ''))
    .sort((a, b) => words.frequency(b) - words.frequency(a))
    .slice(0, maxTypos);
}

const endings = ['ing', 'er', 'or', 'ed'];

/** Other forms of an English word: `drilling`, `driller` and `drilled` for `drill`. */
export function formsOf(word: string): string[] {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return [];
  const stems = [
    word,
    ...endings.filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length)),
  ];
  const forms = new Set<string>();
  for (const stem of stems) {
    if (stem.length < 4) continue;
    const short = stem.replace(/e$/, '').replace(/([^aeiou])\1$/, '$1');
    for (const base of [stem, short, `${short}e`]) {
      if (base.length < 3) continue;
      forms.add(base);
      for (const end of ['ing', 'er', 'ed']) forms.add(base + end);
    }
  }
  forms.delete(word);
  return [...forms];
}
