import { noMatches, type Matches } from './searchable.ts';

/** One ascending list of several, each product with its best score. */
export function mergeMatches(lists: readonly Matches[]): Matches {
  const filled = lists.filter(({ docs }) => docs.length > 0);
  return filled.length === 0 ? noMatches : filled.reduce(mergeTwo);
}

function mergeTwo(left: Matches, right: Matches): Matches {
  const [leftCount, rightCount] = [left.docs.length, right.docs.length];
  const docs = new Uint32Array(leftCount + rightCount);
  const scores = new Float32Array(leftCount + rightCount);
  let [first, second, count] = [0, 0, 0];
  while (first < leftCount && second < rightCount) {
    const [a, b] = [left.docs[first] as number, right.docs[second] as number];
    docs[count] = a < b ? a : b;
    if (a < b) scores[count] = left.scores[first++] as number;
    else if (b < a) scores[count] = right.scores[second++] as number;
    else scores[count] = Math.max(left.scores[first++] as number, right.scores[second++] as number);
    count += 1;
  }
  // one of the lists is at its end
  docs.set(left.docs.subarray(first), count);
  scores.set(left.scores.subarray(first), count);
  count += leftCount - first;
  docs.set(right.docs.subarray(second), count);
  scores.set(right.scores.subarray(second), count);
  count += rightCount - second;
  return { docs: docs.subarray(0, count), scores: scores.subarray(0, count) };
}
