/** Up to here a comparison of single numbers is quicker than sorting digit by digit. */
const fewest = 1024;
const digitBits = 11;
const digits = 2 ** digitBits;

/** Scratch memory; a sort never waits, so that one set serves them all. */
let keys = new Uint32Array(0);
let otherKeys = new Uint32Array(0);
let otherDocs = new Uint32Array(0);

/**
 * Sorts places by a rising key of 32 bits, in place; equal ones stay as they are. Digit by digit, which costs some
 * 15 ns a place however many there are.
 */
export function sortByKey(docs: Uint32Array, keyOf: (doc: number) => number): void {
  if (docs.length <= fewest) sortFew(docs, keyOf);
  else sortMany(docs, keyOf);
}

/**
 * What `sortByKey` would put from one position to before another: the highest digit tells which few places those are,
 * and only they are sorted. The places given stay as they are.
 */
export function partByKey(
  docs: Uint32Array,
  keyOf: (doc: number) => number,
  { start, end }: { start: number; end: number },
): Uint32Array {
  if (docs.length <= fewest) {
    const sorted = docs.slice();
    sortFew(sorted, keyOf);
    return sorted.subarray(start, end);
  }
  const shift = Math.max(0, bitsOf(docs, keyOf) - digitBits);
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
  if (near.length < docs.length) return partByKey(near, keyOf, part);
  sortByKey(near, keyOf);
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
function sortFew(docs: Uint32Array, keyOf: (doc: number) => number): void {
  const joined = new Float64Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) joined[at] = keyOf(docs[at] as number) * fewest + at;
  joined.sort();
  const before = docs.slice();
  for (let at = 0; at < docs.length; at += 1) docs[at] = before[(joined[at] as number) % fewest] as number;
}

function sortMany(docs: Uint32Array, keyOf: (doc: number) => number): void {
  const bits = bitsOf(docs, keyOf);
  if (otherKeys.length < docs.length) {
    otherKeys = new Uint32Array(docs.length);
    otherDocs = new Uint32Array(docs.length);
  }
  let from: Keyed = { docs, keys };
  let to: Keyed = { docs: otherDocs, keys: otherKeys };
  for (let shift = 0; shift < bits; shift += digitBits)
    if (sortDigit(shift, docs.length, from, to)) [from, to] = [to, from];
  if (from.docs !== docs) docs.set(from.docs.subarray(0, docs.length));
}

/** Notes the key of each place, without the lowest of them, which the others need not carry along; how wide they are. */
function bitsOf(docs: Uint32Array, keyOf: (doc: number) => number): number {
  if (keys.length < docs.length) keys = new Uint32Array(docs.length);
  let lowest = 2 ** 32;
  for (let at = 0; at < docs.length; at += 1) {
    const key = keyOf(docs[at] as number);
    keys[at] = key;
    if (key < lowest) lowest = key;
  }
  let widest = 0;
  for (let at = 0; at < docs.length; at += 1) widest |= keys[at]! -= lowest;
  return 32 - Math.clz32(widest);
}

interface Keyed {
  docs: Uint32Array;
  keys: Uint32Array;
}

/** Orders by one digit; false, and nothing done, where all have the same. */
function sortDigit(shift: number, length: number, from: Keyed, to: Keyed): boolean {
  const starts = new Uint32Array(digits);
  const digitOf = (key: number) => (key >>> shift) & (digits - 1);
  for (let at = 0; at < length; at += 1) starts[digitOf(from.keys[at] as number)]! += 1;
  if (starts[digitOf(from.keys[0] as number)] === length) return false;
  let sum = 0;
  for (let digit = 0; digit < digits; digit += 1) {
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
