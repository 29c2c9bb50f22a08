import { fold } from './fold.ts';

/** Longest word kept, and most words read of one text: a crafted query costs no more than a long name. */
const maxWordLength = 40;

/** Folds the usual English, Spanish and French plurals: `batteries`, `boxes` and `screws` meet their singular. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('us') || word.endsWith('is')) return word;
  return word.slice(0, -1);
}

// A word, or a number with its fraction, decimals or thread pitch: 1/4-20, 2.5, 3/8
const wordPattern = /\d+(?:[./]\d+)+|[\p{L}\p{N}]+/gu;

/** The words of a query, in order and each once, at most `max`. */
export function queryWords(text: string, max = 12): string[] {
  const words = fold(text.slice(0, 400)).match(wordPattern) ?? [];
  return [...new Set(words.map((word) => singular(word.slice(0, maxWordLength))))].slice(0, max);
}

/**
 * The words a product is found by: those of the text, the parts of `10mm`, and `10mm` for `10 mm`,
 * so that a size is met however it is typed.
 */
export function indexWords(text: string): string[] {
  const found = fold(text.slice(0, 2000)).match(wordPattern) ?? [];
  const words: string[] = [];
  found.forEach((raw, at) => {
    const word = raw.slice(0, maxWordLength);
    words.push(singular(word));
    const parts = /^(\d+(?:\.\d+)?)(\p{L}{1,3})$/u.exec(word);
    if (parts?.[1] && parts[2]) words.push(parts[1], parts[2]);
    const next = found[at + 1];
    if (next && /^[\d./]+$/.test(word) && /^\p{L}{1,3}$/u.test(next)) words.push(word + next);
  });
  return words;
}
