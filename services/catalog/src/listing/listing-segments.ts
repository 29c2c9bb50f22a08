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
  order: Pick<SeekOrder, 'lead' | 'isFalling'>;
  without: keyof SortPartitions['without'];
  has: RawBuilder<unknown>;
  hasNot: RawBuilder<unknown>;
  lacks: (place: Place) => boolean;
}

const byPrice: Omit<SortFact, 'order'> = {
  without: 'price',
  has: sql`l.price is not null`,
  hasNot: sql`l.price is null`,
  lacks: ({ price }) => price === null,
};

const sortFacts: Record<Exclude<SortOrder, 'name' | 'relevance'>, SortFact> = {
  'price-asc': { ...byPrice, order: { lead: ['price'], isFalling: false } },
  'price-desc': { ...byPrice, order: { lead: ['price'], isFalling: true } },
  newest: {
    order: { lead: ['released'], isFalling: true },
    without: 'released',
    has: sql`l.released is not null`,
    hasNot: sql`l.released is null`,
    lacks: ({ released }) => released === null,
  },
  rating: {
    order: { lead: ['average', 'ratings'], isFalling: true },
    without: 'rating',
    has: sql`r.average is not null`,
    hasNot: sql`r.product_id is null`,
    lacks: ({ average }) => average === null,
  },
};

/**
 * A listing cut into segments, one after the other, each of which an index can be asked for: from a place on, and from
 * either end. Together they hold every product once, in the order of the index (`SortOrders`).
 */
export function segmentsOf(
  sort: SortOrder,
  partitions: SortPartitions,
  references: ReferenceData,
): Segment[] {
  if (sort === 'name') return [byName(sumOf(partitions.all))];
  if (sort === 'relevance') return byRelevance(partitions, references);
  return byFact(sortFacts[sort], partitions, references);
}

const byName = (count: number): RowSegment => ({
  order: { lead: [], isFalling: false, tail: ['sortName', 'productId'] },
  condition: everything,
  count,
  holds: () => true,
});

/** What a search puts in front, then the others in the listing's own order. */
function byRelevance({ front, all }: SortPartitions, references: ReferenceData): Segment[] {
  const { productIds, byCategory } = front;
  if (productIds.length === 0) return categoriesInOrder(all, everything, () => true, references);
  const inFront = new Set(productIds);
  const rest = [...all].map(([id, count]) => [id, count - (byCategory.get(id) ?? 0)] as const);
  const others = sql`l.product_id <> all(${[...inFront]}::integer[])`;
  const isOther = ({ productId }: Place) => !inFront.has(productId);
  return [{ productIds }, ...categoriesInOrder(new Map(rest), others, isOther, references)];
}

/** Those that have what is sorted by, then those that lack it, in the listing's own order. */
function byFact(fact: SortFact, partitions: SortPartitions, references: ReferenceData): Segment[] {
  const { order, has, hasNot, lacks } = fact;
  const without = partitions.without[fact.without];
  const having: RowSegment = {
    order: { ...order, tail: amongEqual },
    condition: has,
    count: sumOf(partitions.all) - sumOf(without),
    holds: (place) => !lacks(place),
  };
  return [having, ...categoriesInOrder(without, hasNot, lacks, references)];
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
