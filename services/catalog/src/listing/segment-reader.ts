import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import type { Segment, RowSegment } from './listing-segments.ts';
import { beyond, orderBy, placeColumns, placeSource, type Direction, type Place } from './seek-order.ts';

/** Reads product ids of a listing segment by segment: from a place on, or at a position. */
export class SegmentReader {
  constructor(
    private readonly db: Kysely<CatalogTables>,
    /** the conditions of the listing, over `placeSource` */
    private readonly where: RawBuilder<unknown>,
    private readonly segments: readonly Segment[],
  ) {}

  /** Products in the order of the listing, from a position on. Only the segments that hold them are read. */
  async at(start: number, count: number): Promise<number[]> {
    const ids: number[] = [];
    let offset = start;
    for (const segment of this.segments) {
      const size = sizeOf(segment);
      if (ids.length === count) break;
      if (offset < size)
        ids.push(...(await this.slice(segment, offset, Math.min(count - ids.length, size - offset))));
      offset = Math.max(0, offset - size);
    }
    return ids;
  }

  /** The products next to a place, the nearest first. */
  async next(place: Place, direction: Direction, count: number): Promise<number[]> {
    const ids: number[] = [];
    const segments = direction === 'after' ? this.segments : this.segments.toReversed();
    let isReached = false;
    for (const segment of segments) {
      if (ids.length >= count) break;
      const missing = count - ids.length;
      if (isReached) ids.push(...(await this.end(segment, direction, missing)));
      else if (holds(segment, place)) {
        isReached = true;
        ids.push(...(await this.nextIn(segment, place, direction, missing)));
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

  private async slice(segment: Segment, offset: number, count: number): Promise<number[]> {
    if ('productIds' in segment) return segment.productIds.slice(offset, offset + count);
    const behind = segment.count - offset - count;
    if (behind >= offset) return this.rows(segment, 'after', { count, offset });
    return (await this.rows(segment, 'before', { count, offset: behind })).toReversed();
  }

  /** The first products of a segment, or the last ones backwards. */
  private async end(segment: Segment, direction: Direction, count: number): Promise<number[]> {
    if (!('productIds' in segment)) return this.rows(segment, direction, { count });
    const ids = direction === 'after' ? segment.productIds : segment.productIds.toReversed();
    return ids.slice(0, count);
  }

  private async nextIn(
    segment: Segment,
    place: Place,
    direction: Direction,
    count: number,
  ): Promise<number[]> {
    if (!('productIds' in segment))
      return this.rows(segment, direction, { count, from: beyond(segment.order, place, direction) });
    const at = segment.productIds.indexOf(place.productId);
    if (direction === 'after') return segment.productIds.slice(at + 1, at + 1 + count);
    return segment.productIds.slice(Math.max(0, at - count), at).toReversed();
  }

  private async rows(
    { condition, order }: RowSegment,
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

const sizeOf = (segment: Segment): number =>
  'productIds' in segment ? segment.productIds.length : segment.count;

const holds = (segment: Segment, place: Place): boolean =>
  'productIds' in segment ? segment.productIds.includes(place.productId) : segment.holds(place);
