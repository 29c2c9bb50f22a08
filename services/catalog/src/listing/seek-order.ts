import { sql, type RawBuilder } from 'kysely';

/** What a product is found by in an order: the values of everything lists are sorted by. */
export interface Place {
  productId: number;
  categoryId: number;
  familyId: number;
  sortName: string;
  /** compares as the listing's own order does, see `listingOrder` */
  pathKey: string;
  price: number | null;
  /** a day, as the database writes it */
  released: string | null;
  /** as the database writes it, so that nothing is rounded; null without a rating */
  average: string | null;
  ratings: number | null;
}

type ColumnName = Exclude<keyof Place, 'categoryId'>;

/** Over `placeSource`, and the type a value is compared as. */
const columns: Record<ColumnName, { expression: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  productId: { expression: sql`l.product_id`, type: sql`integer` },
  familyId: { expression: sql`l.family_id`, type: sql`integer` },
  sortName: { expression: sql`l.sort_name`, type: sql`text` },
  pathKey: { expression: sql`translate(c.path, '/', chr(1))`, type: sql`text` },
  price: { expression: sql`l.price`, type: sql`integer` },
  released: { expression: sql`l.released`, type: sql`date` },
  average: { expression: sql`r.average`, type: sql`numeric` },
  ratings: { expression: sql`r.count`, type: sql`integer` },
};

/** What orders and the conditions of a listing speak of. */
export const placeSource = sql`catalog.listing_row l join catalog.category c on c.id = l.category_id
  left join catalog.product_rating r using (product_id)`;

/** A `Place` of `placeSource`. */
export const placeColumns = sql`l.product_id as "productId", l.category_id as "categoryId",
  l.family_id as "familyId", l.sort_name as "sortName", ${columns.pathKey.expression} as "pathKey", l.price,
  l.released::text as released, r.average::text as average, r.count as ratings`;

/** A total order of products none of which lacks any of the values it sorts by. */
export interface SeekOrder {
  /** sorted by first, falling or rising all together */
  lead: readonly ColumnName[];
  isFalling: boolean;
  /** then by these, rising; the last one is no other product's */
  tail: readonly ColumnName[];
}

/** Along an order, or against it. */
export type Direction = 'after' | 'before';

/** ORDER BY of an order. Nothing is said of nulls: there are none, and so an index serves it from either end. */
export function orderBy({ lead, isFalling, tail }: SeekOrder, direction: Direction): RawBuilder<unknown> {
  const isBackwards = direction === 'before';
  const term = (name: ColumnName, falls: boolean) =>
    falls ? sql`${columns[name].expression} desc` : columns[name].expression;
  return sql.join([
    ...lead.map((name) => term(name, isFalling !== isBackwards)),
    ...tail.map((name) => term(name, isBackwards)),
  ]);
}

/**
 * The products beyond a place. The bare bound on the first column is what an index can start from; the rest decides
 * among equal ones.
 */
export function beyond({ lead, isFalling, tail }: SeekOrder, place: Place, direction: Direction) {
  const isBackwards = direction === 'before';
  const rowOf = (names: readonly ColumnName[]) => sql.join(names.map((name) => columns[name].expression));
  const values = (names: readonly ColumnName[]) => sql.join(names.map((name) => valueOf(place, name)));
  const tailBeyond = sql`(${rowOf(tail)}) ${isBackwards ? sql`<` : sql`>`} (${values(tail)})`;
  const [first] = lead;
  if (!first) return tailBeyond;
  const falls = isFalling !== isBackwards;
  const leadBeyond = sql`(${rowOf(lead)}) ${falls ? sql`<` : sql`>`} (${values(lead)})`;
  const bound = sql`${columns[first].expression} ${falls ? sql`<=` : sql`>=`} ${valueOf(place, first)}`;
  return sql`${bound} and (${leadBeyond} or ((${rowOf(lead)}) = (${values(lead)}) and ${tailBeyond}))`;
}

const valueOf = (place: Place, name: ColumnName) => sql`${place[name]}::${columns[name].type}`;
