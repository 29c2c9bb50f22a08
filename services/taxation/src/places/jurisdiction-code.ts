import { cityKey, countyKey } from './place-names.ts';

/** The code of a state, as orders have named it from the beginning. */
export const stateCode = (state: string): string => `US-${state}`;
export const countyCode = (state: string, county: string): string =>
  `US-${state}/county/${countyKey(county)}`;
export const cityCode = (state: string, city: string): string => `US-${state}/city/${cityKey(city)}`;
export const districtCode = (state: string, district: string): string =>
  `US-${state}/district/${cityKey(district)}`;
