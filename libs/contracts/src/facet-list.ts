/** Values one answer of a long facet holds beside the chosen ones; of more, typing finds the others. */
export const maxListedValues = 500;
/** Longest text looked for in a facet's values, in characters. */
export const maxFindLength = 60;

/**
 * A text as it is compared with what somebody types to find it in a list: letters and figures in lower case without
 * accents; of signs those that numbers are written with (`1/4`, `0.5`).
 */
export const typedLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/.,]/gu, '');
