import { letterOf, plainText } from './plain-letters.ts';

interface Named {
  readonly name: string;
}
export interface BrandGroup<Brand extends Named> {
  /** `A` to `Z`, `0–9` for digits, `#` for marks and other scripts */
  readonly letter: string;
  readonly brands: readonly Brand[];
}

export const digits = '0–9';
export const others = '#';
/** What the jump bar offers, in the order of the page. */
export const letters: readonly string[] = [digits, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''), others];

/** Brands by their first letter without accents: digits first, then A to Z, the rest at the end. */
export function brandGroups<Brand extends Named>(brands: readonly Brand[]): BrandGroup<Brand>[] {
  const groups = Map.groupBy(brands, ({ name }) => groupOf(letterOf(name)));
  return letters.flatMap((letter) => {
    const members = groups.get(letter);
    return members ? [{ letter, brands: members }] : [];
  });
}

/** Brands whose name holds the typed text; accents, case, spaces and marks do not matter. */
export function matchingBrands<Brand extends Named>(
  brands: readonly Brand[],
  typed: string,
): readonly Brand[] {
  const wanted = plainText(typed);
  return wanted ? brands.filter(({ name }) => plainText(name).includes(wanted)) : brands;
}

function groupOf(letter: string): string {
  if (letter >= 'A' && letter <= 'Z') return letter;
  return letter >= '0' && letter <= '9' ? digits : others;
}
