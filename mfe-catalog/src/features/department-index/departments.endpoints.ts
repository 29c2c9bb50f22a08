import { queryOf } from '@gantry/api-client';
import { catalogListDepartments } from '@gantry/contracts/endpoints/catalog';
import { thumbnailOf } from '@gantry/ui';
import { catalogApi } from '../../catalog-api.ts';

const departments = queryOf(catalogListDepartments);

export const departmentsApi = catalogApi.injectEndpoints({
  endpoints: (build) => ({
    catalogListDepartments: build.query({
      ...departments,
      // The index shows drawings small; the page carries only what it shows.
      transformResponse: (answer: unknown) =>
        departments.transformResponse(answer).map((department) => ({
          ...department,
          drawing: department.drawing && thumbnailOf(department.drawing),
        })),
    }),
  }),
});
export const { useCatalogListDepartmentsQuery } = departmentsApi;
