import { queryOf } from '@gantry/api-client';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import type { ListingQuery } from '@gantry/contracts/schemas/catalog';
import { catalogApi } from './catalog-api.ts';

const products = queryOf(catalogListProducts);

export const countApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many products a listing would show; nothing else of it is kept. */
    catalogCountProducts: build.query({
      query: (query: ListingQuery) => products.query({ query: { ...query, size: '1' } }),
      transformResponse: (answer: unknown) => products.transformResponse(answer).total,
      providesTags: ['Listing'],
    }),
  }),
});
export const { useCatalogCountProductsQuery } = countApi;
