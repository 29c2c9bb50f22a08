/** A country, or `other`, with its regions as [value, name]; without regions the region is free text. */
export interface Place {
  readonly code: string;
  readonly name: string;
  readonly regions: readonly (readonly [value: string, name: string])[];
}

/** The countries whose regions have codes in the contracts (US states and Canadian provinces). */
const codedCountries = ['US', 'CA'];

/** The data's own form of a country. */
type CountryRow = readonly [name: string, code: string, regions: readonly (readonly string[])[]];

/** Everything an address may name (specification §3): about 250 countries and `other`. */
export function placesOf(rows: readonly CountryRow[]): Place[] {
  const countries = rows.map(([name, code, regions]) => ({
    code,
    name,
    regions: regions.map(([region = '', short = '']) => {
      const value = codedCountries.includes(code) ? short : region;
      return [value, region] as const;
    }),
  }));
  return [...countries, { code: 'other', name: 'Other', regions: [] }];
}

/** The countries in the order of a list: those we ship to first, then by their name in the reader's language. */
export function listedPlaces(places: readonly Place[], locale: string, otherName: string): Place[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const nameOf = (place: Place) =>
    place.code === 'other' ? otherName : (names.of(place.code) ?? place.name);
  const named = places.map((place) => ({ ...place, name: nameOf(place) }));
  const compare = new Intl.Collator(locale).compare;
  return named.sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}

function rank(place: Place): number {
  if (place.code === 'other') return codedCountries.length + 1;
  const position = codedCountries.indexOf(place.code);
  return position === -1 ? codedCountries.length : position;
}
