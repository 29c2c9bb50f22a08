import { queryOf } from '@gantry/api-client';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import { thumbnailOf } from '@gantry/ui';
import { catalogApi } from '../../catalog-api.ts';

const products = queryOf(catalogListProducts);

export const listingApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListProducts: build.query({
      ...products,
      // Subcategories are shown small; the page carries only what it shows.
      transformResponse(answer: unknown) {
        const listing = products.transformResponse(answer);
        const categories = listing.categories.map((category) => ({
          ...category,
          drawing: category.drawing && thumbnailOf(category.drawing),
        }));
        return { ...listing, categories };
      },
      providesTags: ['Listing'],
    }),
  }),
});
export const { useCatalogListProductsQuery } = listingApi;
