import { crc32 } from 'node:zlib';

/** A place between two products of one listing. */
export interface Cursor {
  direction: 'after' | 'before';
  /** tells listings apart: a place in another one means nothing */
  listing: number;
  /** number of the page it leads to, for when none of its products is left */
  page: number;
  /** products on the side that was seen, the nearest to the place first */
  anchors: readonly number[];
}

const format = 1;
const headLength = 10;
/** How many products a place is known by: when one goes or moves, the others still tell. */
export const maxAnchors = 3;
const maxPage = 2 ** 32 - 1;

/** Tells a listing (its choices and its order, not its page) from others. */
export const listingNumber = (requestKey: string): number => crc32(requestKey);

/** As it stands in an address: 19 to 30 letters and digits. */
export function writeCursor({ direction, listing, page, anchors }: Cursor): string {
  const bytes = Buffer.alloc(headLength + anchors.length * 4);
  bytes.writeUInt8(format, 0);
  bytes.writeUInt8(direction === 'after' ? 1 : 0, 1);
  bytes.writeUInt32BE(listing, 2);
  bytes.writeUInt32BE(Math.min(page, maxPage), 6);
  anchors.forEach((id, at) => bytes.writeUInt32BE(id, headLength + at * 4));
  return bytes.toString('base64url');
}

/** Reads what stands in an address; null for anything that was not written above. */
export function readCursor(text: string | null): Cursor | null {
  if (!text || !/^[\w-]{14,30}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  const anchorCount = (bytes.length - headLength) / 4;
  if (!Number.isInteger(anchorCount) || anchorCount < 1 || anchorCount > maxAnchors) return null;
  const [written, direction] = [bytes.readUInt8(0), bytes.readUInt8(1)];
  if (written !== format || direction > 1) return null;
  return {
    direction: direction === 1 ? 'after' : 'before',
    listing: bytes.readUInt32BE(2),
    page: bytes.readUInt32BE(6),
    anchors: Array.from({ length: anchorCount }, (_, at) => bytes.readUInt32BE(headLength + at * 4)),
  };
}
