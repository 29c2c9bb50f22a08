import { noMatches, type Matches } from './searchable.ts';

/** One ascending list of several, each product with its best score. */
export function mergeMatches(lists: readonly Matches[]): Matches {
  const filled = lists.filter(({ docs }) => docs.length > 0);
  return filled.length === 0 ? noMatches : filled.reduce(mergeTwo);
}

function mergeTwo(left: Matches, right: Matches): Matches {
  const capacity = left.docs.length + right.docs.length;
  const docs = new Uint32Array(capacity);
  const scores = new Float32Array(capacity);
  let [first, second, count] = [0, 0, 0];
  while (first < left.docs.length || second < right.docs.length) {
    const a = left.docs[first] ?? Infinity;
    const b = right.docs[second] ?? Infinity;
    const score = Math.max(
      a <= b ? (left.scores[first] as number) : -Infinity,
      b <= a ? (right.scores[second] as number) : -Infinity,
    );
    docs[count] = Math.min(a, b);
    scores[count] = score;
    if (a <= b) first += 1;
    if (b <= a) second += 1;
    count += 1;
  }
  return { docs: docs.slice(0, count), scores: scores.slice(0, count) };
}
