import type { AttributeFilter } from '@gantry/contracts/facet-query';
import { ownFilter } from '@gantry/product-search/attribute-filter';
import { sql, type RawBuilder } from 'kysely';
import { queryWords } from '@gantry/product-search/words';
import { facetMark } from '@gantry/product-search/product-facets';
import type { ReferenceData } from '../index/reference-data.ts';
import type { ListingRequest } from './listing-request.ts';

/** What conditions speak of. */
export const listingSource = sql`catalog.listing_row l left join catalog.product_rating r using (product_id)`;

/** A condition on `listingSource`, and the facet it belongs to; null for the scope itself. */
export interface Condition {
  facet: string | null;
  sql: RawBuilder<unknown>;
}

/** `%`, `_` and the escape mark itself stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (mark) => `\\${mark}`);

/** A whole word each, but for the last, which may be unfinished. */
export const wordPatterns = (words: readonly string[]): string[] =>
  words.map((word, at) => `% ${escapeLike(word)}${at === words.length - 1 ? '' : ' '}%`);

/** The conditions of a listing in SQL. `numbered` are products found by part number; they need not hold the words. */
export function conditionsOf(
  request: ListingRequest,
  references: ReferenceData,
  numbered: readonly number[],
): Condition[] {
  const { category, q, brandIds, availabilities, price, minRating, attributes } = request;
  const conditions: Condition[] = [{ facet: null, sql: sql`l.listed` }];
  if (category) {
    const branch = references.branchOf(category).map(({ id }) => id);
    conditions.push({ facet: null, sql: sql`l.category_id = any(${branch}::integer[])` });
  }
  if (q) conditions.push({ facet: null, sql: searchCondition(q, numbered) });
  if (brandIds.length > 0)
    conditions.push({ facet: 'brand', sql: sql`l.brand_id = any(${brandIds}::integer[])` });
  if (availabilities.length > 0)
    conditions.push({ facet: 'availability', sql: sql`l.availability = any(${availabilities}::text[])` });
  if (price)
    conditions.push({
      facet: 'price',
      sql: sql`l.price between ${price.min}::bigint and ${price.max}::bigint`,
    });
  if (minRating !== null)
    conditions.push({ facet: 'rating', sql: sql`coalesce(r.average, 0) >= ${minRating}::numeric` });
  for (const filter of attributes) {
    const unit = references.attributes.get(filter.code)?.unit ?? null;
    conditions.push({ facet: `attribute:${filter.code}`, sql: attributeCondition(filter, unit) });
  }
  return conditions;
}

function searchCondition(q: string, numbered: readonly number[]): RawBuilder<unknown> {
  const words = queryWords(q);
  const byNumber = sql`l.product_id = any(${[...numbered]}::integer[])`;
  if (words.length === 0) return byNumber;
  return sql`(${byNumber} or l.words like all(${wordPatterns(words)}::text[]))`;
}

function attributeCondition(filter: AttributeFilter, unit: string | null): RawBuilder<unknown> {
  const own = ownFilter(filter, unit);
  const number = sql`(l.numbers ->> ${filter.code}::text)::float8`;
  if ('min' in own) return sql`${number} between ${String(own.min)}::float8 and ${String(own.max)}::float8`;
  const choices = [...own.labels].map((label) => `${filter.code}${facetMark}${label}`);
  const numbers = [...own.numbers].map(String);
  return sql`(l.facets && ${choices}::text[] or coalesce(${number} = any(${numbers}::float8[]), false))`;
}

/** All conditions but those of one facet: what its own counts are taken over. */
export function whereAll(conditions: readonly Condition[], except?: string): RawBuilder<unknown> {
  const kept = conditions.filter(({ facet }) => facet === null || facet !== except).map((one) => one.sql);
  return kept.length === 0 ? sql`true` : sql.join(kept, sql` and `);
}
