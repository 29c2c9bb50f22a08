import { mutationOf, queryOf } from '@gantry/api-client';
import {
  paymentsChooseMethod,
  paymentsFinishCard,
  paymentsListMethods,
  paymentsRemoveMethod,
  paymentsStartCard,
} from '@gantry/contracts/endpoints/payments';
import { accountApi } from './account-api.ts';

const changes = { invalidatesTags: ['Payments'] as const };

/** Cards the account has saved. */
export const paymentMethodsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    paymentsListMethods: build.query({ ...queryOf(paymentsListMethods), providesTags: ['Payments'] }),
    paymentsChooseMethod: build.mutation({ ...mutationOf(paymentsChooseMethod), ...changes }),
    paymentsRemoveMethod: build.mutation({ ...mutationOf(paymentsRemoveMethod), ...changes }),
    paymentsStartCard: build.mutation(mutationOf(paymentsStartCard)),
    paymentsFinishCard: build.mutation({ ...mutationOf(paymentsFinishCard), ...changes }),
  }),
});

export const {
  usePaymentsListMethodsQuery,
  usePaymentsChooseMethodMutation,
  usePaymentsRemoveMethodMutation,
  usePaymentsStartCardMutation,
  usePaymentsFinishCardMutation,
} = paymentMethodsApi;
