import { queryOf, unusedFor } from '@gantry/api-client';
import { catalogGetSupply } from '@gantry/contracts/endpoints/product-page';
import { catalogApi } from './catalog-api.ts';

export const { useCatalogGetSupplyQuery } = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    // Stock moves: what was asked a minute ago is asked again.
    catalogGetSupply: build.query({ ...queryOf(catalogGetSupply), keepUnusedDataFor: unusedFor(30) }),
  }),
});
