import { queryOf } from '@gantry/api-client';
import { catalogListCategories } from '@gantry/contracts/endpoints/categories';
import { catalogApi } from './catalog-api.ts';

export const categoryTreeApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({ catalogListCategories: build.query(queryOf(catalogListCategories)) }),
});
export const { useCatalogListCategoriesQuery } = categoryTreeApi;

/** Departments and their categories. */
export const twoLevels = { query: { depth: '2' } };
/** The tree down to its leaves. */
export const allLevels = { query: {} };
