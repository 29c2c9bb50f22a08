import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { categoryTreeApi, threeLevels } from '../../api/category-tree.endpoints.ts';
import type { WithHead } from '../../parts/head-of.ts';

/** Loads the index of departments. */
export async function loader({ context }: LoaderFunctionArgs): Promise<WithHead> {
  const nodes = await load(context, categoryTreeApi.endpoints.catalogListCategories.initiate(threeLevels));
  const departments = nodes.filter(({ path }) => !path.includes('/'));
  return {
    head: {
      description: departments
        .map((department) => department.name)
        .join(', ')
        .slice(0, 300),
    },
  };
}
