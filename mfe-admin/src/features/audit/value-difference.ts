/** A value cut into what is the same before and after, and what is different in the middle. */
export interface ValueParts {
  readonly head: string;
  readonly changed: string;
  readonly tail: string;
}

const cutWords = (text: string): string[] => text.split(/(?<=[\s,;:{}[\]"])|(?=[\s,;:{}[\]"])/u);

/** How many of the first words two texts share. */
function sharedCount(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at === -1 ? Math.min(one.length, other.length) : at;
}

/**
 * What of a changed value differs, by words: what both begin and end with is the same. Values that share nothing, or of
 * which there is one alone, differ as a whole.
 */
export function differenceOf(
  before: string | null,
  after: string | null,
): { before: ValueParts; after: ValueParts } {
  const [old, now] = [cutWords(before ?? ''), cutWords(after ?? '')];
  const start = sharedCount(old, now);
  const [oldRest, nowRest] = [old.slice(start), now.slice(start)];
  const end = sharedCount(oldRest.toReversed(), nowRest.toReversed());
  const partsOf = (words: readonly string[], rest: readonly string[]): ValueParts => ({
    head: words.slice(0, start).join(''),
    changed: rest.slice(0, rest.length - end).join(''),
    tail: rest.slice(rest.length - end).join(''),
  });
  return { before: partsOf(old, oldRest), after: partsOf(now, nowRest) };
}
