import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesAdminGetOrder,
  salesAdminListOrders,
  salesAdminMoveLines,
} from '@gantry/contracts/endpoints/sales';
import { adminApi } from './admin-api.ts';

/** Orders as staff see and move them. A move answers the whole order, which replaces the one that is shown. */
export const ordersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminListOrders: build.query({ ...queryOf(salesAdminListOrders), providesTags: ['Listing'] }),
    salesAdminGetOrder: build.query({ ...queryOf(salesAdminGetOrder), providesTags: ['Order'] }),
    salesAdminMoveLines: build.mutation({
      ...mutationOf(salesAdminMoveLines),
      invalidatesTags: ['Listing', 'Audit'],
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) void dispatch(ordersApi.util.upsertQueryData('salesAdminGetOrder', { params }, data));
      },
    }),
  }),
});

export const { useSalesAdminListOrdersQuery, useSalesAdminGetOrderQuery, useSalesAdminMoveLinesMutation } =
  ordersApi;
