import { isKindWord } from '../text/kind-words.ts';
import { tokensOf, type Token } from '../text/words.ts';
import { meaningsOf, partsOf } from './word-meanings.ts';
import type { QuerySlot } from './query-slot.ts';
import type { Searchable } from './searchable.ts';

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
  const tokens = uniqueTokens(tokensOf(query.slice(0, maxQueryLength)));
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
    .map((reading) => slotsOf(index, reading, { ...options, companions, variants: variantsOf(tokens) }));
}

function uniqueTokens(tokens: readonly Token[]): Token[] {
  const seen = new Set<string>();
  return tokens.filter(({ word }) => !seen.has(word) && seen.add(word)).slice(0, maxWords);
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
  const head = words.findLastIndex((word) => isKindWord(word) && !options.companions.has(word));
  const slots = words.map((word, at): QuerySlot => {
    const meanings = meaningsOf(index.words, word, {
      isTyping: options.isTyping,
      mayBePrefix: at === words.length - 1,
      synonyms: options.synonyms.of(word),
    });
    const isCompanion = options.companions.has(word);
    return { word, meanings, isMeasure: /^\d/.test(word), isCompanion, isHead: at === head };
  });
  const addTo = (slot: QuerySlot | undefined, word: string) => {
    const id = vocabulary.find(word);
    if (id !== undefined && slot) slot.meanings.push({ id, weight: joinedWeight });
  };
  // `screw driver` is `screwdriver` too: the joined word stands for both
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next !== undefined) for (const slot of [slots[at], slots[at + 1]]) addTo(slot, word + next);
    const joined = options.variants.get(word);
    if (joined !== undefined) addTo(slots[at], joined);
  });
  return slots;
}
