import { listingNumber, maxAnchors, readCursor, writeCursor, type Cursor } from './cursor.ts';
import type { ListingRequest } from './listing-request.ts';

/** What of a listing a page shows. */
export interface PageWindow {
  /** of its first product, from 0 */
  start: number;
  /** of the page, from 1 */
  page: number;
}
export interface PageCursors {
  nextCursor: string | null;
  previousCursor: string | null;
}

/** Anchors further apart than a few products that came between them: one of them has moved. */
const nearby = 4;

/** The cursor of a request, where it is one of this very listing. */
export function cursorOf(request: ListingRequest, key: string): Cursor | null {
  const cursor = readCursor(request.cursor);
  return cursor?.listing === listingNumber(key) ? cursor : null;
}

/** The page a request's number means: the last one where there are not so many. */
export function numberedWindow(
  { page, size }: Pick<ListingRequest, 'page' | 'size'>,
  total: number,
): PageWindow {
  const last = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(page, last);
  return { start: (shown - 1) * size, page: shown };
}

/**
 * The page a cursor leads to in a listing that may have changed since. The products around the place tell where it is
 * now: what came or went before it moves the page along, so that nothing is shown twice or left out.
 * @param positions of the cursor's anchors in the listing; -1 for one that is not in it any more
 */
export function cursorWindow(
  cursor: Cursor,
  positions: readonly number[],
  { total, size }: { total: number; size: number },
): PageWindow {
  const at = trustedAnchor(positions);
  if (at === null) return numberedWindow({ page: Math.max(1, cursor.page), size }, total);
  const start = cursor.direction === 'after' ? at + 1 : Math.max(0, at - size);
  if (start >= total) return numberedWindow({ page: Number.MAX_SAFE_INTEGER, size }, total);
  return { start, page: Math.round(start / size) + 1 };
}

/**
 * The nearest anchor that is left, unless the other two still stand together without it: then it has moved, and they
 * tell the place.
 */
function trustedAnchor(positions: readonly number[]): number | null {
  const [first = -1, second = -1, third = -1] = positions;
  const isApart = (a: number, b: number) => Math.abs(a - b) > nearby;
  const hasMoved = second >= 0 && third >= 0 && isApart(first, second) && !isApart(second, third);
  if (first >= 0 && !hasMoved) return first;
  return positions.slice(1).find((position) => position >= 0) ?? (first >= 0 ? first : null);
}

/** The cursors of a page. @param productAt the product at a position of the listing */
export function cursorsOf(
  { start, page }: PageWindow,
  { total, size, key }: { total: number; size: number; key: string },
  productAt: (position: number) => number,
): PageCursors {
  const listing = listingNumber(key);
  const end = Math.min(start + size, total);
  const anchors = (from: number, step: 1 | -1) =>
    Array.from({ length: maxAnchors }, (_, at) => from + at * step)
      .filter((position) => position >= 0 && position < total)
      .map(productAt);
  const next = { direction: 'after', listing, page: page + 1, anchors: anchors(end - 1, -1) } as const;
  const previous = { direction: 'before', listing, page: page - 1, anchors: anchors(start, 1) } as const;
  return {
    nextCursor: end < total ? writeCursor(next) : null,
    previousCursor: start > 0 ? writeCursor({ ...previous, page: Math.max(1, page - 1) }) : null,
  };
}
