import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CatalogTables } from '../catalog-tables.ts';
import type { Piece, RowPiece } from './listing-pieces.ts';
import { beyond, orderBy, placeColumns, placeSource, type Direction, type Place } from './seek-order.ts';

/** Reads product ids of a listing piece by piece: from a place on, or at a position. */
export class PieceReader {
  constructor(
    private readonly db: Kysely<CatalogTables>,
    /** the conditions of the listing, over `placeSource` */
    private readonly where: RawBuilder<unknown>,
    private readonly pieces: readonly Piece[],
  ) {}

  /** Products in the order of the listing, from a position on. Only the pieces that hold them are read. */
  async at(start: number, count: number): Promise<number[]> {
    const ids: number[] = [];
    let offset = start;
    for (const piece of this.pieces) {
      const size = sizeOf(piece);
      if (ids.length === count) break;
      if (offset < size)
        ids.push(...(await this.slice(piece, offset, Math.min(count - ids.length, size - offset))));
      offset = Math.max(0, offset - size);
    }
    return ids;
  }

  /** The products next to a place, the nearest first. */
  async next(place: Place, direction: Direction, count: number): Promise<number[]> {
    const ids: number[] = [];
    const pieces = direction === 'after' ? this.pieces : this.pieces.toReversed();
    let isReached = false;
    for (const piece of pieces) {
      if (ids.length >= count) break;
      const missing = count - ids.length;
      if (isReached) ids.push(...(await this.end(piece, direction, missing)));
      else if (holds(piece, place)) {
        isReached = true;
        ids.push(...(await this.nextIn(piece, place, direction, missing)));
      }
    }
    return ids;
  }

  /** Where products stand, those of them that are in the listing. */
  async places(productIds: readonly number[]): Promise<Map<number, Place>> {
    const { rows } = await sql<Place>`
      select ${placeColumns} from ${placeSource}
      where l.product_id = any(${[...productIds]}::integer[]) and ${this.where}`.execute(this.db);
    return new Map(rows.map((place) => [place.productId, place]));
  }

  private async slice(piece: Piece, offset: number, count: number): Promise<number[]> {
    if ('productIds' in piece) return piece.productIds.slice(offset, offset + count);
    const behind = piece.count - offset - count;
    if (behind >= offset) return this.rows(piece, 'after', { count, offset });
    return (await this.rows(piece, 'before', { count, offset: behind })).toReversed();
  }

  /** The first products of a piece, or the last ones backwards. */
  private async end(piece: Piece, direction: Direction, count: number): Promise<number[]> {
    if (!('productIds' in piece)) return this.rows(piece, direction, { count });
    const ids = direction === 'after' ? piece.productIds : piece.productIds.toReversed();
    return ids.slice(0, count);
  }

  private async nextIn(piece: Piece, place: Place, direction: Direction, count: number): Promise<number[]> {
    if (!('productIds' in piece))
      return this.rows(piece, direction, { count, from: beyond(piece.order, place, direction) });
    const at = piece.productIds.indexOf(place.productId);
    if (direction === 'after') return piece.productIds.slice(at + 1, at + 1 + count);
    return piece.productIds.slice(Math.max(0, at - count), at).toReversed();
  }

  private async rows(
    { condition, order }: RowPiece,
    direction: Direction,
    { count, offset = 0, from = sql`true` }: { count: number; offset?: number; from?: RawBuilder<unknown> },
  ): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select l.product_id as id from ${placeSource}
      where ${condition} and ${from} and ${this.where}
      order by ${orderBy(order, direction)} limit ${count} offset ${offset}`.execute(this.db);
    return rows.map(({ id }) => id);
  }
}

const sizeOf = (piece: Piece): number => ('productIds' in piece ? piece.productIds.length : piece.count);

const holds = (piece: Piece, place: Place): boolean =>
  'productIds' in piece ? piece.productIds.includes(place.productId) : piece.holds(place);
