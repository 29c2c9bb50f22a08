import type { Facet } from '@gantry/contracts/schemas/catalog';
import { availabilityLabels } from '@gantry/contracts/statuses/availability';
import { isLogistic } from '../attribute/logistic-attribute.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import type { AttributeCounts, FacetCounts } from './facet-counts.ts';
import type { ListingRequest } from './listing-request.ts';

/** Numbers with more different values than this are offered as a range. */
const maxNumberChoices = 24;
/** Choices of one facet; of more, the most frequent are shown. */
const maxChoices = 40;
const maxFacets = 24;
const openFacets = 6;

/**
 * The facets of a listing: brand, price and availability, then the attributes that split the set best. An attribute
 * is left out when hardly any product has it or nearly each has a value of its own, for choosing it would not help;
 * never when it is chosen already.
 */
export function buildFacets(
  counts: FacetCounts,
  request: ListingRequest,
  references: ReferenceData,
): Facet[] {
  const chosen = new Map(request.attributes.map((filter) => [filter.code, filter]));
  const attributes = counts.attributes
    .map((attribute) => ({ attribute, score: splitScore(attribute, counts.total) }))
    .filter(({ attribute, score }) => score > 0 || chosen.has(attribute.code))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxFacets);
  const own = [
    brandFacet(counts, request, references),
    priceFacet(counts, request),
    availabilityFacet(counts, request),
  ];
  const facets = [
    ...own.filter((facet) => facet !== null),
    ...attributes.map(({ attribute }) => attributeFacet(attribute, request, references)),
  ];
  return facets.map((facet, at) => ({ ...facet, open: at < openFacets || isChosen(facet) }));
}

const isChosen = (facet: Facet) =>
  facet.from !== null || facet.to !== null || facet.values.some((value) => value.selected);

/** How well an attribute splits a set: the share of products that have it, times how evenly its values divide them. */
function splitScore({ code, counts, isNumeric }: AttributeCounts, total: number): number {
  const present = counts.filter((count) => count > 0);
  const covered = present.reduce((sum, count) => sum + count, 0);
  if (present.length < 2 || total === 0 || covered < total * 0.05) return 0;
  if (!isNumeric && present.length > 12 && present.length > covered * 0.6) return 0;
  const entropy = present.reduce((sum, count) => sum - (count / covered) * Math.log2(count / covered), 0);
  // A dozen choices are read at a glance; more divide better on paper only.
  return (covered / total) * Math.min(entropy, 3.5) * (isLogistic(code) ? 0.2 : 1);
}

const plain = { unit: null, open: false, min: null, max: null, from: null, to: null } as const;

function brandFacet({ brands }: FacetCounts, { brandIds }: ListingRequest, references: ReferenceData) {
  const ids = new Set([...brands.keys(), ...brandIds]);
  const values = [...ids].flatMap((id) => {
    const brand = references.brands.get(id);
    if (!brand) return [];
    return [
      { value: brand.slug, label: brand.name, count: brands.get(id) ?? 0, selected: brandIds.includes(id) },
    ];
  });
  if (values.length < 2 && brandIds.length === 0) return null;
  const shown = mostFrequent(values).sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return { ...plain, code: 'brand', name: 'Brand', kind: 'values' as const, values: shown };
}

function availabilityFacet({ availabilities }: FacetCounts, request: ListingRequest) {
  const values = availabilityLabels.flatMap((label) => {
    const selected = request.availabilities.includes(label);
    const count = availabilities.get(label) ?? 0;
    return count > 0 || selected ? [{ value: label, label, count, selected }] : [];
  });
  if (values.length < 2 && request.availabilities.length === 0) return null;
  return { ...plain, code: 'availability', name: 'Availability', kind: 'values' as const, values };
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

function attributeFacet(
  attribute: AttributeCounts,
  request: ListingRequest,
  references: ReferenceData,
): Facet {
  const { code, isNumeric } = attribute;
  const definition = references.attributes.get(code);
  const filter = request.attributes.find((one) => one.code === code);
  const range = filter && !('values' in filter) ? filter : null;
  const head = { ...plain, code, name: definition?.name ?? code, unit: definition?.unit ?? null };
  const all = attribute.values();
  const present = all.filter(({ count }) => count > 0);
  const isRange = isNumeric && (range !== null || present.length > maxNumberChoices);
  if (isRange && !(filter && 'values' in filter))
    return {
      ...head,
      kind: 'range',
      values: [],
      min: present[0]?.number ?? null,
      max: present.at(-1)?.number ?? null,
      from: range?.min ?? null,
      to: range?.max ?? null,
    };
  const selected = new Set(filter && 'values' in filter ? filter.values : []);
  const values = all
    .filter(({ label, count }) => count > 0 || selected.has(label))
    .map(({ label, count }) => ({ value: label, label, count, selected: selected.has(label) }));
  return { ...head, kind: 'values', values: mostFrequent(values) };
}

/** The most frequent choices and those made, in the order given. */
function mostFrequent<T extends { count: number; selected: boolean }>(values: T[]): T[] {
  if (values.length <= maxChoices) return values;
  const least = [...values].sort((a, b) => b.count - a.count)[maxChoices]?.count ?? 0;
  let ties = maxChoices - values.filter(({ count }) => count > least).length;
  return values.filter((value) => {
    if (value.selected || value.count > least) return true;
    if (value.count < least) return false;
    ties -= 1;
    return ties >= 0;
  });
}
