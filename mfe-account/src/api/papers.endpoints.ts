import { queryOf } from '@gantry/api-client';
import { salesGetPaper } from '@gantry/contracts/endpoints/papers';
import { accountApi } from './account-api.ts';

/** Records as they are printed. */
export const papersApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesGetPaper: build.query({ ...queryOf(salesGetPaper), providesTags: ['Order'] }),
  }),
});

export const { useSalesGetPaperQuery } = papersApi;
