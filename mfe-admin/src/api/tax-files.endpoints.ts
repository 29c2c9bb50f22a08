import { mutationOf, queryOf } from '@gantry/api-client';
import * as taxation from '@gantry/contracts/endpoints/taxation';
import { adminApi } from './admin-api.ts';

const changesTax = { invalidatesTags: ['Tax', 'Audit'] } as const;

/** ZIP codes, files of them and of rates, and the calculator. */
export const taxFilesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    taxationAdminListZips: build.query({ ...queryOf(taxation.taxationAdminListZips), providesTags: ['Tax'] }),
    taxationAdminChooseZip: build.mutation({ ...mutationOf(taxation.taxationAdminChooseZip), ...changesTax }),
    taxationAdminListImports: build.query({
      ...queryOf(taxation.taxationAdminListImports),
      providesTags: ['Tax'],
    }),
    taxationAdminGetImport: build.query({
      ...queryOf(taxation.taxationAdminGetImport),
      providesTags: ['Tax'],
    }),
    taxationAdminSendImport: build.mutation({
      ...mutationOf(taxation.taxationAdminSendImport),
      ...changesTax,
    }),
    taxationAdminApplyImport: build.mutation({
      ...mutationOf(taxation.taxationAdminApplyImport),
      ...changesTax,
    }),
    taxationAdminUndoImport: build.mutation({
      ...mutationOf(taxation.taxationAdminUndoImport),
      ...changesTax,
    }),
    // Nothing is changed by a calculation; it is only too much for an address.
    taxationAdminCalculate: build.mutation(mutationOf(taxation.taxationAdminCalculate)),
    taxationAdminReplayOrder: build.query(queryOf(taxation.taxationAdminReplayOrder)),
  }),
});

export const {
  useTaxationAdminListZipsQuery,
  useTaxationAdminChooseZipMutation,
  useTaxationAdminListImportsQuery,
  useTaxationAdminGetImportQuery,
  useTaxationAdminSendImportMutation,
  useTaxationAdminApplyImportMutation,
  useTaxationAdminUndoImportMutation,
  useTaxationAdminCalculateMutation,
  useTaxationAdminReplayOrderQuery,
} = taxFilesApi;
