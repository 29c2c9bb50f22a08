import { queryOf } from '@gantry/api-client';
import { catalogGetProductCard } from '@gantry/contracts/endpoints/catalog';
import { catalogApi } from './catalog-api.ts';

export const cardApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({ catalogGetProductCard: build.query(queryOf(catalogGetProductCard)) }),
});
export const { useCatalogGetProductCardQuery } = cardApi;
