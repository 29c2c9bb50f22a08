import { fold } from './fold.ts';

/**
 * The form in which part numbers are compared: no case, accents, dashes, dots, slashes or spaces
 * (`CF-281.A`, `cf 281a` and `CF281A` are one). Empty when nothing is left.
 */
export function normalPartNumber(text: string): string {
  return fold(text.slice(0, 400))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 80);
}

const minGtinDigits = 8;
const maxGtinDigits = 14;

/**
 * The ways a number may be written that differ in leading zeros alone: UPC-12, EAN-13 and GTIN-14 of one article. Only
 * the number itself where it cannot be one of these.
 */
export function sameNumbers(normal: string): string[] {
  if (!/^\d{8,14}$/.test(normal)) return [normal];
  const significant = normal.replace(/^0+/, '');
  const lengths = Array.from(
    { length: maxGtinDigits - minGtinDigits + 1 },
    (_, at) => minGtinDigits + at,
  ).filter((length) => length >= significant.length);
  return [...new Set([normal, ...lengths.map((length) => significant.padStart(length, '0'))])];
}
