import { queryOf } from '@gantry/api-client';
import { catalogListCategories } from '@gantry/contracts/endpoints/categories';
import { useMemo } from 'react';
import { catalogApi } from '../../catalog-api.ts';
import { branchesOf } from '../../parts/category-tree.ts';

export const categoryTreeApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({ catalogListCategories: build.query(queryOf(catalogListCategories)) }),
});

/** Departments and their categories. */
export const twoLevels = { query: { depth: '2' } };
/** The tree down to its leaves. */
export const allLevels = { query: {} };

/** The category tree as loaded with the same argument, department by department. */
export function useCategoryTree(levels: typeof twoLevels | typeof allLevels) {
  const { data: nodes } = categoryTreeApi.useCatalogListCategoriesQuery(levels);
  return useMemo(() => branchesOf(nodes ?? []), [nodes]);
}
