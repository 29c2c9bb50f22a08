import { queryOf } from '@gantry/api-client';
import { salesGetOwnTerms } from '@gantry/contracts/endpoints/own-terms';
import { accountApi } from './account-api.ts';

/** Terms and credit of the reader. */
export const termsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesGetOwnTerms: build.query({ ...queryOf(salesGetOwnTerms), providesTags: ['Order'] }),
  }),
});

export const { useSalesGetOwnTermsQuery } = termsApi;
