import { queryOf } from '@gantry/api-client';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import { catalogApi } from './catalog-api.ts';

const products = queryOf(catalogListProducts);

/** Products of one page of the sitemap. */
export const namesOnPage = 100;

export const productNamesApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page of all products by name; of the listing only names and addresses are kept. */
    catalogListProductNames: build.query({
      query: (page: number) =>
        products.query({ query: { sort: 'name', page: String(page), size: String(namesOnPage) } }),
      transformResponse(answer: unknown) {
        const { total, items } = products.transformResponse(answer);
        return { total, items: items.map(({ name, uri }) => ({ name, uri })) };
      },
    }),
  }),
});
export const { useCatalogListProductNamesQuery } = productNamesApi;
