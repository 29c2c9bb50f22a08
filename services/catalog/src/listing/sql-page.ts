import { maxAnchors, type Cursor } from '@gantry/product-search/cursor';
import {
  cursorOf,
  cursorsOf,
  nearby,
  numberedWindow,
  trustedAnchor,
  type Neighbourhood,
  type PageCursors,
} from '@gantry/product-search/page-window';
import type { ListingRequest } from './listing-request.ts';
import type { SegmentReader } from './segment-reader.ts';
import type { Place } from './seek-order.ts';

/** A page of a listing: its products in order. */
export interface SqlPage {
  productIds: readonly number[];
  /** from 1 */
  number: number;
  /** how many pages there are, at least 1 */
  pages: number;
  cursors: PageCursors;
}
interface Listed {
  reader: SegmentReader;
  request: ListingRequest;
  /** `requestKey` of the request */
  key: string;
  total: number;
}

/**
 * The page of a listing that a request means, read from the database as the index would answer it. A cursor costs the
 * same however deep it stands: its products are sought and those beyond them read. A number is counted off within the
 * segment of the listing it falls in, from its nearer end.
 */
export async function readSqlPage(listed: Listed): Promise<SqlPage> {
  const { request, key, total } = listed;
  const cursor = cursorOf(request, key);
  const found =
    (cursor && (await pageByCursor(listed, cursor))) ??
    (await pageByNumber(listed, cursor?.page ?? request.page));
  const { pages } = numberedWindow(request, total);
  const number = Math.min(found.page, pages);
  return { productIds: found.items, number, pages, cursors: cursorsOf(number, key, found) };
}

interface PageNeighbourhood extends Neighbourhood {
  page: number;
}

async function pageByNumber({ reader, request, total }: Listed, wanted: number): Promise<PageNeighbourhood> {
  const { size } = request;
  const { start, page } = numberedWindow({ page: Math.max(1, wanted), size }, total);
  const ahead = Math.min(start, maxAnchors);
  const ids = await reader.at(start - ahead, ahead + size + maxAnchors);
  return {
    page,
    items: ids.slice(ahead, ahead + size),
    before: ids.slice(0, ahead).toReversed(),
    after: ids.slice(ahead + size),
  };
}

/**
 * What lies beyond a cursor's place; null when none of its products is left. The page has the number the cursor had
 * for it: to count what stands before it would be to read all of that.
 */
async function pageByCursor(listed: Listed, cursor: Cursor): Promise<PageNeighbourhood | null> {
  const { reader, request } = listed;
  const { size } = request;
  const place = await trustedPlace(reader, cursor.anchors);
  if (!place) return null;
  const { direction, page } = cursor;
  const ids = await reader.next(place, direction, size + maxAnchors);
  const isAfter = direction === 'after';
  if (isAfter && ids.length === 0) return pageByNumber(listed, Number.MAX_SAFE_INTEGER);
  if (!isAfter && ids.length < size) return pageByNumber(listed, 1);
  const seen = [place.productId, ...(await reader.next(place, isAfter ? 'before' : 'after', maxAnchors - 1))];
  const [items, rest] = [ids.slice(0, size), ids.slice(size)];
  if (isAfter) return { page, items, before: seen, after: rest };
  return { page: rest.length > 0 ? page : 1, items: items.toReversed(), before: rest, after: seen };
}

async function trustedPlace(reader: SegmentReader, anchors: readonly number[]): Promise<Place | undefined> {
  const places = await reader.places(anchors);
  const found = anchors.map((id) => places.get(id));
  const [, second] = found;
  const isMoveKnown = found.length === maxAnchors && found.every((place) => place !== undefined);
  const beside = new Set(isMoveKnown && second ? await neighboursOf(reader, second) : []);
  const areNear = (one: number, other: number) =>
    [one, other].some((at) => at !== 1 && beside.has(anchors[at] as number));
  const trusted = trustedAnchor(
    found.map((place) => place !== undefined),
    areNear,
  );
  return trusted === null ? undefined : found[trusted];
}

async function neighboursOf(reader: SegmentReader, place: Place): Promise<number[]> {
  return [...(await reader.next(place, 'before', nearby)), ...(await reader.next(place, 'after', nearby))];
}
