import { isZipOfState, stateOf, usesZipCodes } from '@gantry/domain/zip-codes';

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

/** The place of an address; state and ZIP code must agree, else it is unknown. */
export function placeOf(address: PlaceInput): Place {
  if (!usesZipCodes(address.country)) return { kind: 'abroad' };
  const state = stateOf(address);
  return state && isZipOfState(address) ? { kind: 'state', state } : { kind: 'unknown', state };
}
