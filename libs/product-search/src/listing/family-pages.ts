/** A page grows past its size by no more than this share of it, so that its last family stays whole. */
const maxOverSize = 1.5;
/** The rows of one family on one page, in sizes of a page; a longer family goes on on the next. */
const maxFamilySizes = 4;

/** A listing in its order, and the family of each place of the index (0 for none). */
export interface OrderedFamilies {
  readonly docs: Uint32Array;
  readonly families: Int32Array;
}

/** Where each page of about `size` products begins when a family is not cut in two, and how many there are. */
export function familyPageStarts(listing: OrderedFamilies, size: number): Uint32Array {
  const starts: number[] = [];
  for (let start = 0; start < listing.docs.length; start = familyPageEnd(listing, start, size))
    starts.push(start);
  return Uint32Array.from(starts.length > 0 ? starts : [0]);
}

/**
 * Where a page that begins at a position ends: with a family, once it has `size` products or the next family would
 * take it too far beyond them.
 */
export function familyPageEnd(listing: OrderedFamilies, start: number, size: number): number {
  const most = Math.ceil(size * maxOverSize);
  let end = familyEnd(listing, start, size * maxFamilySizes);
  while (end < listing.docs.length && end - start < size) {
    const next = familyEnd(listing, end, most);
    if (next - start > most) break;
    end = next;
  }
  return end;
}

/** Number of the page, from 1, that a position of the listing stands on. */
export function familyPageAt(starts: Uint32Array, position: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as number) <= position) low = middle + 1;
    else high = middle;
  }
  return Math.max(1, low);
}

/** Behind the last product that stands in one row with the one at `from` and is of its family. */
function familyEnd({ docs, families }: OrderedFamilies, from: number, most: number): number {
  const family = families[docs[from] as number];
  let end = from + 1;
  if (family === 0) return end;
  while (end < docs.length && end - from < most && families[docs[end] as number] === family) end += 1;
  return end;
}
