import { availabilityLabels } from '@gantry/contracts/statuses/availability';
import type { AttributeFilter } from '@gantry/contracts/facet-query';
import { scan, scopeOf, type Filters, type ScanResult, type Scope } from '../index/scan.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { sortByScore } from '../search/by-score.ts';
import type { Matches } from '../search/match-words.ts';
import type { AttributeCounts, FacetCounts } from './facet-counts.ts';
import type { ItemAttribute } from './found-page.ts';
import type { ListingRequest } from './listing-request.ts';

/** A whole listing: every product that passes, in order, and the counts. Pages are cut from it. */
export interface IndexedListing {
  docs: Uint32Array;
  counts: FacetCounts;
  categoryCounts: ReadonlyMap<number, number>;
}

/** Answers a listing from the index. */
export function listFromIndex(
  index: ProductIndex,
  request: ListingRequest,
  hits: Matches | null,
): IndexedListing {
  const scope = hits ? searchScope(index, request, hits) : scopeOf(index, request.category?.id ?? null);
  const found = scan(index, scope, filtersOf(index, request));
  const isByScore = hits !== null && request.sort === 'relevance';
  const docs = isByScore
    ? sortByScore(found.docs, hits, index.productIds.length)
    : index.orders.sort(found.docs, request.sort);
  return { docs, counts: countsOf(index, found, request), categoryCounts: found.categoryCounts };
}

/** The choices a product stands under, in the order of its feed. */
export function attributesOf(index: ProductIndex, doc: number): ItemAttribute[] {
  const { values, pairs } = index;
  const start = index.pairStarts[doc] as number;
  const attributes: ItemAttribute[] = [];
  for (let at = start; at < start + (index.pairCounts[doc] as number); at += 1)
    attributes.push(values.item(pairs.values[at] as number));
  return attributes;
}

function searchScope(index: ProductIndex, { category }: ListingRequest, hits: Matches): Scope {
  if (!category) return { docs: hits.docs };
  const branch = new Set(index.references.branchOf(category).map(({ id }) => id));
  return { docs: hits.docs.filter((doc) => branch.has(index.categories[doc] as number)) };
}

function filtersOf(index: ProductIndex, request: ListingRequest): Filters {
  const { brandIds, availabilities, price, attributes } = request;
  return {
    brands: brandIds.length > 0 ? new Set(brandIds) : null,
    availabilities:
      availabilities.length > 0
        ? new Set(availabilities.map((label) => availabilityLabels.indexOf(label)))
        : null,
    price,
    attributes: attributes.flatMap((filter) => {
      const attribute = index.values.attribute(filter.code);
      // An attribute nobody has filters everything out: no value of it can match.
      return [{ attribute: attribute ?? -1, values: valuesOf(index, attribute, filter) }];
    }),
  };
}

function valuesOf(
  { values }: ProductIndex,
  attribute: number | undefined,
  filter: AttributeFilter,
): number[] {
  if (attribute === undefined) return [];
  if ('values' in filter) return filter.values.flatMap((label) => values.find(filter.code, label) ?? []);
  const { min, max } = filter;
  return (values.valuesOf[attribute] ?? []).filter((value) => {
    const number = values.numbers[value] as number;
    return number >= (min ?? -Infinity) && number <= (max ?? Infinity);
  });
}

function countsOf(index: ProductIndex, found: ScanResult, request: ListingRequest): FacetCounts {
  const brands = new Map(found.brandCounts);
  brands.delete(0);
  const availabilities = new Map<string, number>();
  found.availabilityCounts.forEach((count, at) => {
    if (count > 0) availabilities.set(availabilityLabels[at] as string, count);
  });
  return {
    total: found.docs.length,
    brands,
    availabilities,
    priceRange: found.priceRange,
    attributes: attributeCounts(index, found, request),
  };
}

function attributeCounts(
  { values }: ProductIndex,
  found: ScanResult,
  request: ListingRequest,
): AttributeCounts[] {
  const byAttribute = new Map<number, Map<number, number>>();
  found.values.forEach((value, at) => {
    const attribute = values.attributeOf[value] as number;
    const counts = byAttribute.get(attribute);
    const count = found.valueCounts[at] as number;
    if (counts) counts.set(value, count);
    else byAttribute.set(attribute, new Map([[value, count]]));
  });
  for (const filter of request.attributes) addChosen(values, byAttribute, filter);
  return [...byAttribute].map(([attribute, counts]) => ({
    code: values.codes[attribute] as string,
    isNumeric: values.isNumeric[attribute] as boolean,
    counts: [...counts.values()],
    values: () =>
      inOrder(values.sortedValues(attribute), counts).map((value) => ({
        label: values.labels[value] as string,
        count: counts.get(value) ?? 0,
        number: values.numbers[value] as number,
      })),
  }));
}

/** Values that were chosen stay in sight, even where none is left. */
function addChosen(
  values: ProductIndex['values'],
  byAttribute: Map<number, Map<number, number>>,
  filter: AttributeFilter,
): void {
  const attribute = values.attribute(filter.code);
  if (attribute === undefined) return;
  const counts = byAttribute.get(attribute) ?? new Map<number, number>();
  byAttribute.set(attribute, counts);
  if (!('values' in filter)) return;
  for (const label of filter.values) {
    const value = values.find(filter.code, label);
    if (value !== undefined && !counts.has(value)) counts.set(value, 0);
  }
}

const inOrder = (sorted: Uint32Array, counts: ReadonlyMap<number, number>): number[] =>
  Array.from(sorted).filter((value) => counts.has(value));
