/** What is written before a number to say which size it is: nominal diameter, pipe size or bore, pressure, schedule. */
const marked = /^(dn|nps|nb|pn|sch)(\d{1,4}(?:\.\d{1,3})?)$/;

/**
 * The mark and the number of a size written as one word: `dn` and `800` of `dn800`, which catalogs write apart, or as
 * the number alone under the mark. Null for every other word.
 */
export function splitMarkedSize(word: string): readonly [mark: string, number: string] | null {
  const [, mark, number] = marked.exec(word) ?? [];
  return mark !== undefined && number !== undefined ? [mark, number] : null;
}

/** The mark of pipe sizes that are told in inches. */
const inchMark = 'nps';

/** The same pipe size in inches, for a mark and the number behind it: `8in` of `nps` and `8`; null for other words. */
export const inchesOf = (mark: string, number: string | undefined): string | null =>
  mark === inchMark && number !== undefined && /^\d{1,2}(?:\.\d{1,3})?$/.test(number) ? `${number}in` : null;

/** Inches as the mark and the number of a pipe size: `nps` and `8` of `8in`; null for other words. */
export function pipeSizeOf(word: string): readonly [mark: string, number: string] | null {
  const [, number] = /^(\d{1,2}(?:\.\d{1,3})?)in$/.exec(word) ?? [];
  return number === undefined ? null : [inchMark, number];
}

/** A pipe size as the other word it is written as: `8in` and `nps8`; null for other words. */
export function samePipeSize(word: string): string | null {
  const [mark, number] = splitMarkedSize(word) ?? [];
  return mark === undefined ? (pipeSizeOf(word)?.join('') ?? null) : inchesOf(mark, number);
}
