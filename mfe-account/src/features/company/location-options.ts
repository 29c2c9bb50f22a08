import type { CompanyLocation } from '@gantry/contracts/schemas/company-location';
import { locationName } from '@gantry/domain/company-locations';

/** Those in use to choose from, each with all it is in. */
export const locationOptions = (locations: readonly CompanyLocation[]) =>
  locations
    .filter(({ isActive }) => isActive)
    .map(({ id }) => ({ value: id, label: locationName(locations, id) }));
