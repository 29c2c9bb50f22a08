import { queryOf } from '@gantry/api-client';
import { catalogListBrands } from '@gantry/contracts/endpoints/catalog';
import { catalogApi } from './catalog-api.ts';

export const brandsApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({ catalogListBrands: build.query(queryOf(catalogListBrands)) }),
});
export const { useCatalogListBrandsQuery } = brandsApi;
