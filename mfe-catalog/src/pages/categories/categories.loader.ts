import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { allLevels, categoryTreeApi } from '../../features/department-index/category-tree.endpoints.ts';

/** Loads the category tree. */
export async function categoriesLoader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, categoryTreeApi.endpoints.catalogListCategories.initiate(allLevels));
  return null;
}
