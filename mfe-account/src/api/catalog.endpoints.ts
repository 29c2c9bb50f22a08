import { queryOf } from '@gantry/api-client';
import { catalogListDepartments } from '@gantry/contracts/endpoints/catalog';
import { accountApi } from './account-api.ts';

/** What the account asks the catalog. */
export const catalogApi = accountApi.injectEndpoints({
  endpoints: (build) => ({ catalogListDepartments: build.query(queryOf(catalogListDepartments)) }),
});

export const { useCatalogListDepartmentsQuery } = catalogApi;
