import { useMemo } from 'react';
import {
  useCatalogListCategoriesQuery,
  type allLevels,
  type threeLevels,
} from '../api/category-tree.endpoints.ts';
import { branchesOf } from './category-tree.ts';

/** The category tree as loaded with the same argument, department by department. */
export function useCategoryTree(levels: typeof threeLevels | typeof allLevels) {
  const { data: nodes } = useCatalogListCategoriesQuery(levels);
  return useMemo(() => branchesOf(nodes ?? []), [nodes]);
}
