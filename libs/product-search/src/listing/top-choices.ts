/** Choices of one facet that a listing tells; of more, the most frequent. */
export const maxChoices = 40;

/** The most frequent choices and those made, in the order given. */
export function topChoices<T extends { count: number; selected: boolean }>(
  values: T[],
  most = maxChoices,
): T[] {
  if (values.length <= most) return values;
  const least = [...values].sort((a, b) => b.count - a.count)[most]?.count ?? 0;
  let ties = most - values.filter(({ count }) => count > least).length;
  return values.filter((value) => {
    if (value.selected || value.count > least) return true;
    if (value.count < least) return false;
    ties -= 1;
    return ties >= 0;
  });
}

/** What a facet says of the values it does not tell. */
export const moreThan = (told: readonly unknown[], all: readonly unknown[]): { more?: number } =>
  told.length < all.length ? { more: all.length - told.length } : {};
