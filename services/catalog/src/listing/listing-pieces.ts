import { sql, type RawBuilder } from 'kysely';
import { pathKey } from '../index/listing-order.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import type { SortOrder } from '../index/sort-orders.ts';
import type { Place, SeekOrder } from './seek-order.ts';

/** Products that stand together in an order and are found one by one. */
export interface RowPiece {
  condition: RawBuilder<unknown>;
  order: SeekOrder;
  count: number;
  holds: (place: Place) => boolean;
}
/** Products whose order is known already: those a search puts in front. */
export interface ListPiece {
  productIds: readonly number[];
}
export type Piece = RowPiece | ListPiece;

/** Products by category, each in its own only. */
export type ByCategory = ReadonlyMap<number, number>;

/** What of a listing decides where its products stand. */
export interface Ground {
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

/**
 * A listing cut into pieces, one after the other, each of which an index can be asked for: from a place on, and from
 * either end. Together they hold every product once, in the order of the index (`SortOrders`).
 */
export function piecesOf(sort: SortOrder, ground: Ground, references: ReferenceData): Piece[] {
  const total = sumOf(ground.all);
  const ownOrder = (counts: ByCategory, condition: RawBuilder<unknown>, lacks: (place: Place) => boolean) =>
    categoriesInOrder(counts, condition, lacks, references);
  switch (sort) {
    case 'name':
      return [wholePiece({ lead: [], isFalling: false, tail: ['sortName', 'productId'] }, everything, total)];
    case 'price-asc':
    case 'price-desc': {
      const { price } = ground.without;
      const order = { lead: ['price'], isFalling: sort === 'price-desc', tail: amongEqual } as const;
      const lacks = (place: Place) => place.price === null;
      return [
        wholePiece(order, sql`l.price is not null`, total - sumOf(price), (place) => !lacks(place)),
        ...ownOrder(price, sql`l.price is null`, lacks),
      ];
    }
    case 'newest': {
      const { released } = ground.without;
      const order = { lead: ['released'], isFalling: true, tail: amongEqual } as const;
      const lacks = (place: Place) => place.released === null;
      return [
        wholePiece(order, sql`l.released is not null`, total - sumOf(released), (place) => !lacks(place)),
        ...ownOrder(released, sql`l.released is null`, lacks),
      ];
    }
    case 'rating': {
      const { rating } = ground.without;
      const order = { lead: ['average', 'ratings'], isFalling: true, tail: amongEqual } as const;
      const lacks = (place: Place) => place.average === null;
      return [
        wholePiece(order, sql`r.average is not null`, total - sumOf(rating), (place) => !lacks(place)),
        ...ownOrder(rating, sql`r.product_id is null`, lacks),
      ];
    }
    case 'relevance': {
      const { productIds, byCategory } = ground.front;
      if (productIds.length === 0) return ownOrder(ground.all, everything, () => true);
      const front = new Set(productIds);
      const rest = [...ground.all].map(([id, count]) => [id, count - (byCategory.get(id) ?? 0)] as const);
      const others = sql`l.product_id <> all(${[...front]}::integer[])`;
      return [{ productIds }, ...ownOrder(new Map(rest), others, ({ productId }) => !front.has(productId))];
    }
  }
}

const sumOf = (counts: ByCategory) => [...counts.values()].reduce((sum, count) => sum + count, 0);

function wholePiece(
  order: SeekOrder,
  condition: RawBuilder<unknown>,
  count: number,
  holds: (place: Place) => boolean = () => true,
): RowPiece {
  return { order, condition, count, holds };
}

function categoriesInOrder(
  counts: ByCategory,
  condition: RawBuilder<unknown>,
  isMeant: (place: Place) => boolean,
  references: ReferenceData,
): RowPiece[] {
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
