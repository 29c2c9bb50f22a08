import { mutationOf, queryOf } from '@gantry/api-client';
import {
  identityAddCostCenter,
  identityCloseCostCenter,
  identityReopenCostCenter,
  identitySaveCostCenter,
  identitySetColleagueCostCenters,
  identitySetCostCenterRule,
  salesGetCompanyBudgets,
} from '@gantry/contracts/endpoints/cost-centers';
import { accountApi } from './account-api.ts';

const invalidatesTags = ['Company'] as const;

/** What admins do to the cost centers of their company, and what is left of its budgets. */
export const costCentersApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    identityAddCostCenter: build.mutation({ ...mutationOf(identityAddCostCenter), invalidatesTags }),
    identitySaveCostCenter: build.mutation({ ...mutationOf(identitySaveCostCenter), invalidatesTags }),
    identityCloseCostCenter: build.mutation({ ...mutationOf(identityCloseCostCenter), invalidatesTags }),
    identityReopenCostCenter: build.mutation({ ...mutationOf(identityReopenCostCenter), invalidatesTags }),
    identitySetCostCenterRule: build.mutation({ ...mutationOf(identitySetCostCenterRule), invalidatesTags }),
    identitySetColleagueCostCenters: build.mutation({
      ...mutationOf(identitySetColleagueCostCenters),
      invalidatesTags,
    }),
    salesGetCompanyBudgets: build.query({
      ...queryOf(salesGetCompanyBudgets),
      providesTags: ['Order', 'Company'],
    }),
  }),
});

export const {
  useIdentityAddCostCenterMutation,
  useIdentitySaveCostCenterMutation,
  useIdentityCloseCostCenterMutation,
  useIdentityReopenCostCenterMutation,
  useIdentitySetCostCenterRuleMutation,
  useIdentitySetColleagueCostCentersMutation,
  useSalesGetCompanyBudgetsQuery,
} = costCentersApi;
