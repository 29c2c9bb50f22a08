import { mutationOf, queryOf } from '@gantry/api-client';
import { showAnswer, type ShowAnswer } from '@gantry/api-client/show-answer';
import {
  salesAnswerSupplierOrder,
  salesGetSupplierOrder,
  salesRescheduleSupplierOrder,
} from '@gantry/contracts/endpoints/purchase-orders';
import type { SupplierOrder } from '@gantry/contracts/schemas/purchase-order';
import { accountApi } from './account-api.ts';

interface Key {
  readonly params: { readonly token: string };
}

const showOrder: ShowAnswer<Key, SupplierOrder> = showAnswer(({ params }, order) =>
  supplierOrderApi.util.upsertQueryData('salesGetSupplierOrder', { params }, order),
);

/** A purchase order as its supplier reads and answers it by link. */
export const supplierOrderApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesGetSupplierOrder: build.query(queryOf(salesGetSupplierOrder)),
    salesAnswerSupplierOrder: build.mutation({
      ...mutationOf(salesAnswerSupplierOrder),
      onQueryStarted: showOrder,
    }),
    salesRescheduleSupplierOrder: build.mutation({
      ...mutationOf(salesRescheduleSupplierOrder),
      onQueryStarted: showOrder,
    }),
  }),
});

export const {
  useSalesGetSupplierOrderQuery,
  useSalesAnswerSupplierOrderMutation,
  useSalesRescheduleSupplierOrderMutation,
} = supplierOrderApi;
