import { listingNumber, maxAnchors, readCursor, writeCursor, type Cursor } from './cursor.ts';
import type { ListingRequest } from './listing-request.ts';

/** What of a listing a page shows. */
export interface PageWindow {
  /** of its first product, from 0 */
  start: number;
  /** behind its last product */
  end: number;
  /** of the page, from 1 */
  page: number;
  /** how many pages there are, at least 1 */
  pages: number;
}
export interface PageCursors {
  nextCursor: string | null;
  previousCursor: string | null;
}

/** Anchors further apart than a few products that came between them: one of them has moved. */
export const nearby = 4;

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
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(page, pages);
  const start = (shown - 1) * size;
  return { start, end: Math.min(start + size, total), page: shown, pages };
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
  const at = trustedPosition(positions);
  if (at === null) return numberedWindow({ page: Math.max(1, cursor.page), size }, total);
  const start = cursor.direction === 'after' ? at + 1 : Math.max(0, at - size);
  if (start >= total) return numberedWindow({ page: Number.MAX_SAFE_INTEGER, size }, total);
  const { pages } = numberedWindow({ page: 1, size }, total);
  return { start, end: Math.min(start + size, total), page: Math.round(start / size) + 1, pages };
}

/** Of the positions of a cursor's anchors (-1 for one that is gone) the one that tells its place; null for none. */
export function trustedPosition(positions: readonly number[]): number | null {
  const trusted = trustedAnchor(
    positions.map((position) => position >= 0),
    (one, other) => Math.abs((positions[one] as number) - (positions[other] as number)) <= nearby,
  );
  return trusted === null ? null : (positions[trusted] as number);
}

/**
 * Which of a cursor's anchors tells its place: the nearest that is left, unless the other two still stand together
 * without it, for then it has moved. Null when none is left.
 * @param areNear whether two that are left are no more than `nearby` places apart
 */
export function trustedAnchor(
  areLeft: readonly boolean[],
  areNear: (one: number, other: number) => boolean,
): number | null {
  const [first = false, second = false, third = false] = areLeft;
  const hasMoved = first && second && third && !areNear(0, 1) && areNear(1, 2);
  if (first && !hasMoved) return 0;
  const other = areLeft.indexOf(true, 1);
  return other < 0 ? null : other;
}

/** Products of a page and those next to it, the nearest first. */
export interface Neighbourhood {
  items: readonly number[];
  before: readonly number[];
  after: readonly number[];
}

/**
 * The cursors of a page of the listing with this key. Beside it `maxAnchors` products must be told, where there are so
 * many: nothing beside it means that the listing ends there.
 */
export function cursorsOf(page: number, key: string, { items, before, after }: Neighbourhood): PageCursors {
  const listing = listingNumber(key);
  const seen = (anchors: readonly number[]) => ({ listing, anchors: anchors.slice(0, maxAnchors) });
  const next = { direction: 'after', page: page + 1, ...seen([...items.toReversed(), ...before]) } as const;
  const previous = {
    direction: 'before',
    page: Math.max(1, page - 1),
    ...seen([...items, ...after]),
  } as const;
  return {
    nextCursor: after.length > 0 ? writeCursor(next) : null,
    previousCursor: before.length > 0 ? writeCursor(previous) : null,
  };
}
