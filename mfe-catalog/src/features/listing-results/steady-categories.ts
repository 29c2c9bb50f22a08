import type { ShownCategory } from '../../api/shown-listing.ts';

/**
 * The subcategories of now in the places of those the listing was opened with: the ones that choices have emptied stay,
 * counting nothing, so that nothing below them moves.
 */
export function steadyCategories(
  first: readonly ShownCategory[],
  now: readonly ShownCategory[],
): readonly ShownCategory[] {
  if (first === now) return now;
  const current = new Map(now.map((category) => [category.path, category]));
  const known = new Set(first.map(({ path }) => path));
  const kept = first.map((category) => current.get(category.path) ?? { ...category, count: 0 });
  return [...kept, ...now.filter(({ path }) => !known.has(path))];
}
