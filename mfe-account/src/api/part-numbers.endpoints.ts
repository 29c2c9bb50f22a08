import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesImportPartNumbers,
  salesListPartNumbers,
  salesRemovePartNumber,
} from '@gantry/contracts/endpoints/part-numbers';
import { accountApi } from './account-api.ts';

/** The numbers the account's company uses for our products. */
export const partNumbersApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesListPartNumbers: build.query(queryOf(salesListPartNumbers)),
    salesImportPartNumbers: build.mutation(mutationOf(salesImportPartNumbers)),
    salesRemovePartNumber: build.mutation(mutationOf(salesRemovePartNumber)),
  }),
});

export const { useSalesListPartNumbersQuery } = partNumbersApi;
