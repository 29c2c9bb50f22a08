import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { departmentsApi } from '../../features/department-index/departments.endpoints.ts';
import type { WithHead } from '../../parts/head-of.ts';

/** Loads the index of departments. */
export async function homeLoader({ context }: LoaderFunctionArgs): Promise<WithHead> {
  const departments = await load(context, departmentsApi.endpoints.catalogListDepartments.initiate());
  return {
    head: {
      description: departments
        .map((department) => department.name)
        .join(', ')
        .slice(0, 300),
    },
  };
}
