import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesAdminAcceptConfirmation,
  salesAdminChangePurchaseOrder,
  salesAdminConfirmPurchaseOrder,
  salesAdminDraftPurchaseOrder,
  salesAdminGeneratePurchaseOrder,
  salesAdminGetPurchasable,
  salesAdminGetPurchaseOrder,
  salesAdminInvoicePurchaseOrder,
  salesAdminListPurchaseOrders,
  salesAdminMatchPurchaseOrder,
  salesAdminReceivePurchaseOrder,
  salesAdminRefuseConfirmation,
  salesAdminReschedulePurchaseOrder,
  salesAdminShipPurchaseOrder,
  salesAdminTransitionPurchaseOrder,
} from '@gantry/contracts/endpoints/purchase-orders';
import { adminApi } from './admin-api.ts';

/** Order lines, stock, and the audit trail follow whatever happens to a purchase order. */
const changes = { invalidatesTags: ['Purchase', 'Order', 'Listing', 'Audit'] as const };

/** Purchase orders as they are drawn up, sent, and read. */
const draftApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminListPurchaseOrders: build.query({
      ...queryOf(salesAdminListPurchaseOrders),
      providesTags: ['Purchase'],
    }),
    salesAdminGetPurchasable: build.query({
      ...queryOf(salesAdminGetPurchasable),
      providesTags: ['Purchase'],
    }),
    salesAdminGetPurchaseOrder: build.query({
      ...queryOf(salesAdminGetPurchaseOrder),
      providesTags: ['Purchase'],
    }),
    salesAdminDraftPurchaseOrder: build.mutation({ ...mutationOf(salesAdminDraftPurchaseOrder), ...changes }),
    salesAdminChangePurchaseOrder: build.mutation({
      ...mutationOf(salesAdminChangePurchaseOrder),
      ...changes,
    }),
    salesAdminGeneratePurchaseOrder: build.mutation({
      ...mutationOf(salesAdminGeneratePurchaseOrder),
      ...changes,
    }),
  }),
});

/** Purchase orders to suppliers, with what happens to them after they were sent. */
export const purchaseOrdersApi = draftApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminTransitionPurchaseOrder: build.mutation({
      ...mutationOf(salesAdminTransitionPurchaseOrder),
      ...changes,
    }),
    salesAdminReschedulePurchaseOrder: build.mutation({
      ...mutationOf(salesAdminReschedulePurchaseOrder),
      ...changes,
    }),
    salesAdminConfirmPurchaseOrder: build.mutation({
      ...mutationOf(salesAdminConfirmPurchaseOrder),
      ...changes,
    }),
    salesAdminAcceptConfirmation: build.mutation({ ...mutationOf(salesAdminAcceptConfirmation), ...changes }),
    salesAdminRefuseConfirmation: build.mutation({ ...mutationOf(salesAdminRefuseConfirmation), ...changes }),
    salesAdminShipPurchaseOrder: build.mutation({ ...mutationOf(salesAdminShipPurchaseOrder), ...changes }),
    salesAdminReceivePurchaseOrder: build.mutation({
      ...mutationOf(salesAdminReceivePurchaseOrder),
      ...changes,
    }),
    salesAdminInvoicePurchaseOrder: build.mutation({
      ...mutationOf(salesAdminInvoicePurchaseOrder),
      ...changes,
    }),
    salesAdminMatchPurchaseOrder: build.mutation({ ...mutationOf(salesAdminMatchPurchaseOrder), ...changes }),
  }),
});

export const {
  useSalesAdminListPurchaseOrdersQuery,
  useSalesAdminGetPurchasableQuery,
  useSalesAdminGetPurchaseOrderQuery,
  useSalesAdminDraftPurchaseOrderMutation,
  useSalesAdminChangePurchaseOrderMutation,
  useSalesAdminGeneratePurchaseOrderMutation,
  useSalesAdminTransitionPurchaseOrderMutation,
  useSalesAdminConfirmPurchaseOrderMutation,
  useSalesAdminAcceptConfirmationMutation,
  useSalesAdminRefuseConfirmationMutation,
  useSalesAdminShipPurchaseOrderMutation,
  useSalesAdminReceivePurchaseOrderMutation,
  useSalesAdminReschedulePurchaseOrderMutation,
  useSalesAdminInvoicePurchaseOrderMutation,
  useSalesAdminMatchPurchaseOrderMutation,
} = purchaseOrdersApi;
