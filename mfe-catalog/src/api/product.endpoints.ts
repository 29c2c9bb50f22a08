import { queryOf } from '@gantry/api-client';
import { catalogGetProduct } from '@gantry/contracts/endpoints/catalog';
import { catalogApi } from './catalog-api.ts';

export const productApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogGetProduct: build.query({ ...queryOf(catalogGetProduct), providesTags: ['Product'] }),
  }),
});
export const { useCatalogGetProductQuery } = productApi;
