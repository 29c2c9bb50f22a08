import { fold } from './fold.ts';

/** A key that sorts names as people do when compared byte by byte: `M8` before `M10`, accents and case aside. */
export function naturalKey(name: string): string {
  return fold(name)
    .slice(0, 120)
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(8, '0'));
}
