/** Whether two values are the same once they were stored as JSON: the order of keys does not matter. */
export const isSameJson = (one: unknown, other: unknown): boolean => sortedText(one) === sortedText(other);

const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'null';
