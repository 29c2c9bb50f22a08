import { fold } from './fold.ts';

/** A mixed number, a fraction, a decimal or a whole number; no part of a date, a ratio of three or a version. */
const numberPattern =
  /(?<![\d/.])(?:(\d{1,6})[ -])?(\d{1,4})[/\u2044](\d{1,4})(?![\d/\u2044])|(?<![\d.])(\d+)\.(\d+)(?![\d.])|\d+/g;

/** Sorts behind whatever may follow a whole number, so that `2mm` comes before `2.5mm`. */
const fractionMark = '\ue000';
const fractionDigits = 6;

/**
 * A key that sorts names as people do when compared byte by byte: `M8` before `M10`, `1/4"` before `1"` and `0.75` before
 * `2`, accents and case aside.
 */
export function naturalKey(name: string): string {
  return fold(name)
    .slice(0, 120)
    .replace(numberPattern, (digits, whole, over, under, units, decimals) => {
      if (Number(under) > 0) return fractionKey(whole ?? '0', Number(over) / Number(under));
      if (decimals !== undefined) return fractionKey(units, Number(`0.${decimals}`));
      return /^\d+$/.test(digits) ? wholeKey(digits) : digits.replace(/\d+/g, wholeKey);
    });
}

const wholeKey = (digits: string): string => digits.replace(/^0+(?=\d)/, '').padStart(8, '0');

function fractionKey(whole: string, rest: number): string {
  const units = BigInt(whole) + BigInt(Math.floor(rest));
  const decimals = (rest % 1).toFixed(fractionDigits).slice(2);
  const key = wholeKey(String(units));
  return Number(decimals) === 0 ? key : key + fractionMark + decimals;
}
