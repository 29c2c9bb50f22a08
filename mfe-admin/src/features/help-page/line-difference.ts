/** A line of two texts: of both, or of one of them. */
export interface DifferentLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** More pairs of lines than this are not compared one by one. */
const maxPairs = 400_000;

/** How one text becomes another, line by line, with as few lines removed and added as possible. */
export function lineDifference(before: string, after: string): DifferentLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  if (old.length * now.length > maxPairs) return [...marked('removed', old), ...marked('added', now)];
  const lengths = commonLengths(old, now);
  const result: DifferentLine[] = [];
  let [from, to] = [0, 0];
  while (from < old.length && to < now.length) {
    if (old[from] === now[to]) {
      result.push({ kind: 'same', text: old[from]! });
      from += 1;
      to += 1;
    } else if (lengths[from + 1]![to]! >= lengths[from]![to + 1]!) {
      result.push({ kind: 'removed', text: old[from]! });
      from += 1;
    } else {
      result.push({ kind: 'added', text: now[to]! });
      to += 1;
    }
  }
  return [...result, ...marked('removed', old.slice(from)), ...marked('added', now.slice(to))];
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));
const marked = (kind: DifferentLine['kind'], lines: readonly string[]): DifferentLine[] =>
  lines.map((text) => ({ kind, text }));

/** How many lines the rests of both texts have in common, from each pair of lines on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0));
  for (let from = old.length - 1; from >= 0; from -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1)
      lengths[from]![to] =
        old[from] === now[to]
          ? lengths[from + 1]![to + 1]! + 1
          : Math.max(lengths[from + 1]![to]!, lengths[from]![to + 1]!);
  return lengths;
}
