import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { departmentsApi } from '../../features/department-index/departments.endpoints.ts';

/** Loads the category tree. */
export async function categoriesLoader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, departmentsApi.endpoints.catalogListDepartments.initiate());
  return null;
}
