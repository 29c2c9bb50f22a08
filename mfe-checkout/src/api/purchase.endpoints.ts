import { mutationOf, queryOf } from '@gantry/api-client';
import { identityGetCompany } from '@gantry/contracts/endpoints/company';
import { identityListAddresses } from '@gantry/contracts/endpoints/identity';
import { salesAskApproval } from '@gantry/contracts/endpoints/order-approvals';
import {
  salesGetCheckoutDefaults,
  salesGetConfirmation,
  salesPlaceOrder,
  salesPreviewCheckout,
} from '@gantry/contracts/endpoints/sales';
import { taxationFindZip } from '@gantry/contracts/endpoints/taxation';
import { checkoutApi } from './checkout-api.ts';

/** Calls of the purchase. The preview only reads, so its answers are kept like any other. */
export const purchaseApi = checkoutApi.injectEndpoints({
  endpoints: (build) => ({
    salesPreviewCheckout: build.query({ ...queryOf(salesPreviewCheckout), providesTags: ['Cart'] }),
    salesGetCheckoutDefaults: build.query({ ...queryOf(salesGetCheckoutDefaults), providesTags: ['Order'] }),
    salesPlaceOrder: build.mutation({ ...mutationOf(salesPlaceOrder), invalidatesTags: ['Order'] }),
    salesAskApproval: build.mutation({ ...mutationOf(salesAskApproval), invalidatesTags: ['Order'] }),
    salesGetConfirmation: build.query({ ...queryOf(salesGetConfirmation), providesTags: ['Order'] }),
    taxationFindZip: build.query(queryOf(taxationFindZip)),
    identityGetCompany: build.query({ ...queryOf(identityGetCompany), providesTags: ['Company'] }),
    identityListAddresses: build.query({ ...queryOf(identityListAddresses), providesTags: ['Address'] }),
  }),
});

export const {
  useSalesPreviewCheckoutQuery,
  useSalesGetCheckoutDefaultsQuery,
  useSalesPlaceOrderMutation,
  useSalesAskApprovalMutation,
  useSalesGetConfirmationQuery,
  useIdentityGetCompanyQuery,
  useIdentityListAddressesQuery,
} = purchaseApi;
