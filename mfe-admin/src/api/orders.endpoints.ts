import { mutationOf, queryOf } from '@gantry/api-client';
import { outdates } from '@gantry/api-client/outdates';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  salesAdminAssignOrder,
  salesAdminListOrderAssignees,
} from '@gantry/contracts/endpoints/order-assignees';
import {
  salesAdminGetOrder,
  salesAdminListOrders,
  salesAdminTransitionLines,
} from '@gantry/contracts/endpoints/sales';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { adminApi } from './admin-api.ts';

interface Key {
  readonly params: { readonly number: string };
}

const showOrder: ShowAnswer<Key, AdminOrder> = showAnswer(({ params }, order) =>
  ordersApi.util.upsertQueryData('salesAdminGetOrder', { params }, order),
);

/** Orders as staff see and change them. A transition answers the whole order, which replaces the one that is shown. */
export const ordersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesAdminListOrders: build.query({ ...queryOf(salesAdminListOrders), providesTags: ['Listing'] }),
    salesAdminGetOrder: build.query({ ...queryOf(salesAdminGetOrder), providesTags: ['Order'] }),
    salesAdminListOrderAssignees: build.query(queryOf(salesAdminListOrderAssignees)),
    salesAdminAssignOrder: build.mutation({
      ...mutationOf(salesAdminAssignOrder),
      invalidatesTags: outdates(['Listing', 'Audit'], 'Order'),
      onQueryStarted: showOrder,
    }),
    salesAdminTransitionLines: build.mutation({
      ...mutationOf(salesAdminTransitionLines),
      // what the dock may ship, and what may be asked to come back, follow the lines
      invalidatesTags: ['Order', 'Listing', 'Audit'],
      onQueryStarted: showOrder,
    }),
  }),
});

export const {
  useSalesAdminListOrdersQuery,
  useSalesAdminGetOrderQuery,
  useLazySalesAdminGetOrderQuery,
  useSalesAdminListOrderAssigneesQuery,
  useSalesAdminAssignOrderMutation,
  useSalesAdminTransitionLinesMutation,
} = ordersApi;
