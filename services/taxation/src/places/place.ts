import { statesOfZip } from './zip-prefixes.ts';

/** Where goods are taxed: a state, a place abroad, or a place we cannot be sure of. */
export type Place =
  | { readonly kind: 'state'; readonly state: string }
  | { readonly kind: 'abroad' }
  | { readonly kind: 'unknown'; readonly state: string | null };

export interface PlaceInput {
  readonly country: string;
  readonly region: string | null;
  readonly postalCode: string;
}

const territories: ReadonlySet<string> = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);

/** The place of an address; state and ZIP code must agree, else it is unknown. */
export function placeOf({ country, region, postalCode }: PlaceInput): Place {
  const state = territories.has(country) ? country : (region?.toUpperCase() ?? null);
  if (country !== 'US' && !territories.has(country)) return { kind: 'abroad' };
  if (!state || !/^\d{5}(-?\d{4})?$/.test(postalCode)) return { kind: 'unknown', state };
  return statesOfZip(postalCode).has(state) ? { kind: 'state', state } : { kind: 'unknown', state };
}
