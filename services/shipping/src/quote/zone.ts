import { statesOfZip, stateOf, usesZipCodes } from '@gantry/domain/zip-codes';

/** Where an order goes, as far as shipping tells places apart. */
export type Zone = 'unknown' | 'contiguous' | 'offshore' | 'abroad';

/** An address as far as shipping needs it; the postal code is empty while nobody has given one. */
export interface Destination {
  readonly country: string;
  readonly region: string | null;
  readonly postalCode: string;
}

/** US regions that ground shipping does not reach: Alaska, Hawaii, armed forces and territories (specification §9). */
const offshoreRegions: ReadonlySet<string> = new Set('AK HI AA AE AP PR VI GU AS MP UM FM MH PW'.split(' '));

/**
 * The region a parcel goes to. In the United States its ZIP code decides, because that is what the carrier reads; the
 * chosen state decides while there is no ZIP code, and between regions that share one.
 */
export function regionOf(destination: Destination): string | null {
  const { country, region, postalCode } = destination;
  if (!usesZipCodes(country)) return region;
  const state = stateOf(destination);
  if (!postalCode) return state;
  const states = statesOfZip(postalCode);
  return state !== null && states.includes(state) ? state : (states[0] ?? null);
}

/** The zone of a destination; `unknown` while the buyer has not given one, and for a ZIP code that does not exist. */
export function zoneOf(destination: Destination): Zone {
  if (!usesZipCodes(destination.country)) return 'abroad';
  const region = regionOf(destination);
  if (!region) return 'unknown';
  return offshoreRegions.has(region) ? 'offshore' : 'contiguous';
}
