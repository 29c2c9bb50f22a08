import { isKindWord } from '../text/kind-words.ts';
import { sizeTwice, tokensOf, type Token } from '../text/words.ts';
import { meaningsOf, partsOf } from './word-meanings.ts';
import type { QuerySlot } from './query-slot.ts';
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

/** The ways to read a query: as typed, and with compounds taken apart or phrases put in each other's place. */
export function readQuery(
  index: Searchable,
  query: string,
  options: { isTyping: boolean; synonyms: Synonyms },
): QuerySlot[][] {
  const tokens = uniqueTokens(index, tokensOf(query.slice(0, maxQueryLength)));
  if (tokens.length === 0) return [];
  const words = tokens.map(({ word }) => word);
  const companions = new Set(tokens.filter(({ isCompanion }) => isCompanion).map(({ word }) => word));
  const taken = words.flatMap((word) =>
    /^\p{L}{2,}\d+$|^[^\d]{6,}$/u.test(word) ? (partsOf(index.words, word) ?? [word]) : [word],
  );
  const readings = [words, ...options.synonyms.rewrite(words)];
  if (taken.length > words.length) readings.push(taken);
  return readings
    .slice(0, maxReadings)
    .map((reading) => {
      const own = { companions: companionsOf(words, companions, reading), variants: variantsOf(tokens) };
      return slotsOf(index, reading, { ...options, ...own });
    })
    .filter((slots, at) => at === 0 || isKnown(slots));
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
  words: readonly string[],
  options: {
    isTyping: boolean;
    synonyms: Synonyms;
    companions: ReadonlySet<string>;
    variants: ReadonlyMap<string, string>;
  },
): QuerySlot[] {
  const { vocabulary } = index.words;
  const slots = words.map((word, at): QuerySlot => {
    const meanings = meaningsOf(index.words, word, {
      isTyping: options.isTyping,
      mayBePrefix: at === words.length - 1,
      synonyms: options.synonyms.of(word),
    });
    const isCompanion = options.companions.has(word);
    return { word, meanings, isMeasure: /^\d/.test(word), isCompanion, isHeadWord: false };
  });
  const addTo = (slot: QuerySlot | undefined, word: string) => {
    const id = vocabulary.findWord(word);
    if (id !== undefined && slot) slot.meanings.push({ id, weight: joinedWeight });
  };
  // `screw driver` is `screwdriver` too: the joined word stands for both
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next !== undefined) for (const slot of [slots[at], slots[at + 1]]) addTo(slot, word + next);
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
