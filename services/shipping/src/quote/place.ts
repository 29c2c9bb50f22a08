import type { DeliveryPlace } from '@gantry/contracts/delivery-place';
import { statesOfZip, stateOf, usesZipCodes } from '@gantry/domain/zip-codes';

/** An address as far as shipping needs it; the postal code is empty while nobody has given one. */
export type Destination = Pick<DeliveryPlace, 'country' | 'region' | 'postalCode' | 'city'>;

const armedForces: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);
/** Post offices of the armed forces, which stand where a city would. */
const armedForcesPost = /^(apo|fpo|dpo)$/i;

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

/** Every region an address names, by its state, its ZIP code, and a post office of the armed forces. */
export function namedRegions(destination: Destination): string[] {
  const byZip = regionOf(destination);
  const byState = stateOf(destination);
  const isArmy = armedForcesPost.test(destination.city?.trim() ?? '');
  return [byZip, byState, isArmy ? 'AE' : null].filter((one) => one !== null);
}

/** Whether it goes to the armed forces abroad, by mail alone. */
export const isArmedForces = (destination: Destination): boolean =>
  usesZipCodes(destination.country) && namedRegions(destination).some((region) => armedForces.has(region));
