import type { AttributeFilter, RangeFilter } from '@gantry/contracts/facet-query';
import type { Facet } from '@gantry/contracts/schemas/catalog';
import { firstPage, type ListingAddress, type Range } from './listing-address.ts';

/** One thing that was chosen: a value of a facet, or a range of it. */
export type Choice = { readonly code: string; readonly value: string } | ({ readonly code: string } & Range);

/** Facets that are parameters of their own, with values to choose. */
const listCodes = ['brand', 'availability', 'rating'] as const;
const isList = (code: string): code is (typeof listCodes)[number] =>
  (listCodes as readonly string[]).includes(code);

/** The chosen values of a facet. */
export function chosenValues(address: ListingAddress, code: string): readonly string[] {
  if (isList(code)) return address[code];
  const filter = address.filters.find((one) => one.code === code);
  return filter && 'values' in filter ? filter.values : [];
}

/** The chosen range of a facet. */
export function chosenRange(address: ListingAddress, code: string): Range | null {
  if (code === 'price') return address.price;
  const filter = address.filters.find((one) => one.code === code);
  return filter && 'min' in filter ? filter : null;
}

/** Everything chosen, in the order of the address. */
export function choicesOf(address: ListingAddress): Choice[] {
  const lists = listCodes.flatMap((code) => address[code].map((value) => ({ code, value })));
  const price = address.price ? [{ code: 'price', ...address.price }] : [];
  const attributes = address.filters.flatMap((filter): Choice[] =>
    'values' in filter ? filter.values.map((value) => ({ code: filter.code, value })) : [filter],
  );
  return [...lists, ...price, ...attributes];
}

/**
 * The address with a value chosen, or no longer chosen; back to its first page.
 * @param instead values that no longer count beside it: the parts of a group, or the group of a part
 */
export function toggleValue(
  address: ListingAddress,
  code: string,
  value: string,
  instead: readonly string[] = [],
): ListingAddress {
  const before = chosenValues(address, code);
  const others = before.filter((one) => one !== value && !instead.includes(one));
  // Four stars and more includes five: of ratings there is one at a time.
  const kept = code === 'rating' ? [] : others;
  const values = before.includes(value) ? others : [...kept, value];
  if (isList(code)) return { ...address, ...firstPage, [code]: values };
  return withFilter(address, code, values.length ? { code, values } : null);
}

/** The address with a range chosen; null takes it away. */
export function setRange(address: ListingAddress, code: string, range: Range | null): ListingAddress {
  const said = range && (range.min !== null || range.max !== null) ? range : null;
  if (code === 'price') return { ...address, ...firstPage, price: said };
  return withFilter(address, code, said ? { code, ...said } : null);
}

/** The address without one choice. */
export function withoutChoice(address: ListingAddress, choice: Choice): ListingAddress {
  return 'value' in choice
    ? toggleValue(address, choice.code, choice.value)
    : setRange(address, choice.code, null);
}

/** The address without any choice; words and order stay. */
export const withoutChoices = (address: ListingAddress): ListingAddress => ({
  ...address,
  ...firstPage,
  brand: [],
  availability: [],
  rating: [],
  price: null,
  filters: [],
});

/**
 * The address with those choices alone that the catalogue knows. It leaves out what it does not know, a brand that is
 * gone or an attribute nobody has; a page that went on to name them as chosen would say what is not true. Nor would it
 * say the truth of a bound without a unit, where the facet shows another than the attribute's own.
 * @param facets as answered to this address: they tell every choice that was understood
 */
export function knownChoices(address: ListingAddress, facets: readonly Facet[]): ListingAddress {
  const known = (code: string, values: readonly string[]): readonly string[] => {
    const told = facets.find((facet) => facet.code === code)?.values ?? [];
    return values.filter((value) => told.some((one) => one.selected && one.value === value));
  };
  const filters = address.filters.flatMap((filter): AttributeFilter[] => {
    if (!('values' in filter)) {
      const facet = facets.find(({ code }) => code === filter.code);
      return facet ? [withUnits(filter, facet.ownUnit)] : [];
    }
    const values = known(filter.code, filter.values);
    return values.length > 0 ? [{ ...filter, values }] : [];
  });
  const brand = known('brand', address.brand);
  const availability = known('availability', address.availability);
  return { ...address, brand, availability, filters };
}

const withUnits = (filter: RangeFilter, own: string | undefined): RangeFilter => ({
  ...filter,
  ...(own && filter.min !== null && { minUnit: filter.minUnit ?? own }),
  ...(own && filter.max !== null && { maxUnit: filter.maxUnit ?? own }),
});

function withFilter(address: ListingAddress, code: string, filter: AttributeFilter | null): ListingAddress {
  const others = address.filters.filter((one) => one.code !== code);
  return { ...address, ...firstPage, filters: filter ? [...others, filter] : others };
}
