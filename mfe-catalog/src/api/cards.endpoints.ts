import { queryOf } from '@gantry/api-client';
import { catalogListCards } from '@gantry/contracts/endpoints/product-page';
import { catalogApi } from './catalog-api.ts';

export const { useCatalogListCardsQuery } = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListCards: build.query({ ...queryOf(catalogListCards), providesTags: ['Product'] }),
  }),
});
