import { mutationOf } from '@gantry/api-client';
import { salesEnterCode, salesRemoveCode } from '@gantry/contracts/endpoints/sales';
import { keepAnswer } from './cart.endpoints.ts';
import { checkoutApi } from './checkout-api.ts';

/** Promotion codes of the cart; what a purchase would cost is asked for anew. */
export const promotionsApi = checkoutApi.injectEndpoints({
  endpoints: (build) => ({
    salesEnterCode: build.mutation({
      ...mutationOf(salesEnterCode),
      invalidatesTags: ['Cart'],
      onQueryStarted: (_, running) => void keepAnswer(running),
    }),
    salesRemoveCode: build.mutation({
      ...mutationOf(salesRemoveCode),
      invalidatesTags: ['Cart'],
      onQueryStarted: (_, running) => void keepAnswer(running),
    }),
  }),
});
