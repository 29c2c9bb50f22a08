interface Named {
  readonly name: string;
}
export interface BrandGroup<Brand extends Named> {
  /** the first letter, or `#` for digits, marks and other scripts */
  readonly letter: string;
  readonly brands: readonly Brand[];
}

/** Brands by their first letter without accents, A to Z, the rest under `#` at the end. */
export function brandGroups<Brand extends Named>(brands: readonly Brand[]): BrandGroup<Brand>[] {
  const groups = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = firstLetter(brand.name);
    const group = groups.get(letter);
    if (group) group.push(brand);
    else groups.set(letter, [brand]);
  }
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([letter, members]) => ({ letter, brands: members }));
}

function firstLetter(name: string): string {
  const letter = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return letter >= 'A' && letter <= 'Z' ? letter : '#';
}

const rank = (letter: string) => (letter === '#' ? Number.POSITIVE_INFINITY : letter.charCodeAt(0));
