import { queryOf } from '@gantry/api-client';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import { catalogApi } from './catalog-api.ts';
import { shownListing } from './shown-listing.ts';

const products = queryOf(catalogListProducts);

export const listingApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListProducts: build.query({
      ...products,
      transformResponse: (answer: unknown) => shownListing(products.transformResponse(answer)),
      providesTags: ['Listing'],
    }),
  }),
});
export const { useCatalogListProductsQuery } = listingApi;
