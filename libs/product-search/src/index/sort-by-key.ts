/**
 * What places are sorted by, rising: `write` notes the key of each, a whole number of 32 bits, in one go, because a call
 * for each place would take longer than sorting it.
 */
export interface SortKeys {
  writeKeys(docs: Uint32Array, keys: Uint32Array): void;
}

/** Up to here a comparison of single numbers is quicker than sorting digit by digit. */
const fewest = 128;
const digitBits = 11;
/** Counting all values of a wide digit takes longer than one more narrow one, for fewer places than this. */
const many = 4096;
const narrowBits = 9;
const digits = 2 ** digitBits;

/** Scratch memory; a sort never waits, so that one set serves them all. */
let keys = new Uint32Array(0);
let otherKeys = new Uint32Array(0);
let otherDocs = new Uint32Array(0);

/**
 * Sorts places by a rising key of 32 bits, in place; equal ones stay as they are. Digit by digit, which costs some
 * 15 ns a place however many there are.
 */
export function sortByKey(docs: Uint32Array, by: SortKeys): void {
  if (docs.length <= fewest) sortFew(docs, by);
  else sortMany(docs, by);
}

/** So many at the beginning are picked out by going through all places once. */
const maxFirst = 64;
/** A place in so many may be taken for one of the first until a better one comes; else digits are the quicker way. */
const takenAtMost = 8;

/** What `sortByKey` would put from one position to before another. The places given stay as they are. */
export function partByKey(
  docs: Uint32Array,
  by: SortKeys,
  { start, end }: { start: number; end: number },
): Uint32Array {
  if (docs.length <= fewest) {
    const sorted = docs.slice();
    sortFew(sorted, by);
    return sorted.subarray(start, end);
  }
  const first = end <= maxFirst ? firstByKey(docs, by, end) : null;
  return first ? first.subarray(start) : partByDigits(docs, by, { start, end });
}

/** The first so many; null where the places come nearly the other way round, so that each is better than those before. */
function firstByKey(docs: Uint32Array, by: SortKeys, count: number): Uint32Array | null {
  writeKeys(docs, by);
  const found = new Uint32Array(count);
  const foundKeys = new Float64Array(count).fill(Infinity);
  let left = docs.length / takenAtMost + count * takenAtMost;
  let worst = Infinity;
  for (let at = 0; at < docs.length; at += 1) {
    const key = keys[at] as number;
    if (key >= worst) continue;
    left -= 1;
    if (left < 0) return null;
    let to = count - 1;
    for (; to > 0 && (foundKeys[to - 1] as number) > key; to -= 1) {
      foundKeys[to] = foundKeys[to - 1] as number;
      found[to] = found[to - 1] as number;
    }
    foundKeys[to] = key;
    found[to] = docs[at] as number;
    worst = foundKeys[count - 1] as number;
  }
  return found;
}

/** The highest digit tells which few places those are, and only they are sorted. */
function partByDigits(
  docs: Uint32Array,
  by: SortKeys,
  { start, end }: { start: number; end: number },
): Uint32Array {
  const shift = Math.max(0, bitsOf(docs, by) - digitBits);
  const counts = new Uint32Array(digits);
  for (let at = 0; at < docs.length; at += 1) counts[(keys[at] as number) >>> shift]! += 1;
  const { first, last, before, upTo } = digitsAround(counts, start, end);
  const near = new Uint32Array(upTo - before);
  let length = 0;
  for (let at = 0; at < docs.length; at += 1) {
    const digit = (keys[at] as number) >>> shift;
    if (digit >= first && digit <= last) near[length++] = docs[at] as number;
  }
  const part = { start: start - before, end: end - before };
  // Most prices are low: many places may share the highest digit, and are told apart by the next ones.
  if (near.length < docs.length) return partByKey(near, by, part);
  sortByKey(near, by);
  return near.subarray(part.start, part.end);
}

/** The digits of the places between two positions, how many places have a lower one, and how many no higher one. */
function digitsAround(counts: Uint32Array, start: number, end: number) {
  let first = 0;
  let before = 0;
  while (before + (counts[first] as number) <= start) before += counts[first++] as number;
  let last = first;
  let upTo = before + (counts[last] as number);
  while (upTo < end) upTo += counts[++last] as number;
  return { first, last, before, upTo };
}

/** Key and position in one number: they sort as one, and positions keep equals in order. */
function sortFew(docs: Uint32Array, by: SortKeys): void {
  writeKeys(docs, by);
  const joined = new Float64Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) joined[at] = (keys[at] as number) * fewest + at;
  joined.sort();
  const before = docs.slice();
  for (let at = 0; at < docs.length; at += 1) docs[at] = before[(joined[at] as number) % fewest] as number;
}

function sortMany(docs: Uint32Array, by: SortKeys): void {
  const bits = bitsOf(docs, by);
  if (otherKeys.length < docs.length) {
    otherKeys = new Uint32Array(docs.length);
    otherDocs = new Uint32Array(docs.length);
  }
  let from: Keyed = { docs, keys };
  let to: Keyed = { docs: otherDocs, keys: otherKeys };
  const width = docs.length < many ? narrowBits : digitBits;
  for (let shift = 0; shift < bits; shift += width)
    if (sortDigit({ shift, width }, docs.length, from, to)) [from, to] = [to, from];
  if (from.docs !== docs) docs.set(from.docs.subarray(0, docs.length));
}

/** Notes the key of each place. */
function writeKeys(docs: Uint32Array, by: SortKeys): void {
  if (keys.length < docs.length) keys = new Uint32Array(docs.length);
  by.writeKeys(docs, keys);
}

/** Notes the key of each place, without the lowest of them, which the others need not carry along; how wide they are. */
function bitsOf(docs: Uint32Array, by: SortKeys): number {
  writeKeys(docs, by);
  let lowest = 2 ** 32;
  for (let at = 0; at < docs.length; at += 1) lowest = Math.min(lowest, keys[at] as number);
  let widest = 0;
  for (let at = 0; at < docs.length; at += 1) widest |= keys[at]! -= lowest;
  return 32 - Math.clz32(widest);
}

interface Keyed {
  docs: Uint32Array;
  keys: Uint32Array;
}

/** Orders by one digit; false, and nothing done, where all have the same. */
function sortDigit(
  { shift, width }: { shift: number; width: number },
  length: number,
  from: Keyed,
  to: Keyed,
): boolean {
  const values = 2 ** width;
  const starts = new Uint32Array(values);
  const digitOf = (key: number) => (key >>> shift) & (values - 1);
  for (let at = 0; at < length; at += 1) starts[digitOf(from.keys[at] as number)]! += 1;
  if (starts[digitOf(from.keys[0] as number)] === length) return false;
  let sum = 0;
  for (let digit = 0; digit < values; digit += 1) {
    const count = starts[digit] as number;
    starts[digit] = sum;
    sum += count;
  }
  for (let at = 0; at < length; at += 1) {
    const key = from.keys[at] as number;
    const place = starts[digitOf(key)]!++;
    to.keys[place] = key;
    to.docs[place] = from.docs[at] as number;
  }
  return true;
}
