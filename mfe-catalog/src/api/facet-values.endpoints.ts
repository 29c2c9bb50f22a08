import { queryOf } from '@gantry/api-client';
import { catalogListFacetValues } from '@gantry/contracts/endpoints/facet-values';
import { catalogApi } from './catalog-api.ts';

export const facetValuesApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListFacetValues: build.query({ ...queryOf(catalogListFacetValues), providesTags: ['Listing'] }),
  }),
});
export const { useCatalogListFacetValuesQuery } = facetValuesApi;
