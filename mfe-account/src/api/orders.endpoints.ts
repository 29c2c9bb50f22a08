import { queryOf } from '@gantry/api-client';
import {
  salesGetMyOrder,
  salesListMyOrders,
  salesListPurchasedItems,
} from '@gantry/contracts/endpoints/sales';
import { salesListOrderShipments } from '@gantry/contracts/endpoints/shipments';
import { accountApi } from './account-api.ts';

/** The account's own orders. */
export const ordersApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesListMyOrders: build.query({ ...queryOf(salesListMyOrders), providesTags: ['Order'] }),
    salesListPurchasedItems: build.query({ ...queryOf(salesListPurchasedItems), providesTags: ['Order'] }),
    salesGetMyOrder: build.query({ ...queryOf(salesGetMyOrder), providesTags: ['Order'] }),
    salesListOrderShipments: build.query({ ...queryOf(salesListOrderShipments), providesTags: ['Order'] }),
  }),
});

export const {
  useSalesListMyOrdersQuery,
  useSalesListPurchasedItemsQuery,
  useSalesGetMyOrderQuery,
  useSalesListOrderShipmentsQuery,
} = ordersApi;
