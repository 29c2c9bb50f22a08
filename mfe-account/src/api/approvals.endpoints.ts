import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesApproveOrder,
  salesApprovePart,
  salesGetApproval,
  salesListApprovals,
  salesPricePart,
  salesPutApprovalBack,
  salesRejectApproval,
  salesTryApprovalRules,
  salesWithdrawApproval,
} from '@gantry/contracts/endpoints/order-approvals';
import { accountApi } from './account-api.ts';

const invalidatesTags = ['Order', 'Listing'] as const;

/** Orders that are asked for inside a company. */
export const approvalsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesListApprovals: build.query({ ...queryOf(salesListApprovals), providesTags: ['Order'] }),
    salesGetApproval: build.query({ ...queryOf(salesGetApproval), providesTags: ['Order'] }),
    salesApproveOrder: build.mutation({ ...mutationOf(salesApproveOrder), invalidatesTags }),
    salesPricePart: build.mutation(mutationOf(salesPricePart)),
    salesApprovePart: build.mutation({ ...mutationOf(salesApprovePart), invalidatesTags }),
    salesRejectApproval: build.mutation({ ...mutationOf(salesRejectApproval), invalidatesTags }),
    salesWithdrawApproval: build.mutation({ ...mutationOf(salesWithdrawApproval), invalidatesTags }),
    salesTryApprovalRules: build.mutation(mutationOf(salesTryApprovalRules)),
    salesPutApprovalBack: build.mutation({ ...mutationOf(salesPutApprovalBack), invalidatesTags: ['Cart'] }),
  }),
});

export const { useSalesListApprovalsQuery, useSalesGetApprovalQuery, useSalesTryApprovalRulesMutation } =
  approvalsApi;
