import { fold } from './fold.ts';

/**
 * The form in which part numbers are compared: no case, accents, dashes, dots, slashes or spaces
 * (`CF-281.A`, `cf 281a` and `CF281A` are one). Empty when nothing is left.
 */
export function normalPartNumber(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 80);
}
