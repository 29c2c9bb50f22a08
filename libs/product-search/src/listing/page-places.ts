import type { ProductIndex } from '../index/product-index.ts';
import { LRUCache } from 'lru-cache';
import { maxAnchors, type Cursor } from './cursor.ts';
import { isByScore } from './indexed-listing.ts';
import { familyPageAt, familyPageEnd, familyPageStarts, type OrderedFamilies } from './family-pages.ts';
import type { ListingRequest } from './listing-request.ts';
import { cursorOf, cursorWindow, numberedWindow, trustedPosition, type PageWindow } from './page-window.ts';

/** A page of a listing in its order. */
export interface PlacedPage extends PageWindow {
  /** the places between two positions of the listing, of the page or as near to it as anchors of a cursor are */
  readonly within: (from: number, to: number) => Uint32Array;
}

/** About 32 MB. */
const budget = 32_000_000;

/** In place of a listing of which a page was picked out. */
const pickedOut = 'picked out';
type Kept = Uint32Array | typeof pickedOut;
const listingOf = (kept: Kept | undefined) => (kept === pickedOut ? undefined : kept);

/**
 * Puts listings in order, as far as their pages need it. The first page asked for by number is picked out without
 * sorting what stands before and behind it; only who goes on to another page, or comes by a cursor, has the whole
 * listing sorted, which is then kept.
 */
export class PagePlaces {
  /** listings in order */
  private readonly cached = new LRUCache<string, Kept>({ maxSize: budget });
  /** where the pages of listings begin whose families stay whole */
  private readonly starts = new LRUCache<string, Uint32Array>({ maxSize: budget });

  clear(): void {
    this.cached.clear();
    this.starts.clear();
  }

  /**
   * @param found the places of the listing, as `listFromIndex` has them
   * @param key of the request
   */
  page(index: ProductIndex, found: Uint32Array, request: ListingRequest, key: string): PlacedPage {
    if (isByScore(request)) return pageOf(found, windowOf(index, found, request, key));
    if (request.keepsFamilies && request.sort === 'relevance')
      return this.familyPage(index, found, request, key);
    const cursor = cursorOf(request, key);
    const known = this.cached.get(key);
    if (cursor || known !== undefined) {
      const sorted = listingOf(known) ?? this.sort(index, found, request, key);
      return pageOf(sorted, windowOf(index, sorted, request, key));
    }
    this.cached.set(key, pickedOut, { size: key.length });
    const window = numberedWindow(request, found.length);
    const from = Math.max(0, window.start - maxAnchors);
    const to = Math.min(found.length, window.start + request.size + maxAnchors);
    return pageOf(index.orders.part(found, request.sort, { start: from, end: to }), window, from);
  }

  private familyPage(index: ProductIndex, found: Uint32Array, request: ListingRequest, key: string) {
    const docs = listingOf(this.cached.get(key)) ?? this.sort(index, found, request, key);
    const listing = { docs, families: index.families };
    const startsKey = `${request.size} ${key}`;
    let starts = this.starts.get(startsKey);
    if (!starts) {
      starts = familyPageStarts(listing, request.size);
      this.starts.set(startsKey, starts, { size: startsKey.length + starts.byteLength });
    }
    const cursor = cursorOf(request, key);
    const at = cursor && trustedPosition(positionsOf(index, docs, cursor, request.size));
    const page = cursor && at === null ? Math.max(1, cursor.page) : request.page;
    return pageOf(
      docs,
      cursor && at !== null
        ? windowBeside(listing, starts, { at, direction: cursor.direction, size: request.size })
        : windowNumbered(starts, page, docs.length),
    );
  }

  private sort(index: ProductIndex, found: Uint32Array, { sort }: ListingRequest, key: string): Uint32Array {
    const sorted = index.orders.sorted(found, sort);
    this.cached.set(key, sorted, { size: key.length + (sorted === found ? 0 : sorted.byteLength) });
    return sorted;
  }
}

/** @param first position of the first of the places */
const pageOf = (docs: Uint32Array, window: PageWindow, first = 0): PlacedPage => ({
  ...window,
  within: (from, to) => docs.subarray(from - first, to - first),
});

/** A page by its number of a listing whose pages begin at these positions: the last one where there are not so many. */
function windowNumbered(starts: Uint32Array, page: number, total: number): PageWindow {
  const shown = Math.min(page, starts.length);
  return {
    start: starts[shown - 1] as number,
    end: starts[shown] ?? total,
    page: shown,
    pages: starts.length,
  };
}

/** The page before or behind a position of a listing whose families stay whole. */
function windowBeside(
  listing: OrderedFamilies,
  starts: Uint32Array,
  { at, direction, size }: { at: number; direction: Cursor['direction']; size: number },
): PageWindow {
  const total = listing.docs.length;
  if (direction === 'before') {
    const page = familyPageAt(starts, at - 1);
    const start = starts[page - 1] as number;
    // Before the first product there is no page: the first one is shown.
    return at === 0 ? windowNumbered(starts, 1, total) : { start, end: at, page, pages: starts.length };
  }
  const start = at + 1;
  if (start >= total) return windowNumbered(starts, starts.length, total);
  const end = familyPageEnd(listing, start, size);
  return { start, end, page: familyPageAt(starts, start), pages: starts.length };
}

/** The page of a listing that a request means, by cursor or by number. */
function windowOf(index: ProductIndex, docs: Uint32Array, request: ListingRequest, key: string): PageWindow {
  const cursor = cursorOf(request, key);
  if (!cursor) return numberedWindow(request, docs.length);
  const { size } = request;
  return cursorWindow(cursor, positionsOf(index, docs, cursor, size), { total: docs.length, size });
}

const positionsOf = (index: ProductIndex, docs: Uint32Array, { anchors, page }: Cursor, size: number) =>
  anchors.map((id) => {
    const doc = index.docOf.get(id);
    return doc === undefined ? -1 : positionOf(docs, doc, (page - 1) * size);
  });

/** Where a place stands in a listing: mostly near where it was. */
function positionOf(docs: Uint32Array, doc: number, expected: number): number {
  const from = Math.max(0, expected - 2000);
  const near = docs.subarray(from, from + 4000).indexOf(doc);
  return near >= 0 ? from + near : docs.indexOf(doc);
}
