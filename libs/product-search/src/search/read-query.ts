import { isKindWord } from '../text/kind-words.ts';
import { sizeTwice, tokensOf, type Token } from '../text/words.ts';
import { inchesOf, pipeSizeOf, splitMarkedSize } from '../text/size-mark.ts';
import { withoutFillers } from '../text/filler-words.ts';
import { joinedParts, mendedWord } from './mend-words.ts';
import { meaningsOf } from './word-meanings.ts';
import type { Meaning, QuerySlot } from './query-slot.ts';
import { isMakersName, wordUse } from './word-use.ts';
import type { Searchable } from './searchable.ts';
import type { WordTable } from '../words/word-table.ts';

/** Words staff said to mean the same, as search needs them. */
export interface Synonyms {
  /** single words that mean the same as a word */
  of(word: string): readonly string[];
  /** the query with phrases put in each other's place, without the query itself; few */
  rewrite(words: readonly string[]): readonly string[][];
}
export const noSynonyms: Synonyms = { of: () => [], rewrite: () => [] };

/** Longest text read, and most words of it: a crafted query costs no more than a long name. */
const maxQueryLength = 300;
export const maxWords = 12;
const maxReadings = 4;
const joinedWeight = 0.95;

/** How a query is read. */
export interface ReadOptions {
  /** whether the last word may be unfinished though it is known */
  isTyping: boolean;
  synonyms: Synonyms;
}

/**
 * The ways to read a query: as typed, with what is wrong mended, and with compounds taken apart or phrases put in each
 * other's place. A query in quotation marks is read as it stands.
 */
export function readQuery(index: Searchable, query: string, options: ReadOptions): QuerySlot[][] {
  const text = withoutFillers(query.slice(0, maxQueryLength));
  const tokens = uniqueTokens(index, tokensOf(text));
  if (tokens.length === 0) return [];
  const companions = new Set(tokens.filter(({ isCompanion }) => isCompanion).map(({ word }) => word));
  const isLiteral = isQuoted(query);
  const typed = tokens.map(({ word }): ReadWord => ({ word }));
  const words = isLiteral ? typed : mended(index, typed, options);
  const plain = words.map(({ word }) => word);
  const readings = [words, ...options.synonyms.rewrite(plain).map((one) => one.map((word) => ({ word })))];
  const taken = isLiteral || options.isTyping ? words : takenApart(index.words, words);
  if (taken.length > words.length) readings.push(taken);
  return readings
    .slice(0, maxReadings)
    .map((reading) => {
      const read = reading.map(({ word }) => word);
      const own = { companions: companionsOf(plain, companions, read), variants: variantsOf(tokens) };
      return slotsOf(index, reading, { ...options, ...own });
    })
    .filter((slots, at) => at === 0 || isKnown(slots));
}

/** Whether a query is to be read as it stands: `"thermsotat"`. */
const isQuoted = (query: string): boolean => /^\s*["“«].*\p{L}.*["”»]\s*$/su.test(query);

/** A word of a reading; `typed` and `meanings` are those of a word that was wrong. */
interface ReadWord {
  word: string;
  typed?: string;
  meanings?: readonly Meaning[];
}

/** What two words that stand together are written as in one. */
function joinedWords(word: string, next: string | undefined): string[] {
  if (next === undefined) return [];
  const inches = inchesOf(word, next);
  return inches === null ? [word + next] : [word + next, inches];
}

/** Words that are mended in one query: a crafted one costs no more than a long name. */
const maxMended = 3;

/**
 * The words of a query with those that no product has read as what they were probably meant to be. While somebody
 * types, a last word that begins others is unfinished, not wrong.
 */
function mended(
  index: Searchable,
  typed: readonly ReadWord[],
  { synonyms, isTyping }: ReadOptions,
): ReadWord[] {
  const meanings = typed.map(({ word }, at) => {
    const mayBePrefix = isTyping && at === typed.length - 1;
    return meaningsOf(index.words, word, { isTyping, mayBePrefix, synonyms: synonyms.of(word) });
  });
  const { vocabulary } = index.words;
  const isPair = (at: number) =>
    joinedWords(typed[at]?.word ?? '', typed[at + 1]?.word).some(
      (word) => vocabulary.findWord(word) !== undefined,
    );
  const isJoined = (at: number) => isPair(at - 1) || isPair(at);
  const wrong = typed.filter((_, at) => meanings[at]?.length === 0 && !isJoined(at));
  if (wrong.length === 0 || wrong.length > maxMended) return [...typed];
  const beside = meanings.filter((own, at) => own.length > 0 && !/^\d/.test(typed[at]?.word ?? ''));
  const seen = new Set(typed.filter((one) => !wrong.includes(one)).map(({ word }) => word));
  return typed.flatMap((one): ReadWord[] => {
    const meant = wrong.includes(one) ? mendedWord(index, one.word, beside) : null;
    if (!meant) return [one];
    return meant.words
      .filter((word) => !seen.has(word) && seen.add(word))
      .map((word) => ({ word, typed: one.word, meanings: meant.meanings }));
  });
}

/**
 * Known words that many more names hold in two, `harddrive` as `hard drive`, and sizes behind their mark: `dn 800` for
 * `dn800`, `nps 8` for `8in`.
 */
const moreOften = 3;
const rare = 2;
function takenApart(table: WordTable, words: readonly ReadWord[]): ReadWord[] {
  return words.flatMap((one) => {
    const size = splitMarkedSize(one.word) ?? pipeSizeOf(one.word);
    if (size?.every((part) => table.vocabulary.findWord(part) !== undefined))
      return size.map((word) => ({ word }));
    const id = /^\p{L}{2,}\d+$|^[^\d]{6,}$/u.test(one.word) ? table.vocabulary.findWord(one.word) : undefined;
    if (id === undefined) return [one];
    const frequency = table.frequency(id);
    // letters and digits are a model, which some write apart; a word is taken apart where many more write it so
    const least = /\d/.test(one.word) ? 0 : frequency <= rare ? frequency : moreOften * frequency;
    const parts = joinedParts(table, one.word, least);
    return parts ? parts.map((word) => ({ word })) : [one];
  });
}

/** Whether the catalogue has every word; another reading with a word it lacks finds nothing better. */
const isKnown = (slots: readonly QuerySlot[]): boolean => slots.every(({ meanings }) => meanings.length > 0);

/** What stands in the place of companions goes with the wanted thing like them: `wet dry vacuum` for `shop vac`. */
function companionsOf(
  words: readonly string[],
  companions: ReadonlySet<string>,
  reading: readonly string[],
): ReadonlySet<string> {
  const isReplaced = words.some((word) => companions.has(word) && !reading.includes(word));
  return isReplaced
    ? new Set([...companions, ...reading.filter((word) => !words.includes(word))])
    : companions;
}

/** Each word once; of a size with the same measure twice, the word for that where products have it. */
function uniqueTokens({ words: { vocabulary } }: Searchable, tokens: readonly Token[]): Token[] {
  const seen = new Set<string>();
  return tokens
    .map((token) => {
      const number = /^[\d.]+/.exec(token.word)?.[0] ?? '';
      const twice = token.variants.find((variant) => variant === sizeTwice(number));
      return twice && vocabulary.findWord(twice) !== undefined ? { ...token, word: twice } : token;
    })
    .filter(({ word }) => !seen.has(word) && seen.add(word))
    .slice(0, maxWords);
}

/** `wifi` of `wi-fi` stands for both its words. */
function variantsOf(tokens: readonly Token[]): Map<string, string> {
  const variants = new Map<string, string>();
  tokens.forEach(({ word, variants: [joined] }, at) => {
    const next = tokens[at + 1];
    if (!joined || /\d/.test(joined) || !next) return;
    variants.set(word, joined).set(next.word, joined);
  });
  return variants;
}

function slotsOf(
  index: Searchable,
  reading: readonly ReadWord[],
  options: ReadOptions & {
    companions: ReadonlySet<string>;
    variants: ReadonlyMap<string, string>;
  },
): QuerySlot[] {
  const { vocabulary } = index.words;
  const words = reading.map(({ word }) => word);
  const slots = reading.map(({ word, typed, meanings: mendedMeanings = [] }, at): QuerySlot => {
    const meanings = [
      ...meaningsOf(index.words, word, {
        isTyping: options.isTyping,
        mayBePrefix: at === words.length - 1,
        synonyms: options.synonyms.of(word),
      }),
    ];
    for (const meant of mendedMeanings) if (meanings.every(({ id }) => id !== meant.id)) meanings.push(meant);
    const isCompanion = options.companions.has(typed ?? word);
    return { word, typed, meanings, isMeasure: /^\d/.test(word), isCompanion, isHeadWord: false };
  });
  const addTo = (slot: QuerySlot | undefined, word: string) => {
    const id = vocabulary.findWord(word);
    if (id !== undefined && slot) slot.meanings.push({ id, weight: joinedWeight });
  };
  // `screw driver` is `screwdriver` too, and `nps 8` is `8in`: the joined word stands for both
  words.forEach((word, at) => {
    for (const joined of joinedWords(word, words[at + 1]))
      for (const slot of [slots[at], slots[at + 1]]) addTo(slot, joined);
    const joined = options.variants.get(word);
    if (joined !== undefined) addTo(slots[at], joined);
  });
  const head = headOf(index.words, slots);
  if (head) head.isHeadWord = true;
  return slots;
}

/** Meanings that are the word itself, written otherwise. */
const itself = 0.95;
/** The first noun is the head where it says what products are so many times as often as the last. */
const inverted = 5;

/**
 * The word that says what is wanted: the last noun, or the first where products say that people began with the thing,
 * as in `wrench, torque 1/2`. The name of a maker is no thing.
 */
function headOf(words: WordTable, slots: readonly QuerySlot[]): QuerySlot | undefined {
  const nouns = slots
    .filter(({ word, isCompanion }) => isKindWord(word) && !isCompanion)
    .map((slot) => ({ slot, ...slotUse(words, slot) }));
  const things = nouns.filter(({ isMaker }) => !isMaker);
  const [first, last] = [things.at(0), things.at(-1)];
  if (!first || !last) return nouns.at(-1)?.slot;
  return first.asHead > inverted * last.asHead ? first.slot : last.slot;
}

function slotUse(words: WordTable, { meanings }: QuerySlot) {
  const uses = meanings.filter(({ weight }) => weight >= itself).map(({ id }) => wordUse(words, id));
  return { asHead: Math.max(0, ...uses.map(({ asHead }) => asHead)), isMaker: uses.some(isMakersName) };
}
