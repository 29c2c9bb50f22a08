import type { BrandInfo, CategoryInfo, ReferenceData } from '../index/reference-data.ts';
import { fold } from '../text/fold.ts';
import { queryWords, singular } from '../text/words.ts';

/** A category that holds at least this share of the best products is what was meant. */
const leastShare = 0.25;

const wordsOf = (name: string): string[] => (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);

/** Whether a name holds all words of a query, the last of which may be unfinished. */
function fits(words: readonly string[], name: string): boolean {
  const own = wordsOf(name);
  return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
}

/** Categories called like a query, the shortest names first, then those most of the best products are in. */
export function categoriesLike(
  q: string,
  references: ReferenceData,
  bestCategoryIds: readonly number[],
): CategoryInfo[] {
  const words = queryWords(q);
  const share = new Map<number, number>();
  for (const id of bestCategoryIds) share.set(id, (share.get(id) ?? 0) + 1 / bestCategoryIds.length);
  const called = [...references.categories.values()]
    .filter(({ name }) => fits(words, name))
    .sort((a, b) => (share.get(b.id) ?? 0) - (share.get(a.id) ?? 0) || a.name.length - b.name.length);
  const meant = [...share]
    .filter(([, part]) => part >= leastShare)
    .sort((a, b) => b[1] - a[1])
    .flatMap(([id]) => references.categories.get(id) ?? []);
  return [...new Set([...called, ...meant])];
}

/** Brands called like a query, those that begin like it first. */
export function brandsLike(q: string, references: ReferenceData): BrandInfo[] {
  const words = queryWords(q);
  const typed = fold(q);
  const isFirst = ({ name }: BrandInfo) => Number(fold(name).startsWith(typed));
  return [...references.brands.values()]
    .filter(({ name }) => fits(words, name))
    .sort((a, b) => isFirst(b) - isFirst(a) || a.name.length - b.name.length);
}
