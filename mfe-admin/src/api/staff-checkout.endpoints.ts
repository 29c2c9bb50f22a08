import { mutationOf } from '@gantry/api-client';
import { paymentsFinishPayment, paymentsStartPayment } from '@gantry/contracts/endpoints/payments';
import {
  salesAdminAcceptOffer,
  salesDraftPhoneOrder,
  salesPlacePhoneOrder,
  salesSendPaymentLink,
} from '@gantry/contracts/endpoints/staff-checkout';
import { ordersApi } from './orders.endpoints.ts';

/** Orders and payments that staff take on behalf of customers. */
export const staffCheckoutApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    paymentsStartPayment: build.mutation({
      ...mutationOf(paymentsStartPayment),
      invalidatesTags: ['Audit'],
    }),
    paymentsFinishPayment: build.mutation({
      ...mutationOf(paymentsFinishPayment),
      invalidatesTags: ['Order', 'Audit'],
    }),
    salesSendPaymentLink: build.mutation({
      ...mutationOf(salesSendPaymentLink),
      invalidatesTags: ['Audit'],
    }),
    salesDraftPhoneOrder: build.mutation(mutationOf(salesDraftPhoneOrder)),
    salesPlacePhoneOrder: build.mutation({
      ...mutationOf(salesPlacePhoneOrder),
      invalidatesTags: ['Order', 'Listing', 'Audit'],
    }),
    salesAdminAcceptOffer: build.mutation({
      ...mutationOf(salesAdminAcceptOffer),
      invalidatesTags: ['Offer', 'Listing', 'Audit'],
    }),
  }),
});

export const {
  usePaymentsStartPaymentMutation,
  useSalesSendPaymentLinkMutation,
  useSalesAdminAcceptOfferMutation,
  useSalesDraftPhoneOrderMutation,
  useSalesPlacePhoneOrderMutation,
} = staffCheckoutApi;
