/** Choices of one facet; of more, the most frequent are shown. */
export const maxChoices = 40;

/** The most frequent choices and those made, in the order given. */
export function mostFrequent<T extends { count: number; selected: boolean }>(values: T[]): T[] {
  if (values.length <= maxChoices) return values;
  const least = [...values].sort((a, b) => b.count - a.count)[maxChoices]?.count ?? 0;
  let ties = maxChoices - values.filter(({ count }) => count > least).length;
  return values.filter((value) => {
    if (value.selected || value.count > least) return true;
    if (value.count < least) return false;
    ties -= 1;
    return ties >= 0;
  });
}
