import { allCountries } from 'country-region-data';
import { placesOf, type Place } from './places.ts';

/** All countries with their regions: a chunk of its own, because the list weighs more than a page. */
export const allPlaces: readonly Place[] = placesOf(allCountries);
