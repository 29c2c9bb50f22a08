import type { AttributeFilter } from '@gantry/contracts/facet-query';
import { sql, type RawBuilder } from 'kysely';
import type { ReferenceData } from '../index/reference-data.ts';
import { queryWords } from '../text/words.ts';
import { facetMark } from './listing-row.ts';
import type { ListingRequest } from './listing-request.ts';

/** A condition on `catalog.listing_row l`, and the facet it belongs to; null for the scope itself. */
export interface Condition {
  facet: string | null;
  sql: RawBuilder<unknown>;
}

/** `%`, `_` and the escape mark itself stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (mark) => `\\${mark}`);

/** The conditions of a listing in SQL. `numbered` are products found by part number; they need not hold the words. */
export function conditionsOf(
  request: ListingRequest,
  references: ReferenceData,
  numbered: readonly number[],
): Condition[] {
  const { category, q, brandIds, availabilities, price, attributes } = request;
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
  for (const filter of attributes)
    conditions.push({ facet: `attribute:${filter.code}`, sql: attributeCondition(filter) });
  return conditions;
}

function searchCondition(q: string, numbered: readonly number[]): RawBuilder<unknown> {
  const words = queryWords(q);
  const byNumber = sql`l.product_id = any(${[...numbered]}::integer[])`;
  if (words.length === 0) return byNumber;
  const patterns = words.map((word, at) => `% ${escapeLike(word)}${at === words.length - 1 ? '' : ' '}%`);
  return sql`(${byNumber} or l.words like all(${patterns}::text[]))`;
}

function attributeCondition(filter: AttributeFilter): RawBuilder<unknown> {
  if ('values' in filter) {
    const choices = filter.values.map((label) => `${filter.code}${facetMark}${label}`);
    return sql`l.facets && ${choices}::text[]`;
  }
  const number = sql`(l.numbers ->> ${filter.code}::text)::float8`;
  const from = filter.min ?? Number.NEGATIVE_INFINITY;
  const to = filter.max ?? Number.POSITIVE_INFINITY;
  return sql`${number} between ${String(from)}::float8 and ${String(to)}::float8`;
}

/** All conditions but those of one facet: what its own counts are taken over. */
export function whereAll(conditions: readonly Condition[], except?: string): RawBuilder<unknown> {
  const kept = conditions.filter(({ facet }) => facet === null || facet !== except).map((one) => one.sql);
  return kept.length === 0 ? sql`true` : sql.join(kept, sql` and `);
}
