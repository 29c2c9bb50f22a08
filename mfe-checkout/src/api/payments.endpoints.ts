import { mutationOf, queryOf } from '@gantry/api-client';
import {
  paymentsFinishPayment,
  paymentsListMethods,
  paymentsListWays,
  paymentsStartPayment,
} from '@gantry/contracts/endpoints/payments';
import { checkoutApi } from './checkout-api.ts';

/** Calls of the payment pages. What a payment is worth and whether it went through is always the server's word. */
export const paymentsApi = checkoutApi.injectEndpoints({
  endpoints: (build) => ({
    paymentsListWays: build.query(queryOf(paymentsListWays)),
    paymentsListMethods: build.query(queryOf(paymentsListMethods)),
    paymentsStartPayment: build.mutation({ ...mutationOf(paymentsStartPayment), invalidatesTags: ['Order'] }),
    paymentsFinishPayment: build.mutation(mutationOf(paymentsFinishPayment)),
  }),
});

export const { usePaymentsListWaysQuery, usePaymentsListMethodsQuery, usePaymentsStartPaymentMutation } =
  paymentsApi;
