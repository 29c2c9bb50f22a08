/** Where an order goes, as far as shipping tells places apart. */
export type Zone = 'unknown' | 'contiguous' | 'offshore' | 'abroad';

/** US regions that ground shipping does not reach: Alaska, Hawaii, armed forces and territories (specification §9). */
const offshoreRegions: ReadonlySet<string> = new Set('AK HI AA AE AP PR VI GU AS MP UM FM MH PW'.split(' '));
/** Territories that address books also list as countries. */
const territoryCountries: ReadonlySet<string> = new Set(['PR', 'VI', 'GU', 'AS', 'MP', 'UM']);

/** The zone of an address; `unknown` while the buyer has not given one. */
export function zoneOf(country: string, region: string | null): Zone {
  if (territoryCountries.has(country)) return 'offshore';
  if (country !== 'US') return 'abroad';
  if (!region) return 'unknown';
  return offshoreRegions.has(region.toUpperCase()) ? 'offshore' : 'contiguous';
}
