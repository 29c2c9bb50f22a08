import { queryOf } from '@gantry/api-client';
import { catalogListBrands } from '@gantry/contracts/endpoints/catalog';
import { catalogListCategories } from '@gantry/contracts/endpoints/categories';
import { adminApi } from './admin-api.ts';

/** What of the catalogue there is to choose from. */
export const catalogueApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListBrands: build.query(queryOf(catalogListBrands)),
    catalogListCategories: build.query(queryOf(catalogListCategories)),
  }),
});

export const { useCatalogListBrandsQuery, useCatalogListCategoriesQuery } = catalogueApi;
