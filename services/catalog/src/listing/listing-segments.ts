import { sql, type RawBuilder } from 'kysely';
import type { SortOrder } from '@gantry/product-search/sort-orders';
import { pathKey } from '../index/listing-order.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import type { Place, SeekOrder } from './seek-order.ts';

/** Products that stand together in an order and are found one by one. */
export interface RowSegment {
  condition: RawBuilder<unknown>;
  order: SeekOrder;
  count: number;
  holds: (place: Place) => boolean;
}
/** Products whose order is known already: those a search puts in front. */
export interface ListSegment {
  productIds: readonly number[];
}
export type Segment = RowSegment | ListSegment;

/** Products by category, each in its own only. */
export type ByCategory = ReadonlyMap<number, number>;

/** What of a listing decides where its products stand. */
export interface SortPartitions {
  all: ByCategory;
  /** the products that lack what an order sorts by: they come last, in the listing's own order */
  without: Record<'price' | 'released' | 'rating', ByCategory>;
  /** what a search puts in front, best first, and how much of each category that is */
  front: { productIds: readonly number[]; byCategory: ByCategory };
}

/** Within a category; an index has it so. */
const inCategory = ['familyId', 'sortName', 'productId'] as const;
/** Among products that are equal in what an order sorts by: the listing's own order. */
const amongEqual = ['pathKey', ...inCategory] as const;

const everything = sql`true`;

/** Something that products are sorted by and may lack. */
interface SortFact {
  without: ByCategory;
  has: RawBuilder<unknown>;
  hasNot: RawBuilder<unknown>;
  lacks: (place: Place) => boolean;
}

/**
 * A listing cut into segments, one after the other, each of which an index can be asked for: from a place on, and from
 * either end. Together they hold every product once, in the order of the index (`SortOrders`).
 */
export function segmentsOf(
  sort: SortOrder,
  partitions: SortPartitions,
  references: ReferenceData,
): Segment[] {
  const total = sumOf(partitions.all);
  const ownOrder = (counts: ByCategory, condition: RawBuilder<unknown>, lacks: (place: Place) => boolean) =>
    categoriesInOrder(counts, condition, lacks, references);
  // Those that have what is sorted by, then those that lack it.
  const byFact = (order: Pick<SeekOrder, 'lead' | 'isFalling'>, fact: SortFact) => {
    const { without, has, hasNot, lacks } = fact;
    const having = { order: { ...order, tail: amongEqual }, condition: has, count: total - sumOf(without) };
    return [{ ...having, holds: (place: Place) => !lacks(place) }, ...ownOrder(without, hasNot, lacks)];
  };
  switch (sort) {
    case 'name':
      return [
        {
          order: { lead: [], isFalling: false, tail: ['sortName', 'productId'] },
          condition: everything,
          count: total,
          holds: () => true,
        },
      ];
    case 'price-asc':
    case 'price-desc':
      return byFact(
        { lead: ['price'], isFalling: sort === 'price-desc' },
        {
          without: partitions.without.price,
          has: sql`l.price is not null`,
          hasNot: sql`l.price is null`,
          lacks: ({ price }) => price === null,
        },
      );
    case 'newest':
      return byFact(
        { lead: ['released'], isFalling: true },
        {
          without: partitions.without.released,
          has: sql`l.released is not null`,
          hasNot: sql`l.released is null`,
          lacks: ({ released }) => released === null,
        },
      );
    case 'rating':
      return byFact(
        { lead: ['average', 'ratings'], isFalling: true },
        {
          without: partitions.without.rating,
          has: sql`r.average is not null`,
          hasNot: sql`r.product_id is null`,
          lacks: ({ average }) => average === null,
        },
      );
    case 'relevance': {
      const { productIds, byCategory } = partitions.front;
      if (productIds.length === 0) return ownOrder(partitions.all, everything, () => true);
      const front = new Set(productIds);
      const rest = [...partitions.all].map(([id, count]) => [id, count - (byCategory.get(id) ?? 0)] as const);
      const others = sql`l.product_id <> all(${[...front]}::integer[])`;
      return [{ productIds }, ...ownOrder(new Map(rest), others, ({ productId }) => !front.has(productId))];
    }
  }
}

const sumOf = (counts: ByCategory) => [...counts.values()].reduce((sum, count) => sum + count, 0);

function categoriesInOrder(
  counts: ByCategory,
  condition: RawBuilder<unknown>,
  isMeant: (place: Place) => boolean,
  references: ReferenceData,
): RowSegment[] {
  const keyOf = (id: number) => pathKey(references.categories.get(id)?.path ?? '');
  const filled = [...counts]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ id, count, key: keyOf(id) }));
  filled.sort((a, b) => (a.key < b.key ? -1 : 1));
  return filled.map(({ id, count }) => ({
    condition: sql`l.category_id = ${id}::integer and ${condition}`,
    order: { lead: [], isFalling: false, tail: inCategory },
    count,
    holds: (place) => place.categoryId === id && isMeant(place),
  }));
}
