import { queryOf } from '@gantry/api-client';
import { salesGetCompanySpend } from '@gantry/contracts/endpoints/company-spend';
import { accountApi } from './account-api.ts';

/** What the company has ordered, added up. */
export const spendApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesGetCompanySpend: build.query({ ...queryOf(salesGetCompanySpend), providesTags: ['Order'] }),
  }),
});

export const { useSalesGetCompanySpendQuery } = spendApi;
