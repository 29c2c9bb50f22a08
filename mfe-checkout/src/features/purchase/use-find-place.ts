import type { FindPlace } from '@gantry/forms/address-fields';
import { statesOfZip } from '@gantry/domain/zip-codes';

/** Where a ZIP code is, as far as its first digits say. */
export const findPlace: FindPlace = async (zip) => {
  const states = statesOfZip(zip);
  return states.length === 1 ? { city: null, state: states[0] ?? null } : null;
};
