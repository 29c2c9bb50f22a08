import { cityCode, countyCode, stateCode } from '../places/jurisdiction-code.ts';
import { cityKey } from '../places/place-names.ts';
import type { PostalPlace } from '../places/postal-places.ts';
import type { ZipPlaceFacts } from '../places/zip.entity.ts';
import type { JurisdictionFacts } from '../rates/jurisdiction.entity.ts';

/** A place a ZIP code may lie in, with the codes of what taxes there. */
export interface ZipCandidate {
  readonly key: string;
  readonly city: string;
  readonly county: string;
  readonly state: string;
  /** the four digits behind, from and to; null: the whole ZIP code */
  readonly plus4: readonly [string, string] | null;
  /** `postal`: comes with the store; `rates`: a city's list of ZIP codes; else where staff took it from */
  readonly source: string;
  /** whether the city of an address may choose it */
  readonly isNamed: boolean;
  readonly codes: readonly string[];
}

export interface ZipSources {
  readonly postal: ReadonlyMap<string, readonly PostalPlace[]>;
  readonly entered: readonly ZipPlaceFacts[];
  readonly jurisdictions: readonly JurisdictionFacts[];
}

type PlaceInZip = Omit<ZipCandidate, 'key' | 'codes' | 'isNamed'> & { readonly isNamed?: boolean };

/**
 * Which places a ZIP code lies in. What staff entered stands above what comes with the store; a city whose rate names
 * the ZIP code stands above the name the post office uses, which is often that of a larger city nearby.
 */
export class ZipIndex {
  private readonly byZip = new Map<string, ZipPlaceFacts[]>();
  private readonly ranges: ZipPlaceFacts[] = [];
  private readonly citiesOf = new Map<string, JurisdictionFacts[]>();
  private readonly known = new Map<string, JurisdictionFacts>();
  private readonly districtsOf = new Map<string, string[]>();
  private readonly cache = new Map<string, readonly ZipCandidate[]>();

  constructor(private readonly sources: ZipSources) {
    for (const place of sources.entered)
      if (place.zipFrom === place.zipTo) push(this.byZip, place.zipFrom, place);
      else this.ranges.push(place);
    for (const one of sources.jurisdictions) {
      this.known.set(one.code, one);
      if (one.level === 'city') for (const zip of one.zips) push(this.citiesOf, zip, one);
      if (one.level === 'district')
        for (const county of one.counties) push(this.districtsOf, county, one.code);
    }
  }

  /** The postal places of a ZIP code: entered ones first, else those that come with the store. */
  placesOf(zip: string): readonly PostalPlace[] {
    const entered = this.enteredFor(zip);
    return entered.length > 0 ? entered : (this.sources.postal.get(zip) ?? []);
  }

  /** All places of a ZIP code, the likeliest first; none for one nobody knows. */
  candidatesOf(zip: string): readonly ZipCandidate[] {
    const kept = this.cache.get(zip);
    if (kept) return kept;
    const made = this.unique(zip, this.findPlaces(zip));
    this.cache.set(zip, made);
    return made;
  }

  /** Every ZIP code there is, in order. */
  allZips(): string[] {
    const zips = new Set(this.sources.postal.keys());
    for (const zip of [...this.byZip.keys(), ...this.citiesOf.keys()]) zips.add(zip);
    return [...zips].sort();
  }

  private enteredFor(zip: string): ZipPlaceFacts[] {
    const own = this.byZip.get(zip);
    return own ?? this.ranges.filter(({ zipFrom, zipTo }) => zipFrom <= zip && zip <= zipTo);
  }

  private findPlaces(zip: string): PlaceInZip[] {
    const entered = this.enteredFor(zip).map(enteredPlace);
    if (entered.some(({ plus4 }) => plus4 === null)) return this.withListed(zip, entered);
    const postal = (this.sources.postal.get(zip) ?? []).map(postalPlace);
    return [...entered, ...this.withListed(zip, postal)];
  }

  /** Cities whose rates name the ZIP code, in the county the post office says, before the places it says. */
  private withListed(zip: string, places: readonly PlaceInZip[]): PlaceInZip[] {
    const cities = this.citiesOf.get(zip) ?? [];
    const listed = cities.map((city): PlaceInZip => {
      const same = places.find(
        (place) => place.state === city.state && cityKey(place.city) === cityKey(city.name),
      );
      const near = same ?? places.find(({ state }) => state === city.state);
      const county = near?.county || city.county || '';
      return { city: city.name, county, state: city.state, plus4: null, source: same?.source ?? 'rates' };
    });
    const named = new Set(listed.map(({ state, city }) => `${state}/${cityKey(city)}`));
    const first = (place: PlaceInZip) => named.has(`${place.state}/${cityKey(place.city)}`);
    const rest = places
      .filter((place) => !first(place))
      .flatMap((place) => this.besideListed(place, listed))
      .sort((a, b) => Number(b.county !== '') - Number(a.county !== ''));
    // of several cities the one the post office names is the likeliest
    return [...listed]
      .sort((a, b) => Number(b.source !== 'rates') - Number(a.source !== 'rates'))
      .concat(rest);
  }

  /**
   * A postal name beside a city whose rate names the ZIP code. Entered by staff, it is a place; otherwise it is another
   * name of that city, unless it is a taxing city itself: then the ZIP code may lie in both.
   */
  private besideListed(place: PlaceInZip, listed: readonly PlaceInZip[]): PlaceInZip[] {
    if (listed.length === 0 || place.source !== 'postal') return [place];
    if (!listed.some(({ state }) => state === place.state)) return [place];
    const isTaxing = this.known.has(cityCode(place.state, place.city));
    return isTaxing ? [{ ...place, isNamed: false }] : [];
  }

  private unique(zip: string, found: readonly PlaceInZip[]): ZipCandidate[] {
    const made = new Map<string, ZipCandidate>();
    for (const place of found) {
      const codes = this.codesOf(zip, place);
      const key = [place.state, cityKey(place.city), codes[1] ?? '', place.plus4?.join('-') ?? ''].join('|');
      if (!made.has(key)) made.set(key, { ...place, isNamed: place.isNamed ?? true, key, codes });
    }
    return [...made.values()];
  }

  private codesOf(zip: string, { state, county, city }: PlaceInZip): string[] {
    const codes = [stateCode(state)];
    const inCounty = county ? countyCode(state, county) : null;
    if (inCounty && this.known.has(inCounty)) codes.push(inCounty);
    const taxing = this.known.get(cityCode(state, city));
    const inCity = taxing && (taxing.zips.length === 0 || taxing.zips.includes(zip)) ? taxing : null;
    if (inCity) codes.push(inCity.code);
    const districts = new Set(inCounty ? this.districtsOf.get(inCounty) : []);
    if (inCity?.district && this.known.has(inCity.district)) districts.add(inCity.district);
    return [...codes, ...districts];
  }
}

const enteredPlace = ({ city, county, state, plus4From, plus4To, source }: ZipPlaceFacts): PlaceInZip => ({
  city,
  county,
  state,
  plus4: plus4From && plus4To ? [plus4From, plus4To] : null,
  source,
});
const postalPlace = (place: PostalPlace): PlaceInZip => ({ ...place, plus4: null, source: 'postal' });

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Whether a ZIP code lies in places that are taxed by different jurisdictions. */
export const isAmbiguous = (candidates: readonly ZipCandidate[]): boolean =>
  new Set(candidates.map(({ codes }) => codes.join())).size > 1;
