import { queryOf, unusedFor } from '@gantry/api-client';
import { shippingGetArrival } from '@gantry/contracts/endpoints/arrival';
import { identityListAddresses } from '@gantry/contracts/endpoints/identity';
import { catalogApi } from './catalog-api.ts';

export const arrivalApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    // Stock moves and the clock runs on: what was asked a minute ago is asked again.
    shippingGetArrival: build.query({ ...queryOf(shippingGetArrival), keepUnusedDataFor: unusedFor(30) }),
    /** The account's own; asked for in the browser only, never part of a page made for everybody. */
    catalogListShipTo: build.query({ ...queryOf(identityListAddresses), providesTags: ['Address'] }),
  }),
});

export const { useShippingGetArrivalQuery, useCatalogListShipToQuery } = arrivalApi;
