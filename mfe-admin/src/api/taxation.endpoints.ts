import { mutationOf, queryOf } from '@gantry/api-client';
import * as taxation from '@gantry/contracts/endpoints/taxation';
import { adminApi } from './admin-api.ts';

const changesTax = { invalidatesTags: ['Tax', 'Audit'] } as const;

/** Rates and rules of tax. */
export const taxationApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    taxationAdminListRates: build.query({
      ...queryOf(taxation.taxationAdminListRates),
      providesTags: ['Tax'],
    }),
    taxationAdminAddRate: build.mutation({ ...mutationOf(taxation.taxationAdminAddRate), ...changesTax }),
    taxationAdminGetRules: build.query({ ...queryOf(taxation.taxationAdminGetRules), providesTags: ['Tax'] }),
    taxationAdminAddNexus: build.mutation({ ...mutationOf(taxation.taxationAdminAddNexus), ...changesTax }),
    taxationAdminSetTaxability: build.mutation({
      ...mutationOf(taxation.taxationAdminSetTaxability),
      ...changesTax,
    }),
    taxationAdminAddTaxCode: build.mutation({
      ...mutationOf(taxation.taxationAdminAddTaxCode),
      ...changesTax,
    }),
    taxationAdminAddHoliday: build.mutation({
      ...mutationOf(taxation.taxationAdminAddHoliday),
      ...changesTax,
    }),
    taxationAdminEndRule: build.mutation({ ...mutationOf(taxation.taxationAdminEndRule), ...changesTax }),
    taxationAdminSetZipRule: build.mutation({
      ...mutationOf(taxation.taxationAdminSetZipRule),
      ...changesTax,
    }),
  }),
});

export const {
  useTaxationAdminListRatesQuery,
  useTaxationAdminAddRateMutation,
  useTaxationAdminGetRulesQuery,
  useTaxationAdminAddNexusMutation,
  useTaxationAdminSetTaxabilityMutation,
  useTaxationAdminAddTaxCodeMutation,
  useTaxationAdminAddHolidayMutation,
  useTaxationAdminEndRuleMutation,
  useTaxationAdminSetZipRuleMutation,
} = taxationApi;
