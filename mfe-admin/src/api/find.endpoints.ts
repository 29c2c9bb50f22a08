import { queryOf } from '@gantry/api-client';
import { catalogSuggest } from '@gantry/contracts/endpoints/catalog';
import { salesAdminFind } from '@gantry/contracts/endpoints/find';
import { adminApi } from './admin-api.ts';

/** What was typed into the back office's search, asked of those who keep records. */
const findApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminFind: build.query({ ...queryOf(salesAdminFind), providesTags: ['Listing'] }),
    catalogSuggest: build.query(queryOf(catalogSuggest)),
  }),
});

export const { useSalesAdminFindQuery, useCatalogSuggestQuery } = findApi;
