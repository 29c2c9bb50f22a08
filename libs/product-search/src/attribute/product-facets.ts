import { facetNumber, facetValue } from './facet-value.ts';
import type { StoredAttribute } from './stored-attribute.ts';

/** Between a facet's code and its value, which may hold any character. */
export const facetMark = '=';

/** The choices a product stands under, as `code=value`, and their numbers by code. */
export function productFacets(
  attributes: readonly StoredAttribute[],
  unitOf: (code: string) => string | null,
) {
  const facets: string[] = [];
  const numbers: Record<string, number> = {};
  for (const attribute of attributes) {
    const unit = unitOf(attribute.code);
    const value = facetValue(attribute, unit);
    if (value === null) continue;
    facets.push(`${attribute.code}${facetMark}${value}`);
    const number = facetNumber(value, unit);
    if (number !== null) numbers[attribute.code] = number;
  }
  return { facets, numbers };
}
