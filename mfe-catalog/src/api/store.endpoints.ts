import { queryOf } from '@gantry/api-client';
import { catalogGetStore } from '@gantry/contracts/endpoints/catalog';
import { catalogApi } from './catalog-api.ts';

export const storeApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({ catalogGetStore: build.query(queryOf(catalogGetStore)) }),
});
export const { useCatalogGetStoreQuery } = storeApi;
