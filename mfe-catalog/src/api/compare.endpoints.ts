import { queryOf } from '@gantry/api-client';
import { catalogCompareProducts } from '@gantry/contracts/endpoints/product-page';
import { catalogApi } from './catalog-api.ts';

export const compareApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogCompareProducts: build.query({ ...queryOf(catalogCompareProducts), providesTags: ['Product'] }),
  }),
});
export const { useCatalogCompareProductsQuery } = compareApi;
