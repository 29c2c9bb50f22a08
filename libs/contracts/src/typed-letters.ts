/**
 * A text as it is compared with what somebody types to find it in a list: letters and figures in lower case without
 * accents; of signs those that numbers are written with (`1/4`, `0.5`).
 */
export const typedLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/.,]/gu, '');
