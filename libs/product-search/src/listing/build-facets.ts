import type { Facet } from '@gantry/contracts/schemas/catalog';
import {
  availabilityGroups,
  availabilityLabels,
  groupOfAvailability,
} from '@gantry/domain/statuses/availability';
import { isLogistic } from '../attribute/logistic-attribute.ts';
import type { ReferenceData } from '../references/reference-data.ts';
import { attributeFacet } from './attribute-facet.ts';
import type { AttributeCounts, FacetCounts } from './facet-counts.ts';
import type { ListingRequest } from './listing-request.ts';
import { maxChoices, moreThan, topChoices } from './top-choices.ts';

const maxFacets = 24;
const openFacets = 6;
/** The store's own facets; an attribute of the same name would only repeat them. */
const ownCodes: ReadonlySet<string> = new Set(['brand', 'price', 'availability', 'rating']);

/**
 * The facets of a listing: brand, price, availability and rating, then the attributes that split the set best. An
 * attribute is left out when hardly any product has it or nearly each has a value of its own, for choosing it would
 * not help; never when it is chosen already.
 */
export function buildFacets(
  counts: FacetCounts,
  request: ListingRequest,
  references: ReferenceData,
): Facet[] {
  const own = [
    brandFacet(counts, request, references),
    priceFacet(counts, request),
    availabilityFacet(counts, request),
    ratingFacet(counts, request),
  ];
  const facets = [
    ...own.filter((facet) => facet !== null),
    ...tellingAttributes(counts, request).flatMap(
      (attribute) => attributeFacet(attribute, request, references) ?? [],
    ),
  ];
  return facets.map((facet, at) => ({ ...facet, open: at < openFacets || isChosen(facet) }));
}

/** One facet of a listing with all its values; null where the listing has no such facet. */
export function wholeFacet(
  code: string,
  counts: FacetCounts,
  request: ListingRequest,
  references: ReferenceData,
): Facet | null {
  if (code === 'brand') return brandFacet(counts, request, references, Infinity);
  if (code === 'availability') return availabilityFacet(counts, request);
  if (code === 'rating') return ratingFacet(counts, request);
  const attribute = counts.attributes.find((one) => one.code === code);
  return attribute ? attributeFacet(attribute, request, references, Infinity) : null;
}

const isChosen = (facet: Facet) =>
  facet.from !== null || facet.to !== null || facet.values.some((value) => value.selected);

/** The attributes to show, the most telling first; those chosen from are always among them. */
function tellingAttributes({ attributes, total }: FacetCounts, request: ListingRequest): AttributeCounts[] {
  const met = new Set(attributes.map(({ code }) => code));
  const chosen = new Set(request.attributes.map(({ code }) => code));
  const emptied = [...chosen].filter((code) => !met.has(code)).map(withoutForms);
  return [...attributes, ...emptied]
    .map((attribute) => ({ attribute, score: splitScore(attribute, total) }))
    .filter(({ attribute: { code }, score }) => !ownCodes.has(code) && (score > 0 || chosen.has(code)))
    .sort((a, b) => b.score - a.score || (a.attribute.code < b.attribute.code ? -1 : 1))
    .filter(({ attribute }, at) => at < maxFacets || chosen.has(attribute.code))
    .map(({ attribute }) => attribute);
}

const withoutForms = (code: string): AttributeCounts => ({
  code,
  isNumeric: false,
  counts: [],
  forms: () => [],
});

/** How well an attribute splits a set: the share of products that have it, times how evenly its values divide them. */
function splitScore({ code, counts, isNumeric }: AttributeCounts, total: number): number {
  let covered = 0;
  for (const count of counts) covered += count;
  if (counts.length < 2 || total === 0 || covered < total * 0.05) return 0;
  if (!isNumeric && counts.length > 12 && counts.length > covered * 0.6) return 0;
  let entropy = 0;
  for (const count of counts) entropy -= (count / covered) * Math.log2(count / covered);
  // A dozen choices are read at a glance; more divide better on paper only. Rounded, because the order of the counts
  // must not decide the order of the facets.
  const score = (covered / total) * Math.min(entropy, 3.5) * (isLogistic(code) ? 0.2 : 1);
  return Math.round(score * 1e9) / 1e9;
}

const byName = new Intl.Collator('en');
const brandPlaces = new WeakMap<ReferenceData, ReadonlyMap<string, number>>();

/** The places of brands among all of them in order of name, by slug. */
function placesOf(references: ReferenceData): ReadonlyMap<string, number> {
  const known = brandPlaces.get(references);
  if (known?.size === references.brandBySlug.size) return known;
  const sorted = [...references.brandBySlug.values()].sort((a, b) => byName.compare(a.name, b.name));
  const places = new Map(sorted.map(({ slug }, place) => [slug, place]));
  brandPlaces.set(references, places);
  return places;
}

const plain = { unit: null, open: false, min: null, max: null, from: null, to: null } as const;

function brandFacet(
  { brands }: FacetCounts,
  { brandIds }: ListingRequest,
  references: ReferenceData,
  most = maxChoices,
) {
  const ids = new Set([...brands.keys(), ...brandIds]);
  const values = [...ids].flatMap((id) => {
    const brand = references.brands.get(id);
    if (!brand) return [];
    return [
      { value: brand.slug, label: brand.name, count: brands.get(id) ?? 0, selected: brandIds.includes(id) },
    ];
  });
  if (values.length < 2 && brandIds.length === 0) return null;
  const places = placesOf(references);
  const shown = topChoices(values, most).sort(
    (a, b) => (places.get(a.value) as number) - (places.get(b.value) as number),
  );
  const told = { values: shown, ...moreThan(shown, values) };
  return { ...plain, code: 'brand', name: 'Brand', kind: 'values' as const, ...told };
}

/** The groups of labels first, then the labels. One whose group is chosen is not chosen itself. */
function availabilityFacet(counts: FacetCounts, request: ListingRequest) {
  const values = availabilityLabels.flatMap((label) => {
    const isOfGroup = request.availabilityGroups.includes(groupOfAvailability[label]);
    const selected = !isOfGroup && request.availabilities.includes(label);
    const count = counts.availabilities.get(label) ?? 0;
    return count > 0 || selected ? [{ value: label, label, count, selected }] : [];
  });
  if (values.length < 2 && request.availabilities.length === 0) return null;
  const groups = availabilityGroups.flatMap((group) => {
    const parts = values.filter(({ value }) => groupOfAvailability[value] === group);
    const selected = request.availabilityGroups.includes(group);
    if (parts.length === 0 && !selected) return [];
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    return [{ value: group, label: group, count, selected, parts: parts.map(({ value }) => value) }];
  });
  const all = [...groups, ...values];
  return { ...plain, code: 'availability', name: 'Availability', kind: 'values' as const, values: all };
}

/** Stars and more: each level counts those above it too. */
function ratingFacet({ ratings }: FacetCounts, { minRating }: ListingRequest) {
  if (ratings.size === 0 && minRating === null) return null;
  const levels = minRating === 5 ? [5, 4, 3, 2, 1] : [4, 3, 2, 1];
  const values = levels.map((stars) => {
    let count = 0;
    for (const [tenths, products] of ratings) if (tenths >= stars * 10) count += products;
    return { value: String(stars), label: String(stars), count, selected: stars === minRating };
  });
  return { ...plain, code: 'rating', name: 'Rating', kind: 'values' as const, values };
}

function priceFacet({ priceRange }: FacetCounts, { price }: ListingRequest) {
  if (!price && (!priceRange || priceRange.min === priceRange.max)) return null;
  return {
    ...plain,
    code: 'price',
    name: 'Price',
    kind: 'range' as const,
    values: [],
    min: priceRange?.min ?? null,
    max: priceRange?.max ?? null,
    from: price && price.min > 0 ? price.min : null,
    to: price && price.max < Number.MAX_SAFE_INTEGER ? price.max : null,
  };
}
