/** Letters that no decomposition takes apart. */
const replaced: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ß: 'ss',
};

/** A name as plain lower-case letters and digits, so that "Émile & Søn" is found by "emile son". */
export function plainText(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[æœøđðłþß]/g, (letter) => replaced[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The first letter or digit of a name, as a capital without accents; empty for a name of marks alone. */
export const letterOf = (name: string): string => plainText(name).charAt(0).toUpperCase();
