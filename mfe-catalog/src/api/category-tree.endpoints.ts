import { queryOf } from '@gantry/api-client';
import { catalogListCategories } from '@gantry/contracts/endpoints/categories';
import { catalogApi } from './catalog-api.ts';

export const categoryTreeApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({ catalogListCategories: build.query(queryOf(catalogListCategories)) }),
});
export const { useCatalogListCategoriesQuery } = categoryTreeApi;

/** Departments, their categories and theirs. */
export const threeLevels = { query: { depth: '3' } };
/** The tree down to its leaves. */
export const allLevels = { query: {} };
