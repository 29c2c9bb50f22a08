import { availabilityLabels } from '@gantry/domain/statuses/availability';
import type { AttributeFilter } from '@gantry/contracts/facet-query';
import { ownFilter, passes } from '../attribute/attribute-filter.ts';
import type { Filters } from '../index/filters.ts';
import type { ScanResult } from '../index/pass.ts';
import type { ScanCounts } from '../index/scan-counts.ts';
import { scan, scopeOf, type OnPassed, type Scope } from '../index/scan.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { sortByScore } from '../search/by-score.ts';
import type { Matches } from '../search/match-words.ts';
import type { AttributeCounts, AttributeForm, FacetCounts } from './facet-counts.ts';
import type { ItemAttribute } from '../attribute/item-attribute.ts';
import type { ListingRequest } from './listing-request.ts';

/** A whole listing: every product that passes, and the counts. */
export interface IndexedListing {
  /** by score in a search by relevance, else as a pass visits them; not to be written to */
  docs: Uint32Array;
  counts: FacetCounts;
  categoryCounts: ReadonlyMap<number, number>;
}

/**
 * Finds and counts a listing in the index.
 * @param onPassed told its products, as `docs` has them, before they are counted
 */
export async function listFromIndex(
  index: ProductIndex,
  request: ListingRequest,
  hits: Matches | null,
  onPassed?: OnPassed,
): Promise<IndexedListing> {
  const scope = hits ? searchScope(index, request, hits) : scopeOf(index, request.category?.id ?? null);
  const isScored = isByScore(request) && hits !== null;
  const inOrder = (docs: Uint32Array) => (isScored ? sortByScore(docs, hits, index.productIds.length) : docs);
  let told: Uint32Array | undefined;
  const found = await scan(index, scope, filtersOf(index, request), (passed) => {
    told = inOrder(passed);
    return onPassed?.(told);
  });
  const docs = told ?? inOrder(found.docs);
  return { docs, counts: countsOf(index, found), categoryCounts: found.categoryCounts };
}

/** Whether a listing is put in order while it is found: by how well its products fit a search. */
export const isByScore = ({ q, sort }: ListingRequest): boolean => q !== '' && sort === 'relevance';

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
  const { brandIds, availabilities, price, minRating, attributes } = request;
  return {
    brands: brandIds.length > 0 ? new Set(brandIds) : null,
    availabilities:
      availabilities.length > 0
        ? new Set(availabilities.map((label) => availabilityLabels.indexOf(label)))
        : null,
    price,
    minRating: minRating === null ? null : minRating * 10,
    attributes: attributes.map((filter) => {
      const attribute = index.values.attribute(filter.code);
      // An attribute nobody has filters everything out: no value of it can match.
      return { attribute: attribute ?? -1, values: valuesOf(index, attribute, filter) };
    }),
  };
}

function valuesOf(
  { values, references }: ProductIndex,
  attribute: number | undefined,
  filter: AttributeFilter,
): number[] {
  if (attribute === undefined) return [];
  const own = ownFilter(filter, references.attributes.get(filter.code)?.unit ?? null);
  return (values.valuesOf[attribute] ?? []).filter((value) =>
    passes(own, values.labels[value] as string, values.numbers[value] as number),
  );
}

function countsOf(index: ProductIndex, found: ScanResult): FacetCounts {
  const brands = new Map(found.brandCounts);
  brands.delete(0);
  const availabilities = new Map<string, number>();
  found.availabilityCounts.forEach((count, at) => {
    if (count > 0) availabilities.set(availabilityLabels[at] as string, count);
  });
  const ratings = new Map<number, number>();
  found.ratingCounts.forEach((count, tenths) => count > 0 && tenths > 0 && ratings.set(tenths, count));
  return {
    total: found.docs.length,
    brands,
    availabilities,
    ratings,
    priceRange: found.priceRange,
    attributes: attributeCounts(index, found),
  };
}

/** Values of one attribute that a set holds, with how many products have each. */
class ValueCounts implements AttributeCounts {
  readonly code: string;
  readonly counts: number[] = [];
  isNumeric = true;
  private readonly ids: number[] = [];

  constructor(
    private readonly values: ProductIndex['values'],
    private readonly attribute: number,
  ) {
    this.code = values.codes[attribute] as string;
  }

  addValue(id: number, count: number): void {
    this.ids.push(id);
    this.counts.push(count);
    if (Number.isNaN(this.values.numbers[id])) this.isNumeric = false;
  }

  forms(): AttributeForm[] {
    const { values, ids, counts } = this;
    for (let at = 0; at < ids.length; at += 1) countOf[ids[at] as number] = counts[at] as number;
    return values.sortValues(this.attribute, ids.slice()).map((id) => ({
      label: values.labels[id] as string,
      count: countOf[id] as number,
      number: values.numbers[id] as number,
      unit: values.units[id] ?? null,
      sortKey: values.sortKey(id),
    }));
  }
}

/** Scratch memory by value id. */
let countOf = new Int32Array(0);

function attributeCounts({ values }: ProductIndex, found: ScanCounts): AttributeCounts[] {
  if (countOf.length < values.size) countOf = new Int32Array(values.size + 4096);
  const byAttribute: (ValueCounts | undefined)[] = [];
  const all: ValueCounts[] = [];
  for (let at = 0; at < found.values.length; at += 1) {
    const id = found.values[at] as number;
    const attribute = values.attributeOf[id] as number;
    let own = byAttribute[attribute];
    if (!own) all.push((own = byAttribute[attribute] = new ValueCounts(values, attribute)));
    own.addValue(id, found.valueCounts[at] as number);
  }
  return all;
}
