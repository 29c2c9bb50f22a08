/** Whether two words differ by one letter at most: added, left out, changed, or swapped with its neighbour. */
export function isOneTypoApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/**
 * Whether two words differ by two letters at most, each added, left out, changed, or swapped with its neighbour. They
 * are compared from the first letter that differs: one of the four ways there leaves at most one typo behind it.
 */
export function isTwoTyposApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [left, right] = [a.slice(at), b.slice(at)];
  const ways: [string, string][] = [
    [left.slice(1), right],
    [left, right.slice(1)],
    [left.slice(1), right.slice(1)],
  ];
  if (left[0] === right[1] && left[1] === right[0]) ways.push([left.slice(2), right.slice(2)]);
  return ways.some(([one, other]) => isOneTypoApart(one, other));
}
