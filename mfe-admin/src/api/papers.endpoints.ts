import { queryOf } from '@gantry/api-client';
import { salesAdminGetPaper } from '@gantry/contracts/endpoints/papers';
import { adminApi } from './admin-api.ts';

/** Records as they are printed. */
export const papersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminGetPaper: build.query({
      ...queryOf(salesAdminGetPaper),
      providesTags: ['Purchase', 'Order', 'Offer'],
    }),
  }),
});

export const { useSalesAdminGetPaperQuery } = papersApi;
