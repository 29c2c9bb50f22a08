import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { allLevels, categoryTreeApi } from '../../api/category-tree.endpoints.ts';

/** Loads the category tree. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, categoryTreeApi.endpoints.catalogListCategories.initiate(allLevels));
  return null;
}
