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
