import { mutationOf } from '@gantry/api-client';
import { salesCreateSavedList, salesReorder } from '@gantry/contracts/endpoints/saved-lists';
import { keepAnswer } from './cart.endpoints.ts';
import { checkoutApi } from './checkout-api.ts';

/** What leads from lists and orders into the cart, and from the cart into a list. */
export const listsApi = checkoutApi.injectEndpoints({
  endpoints: (build) => ({
    salesReorder: build.mutation({
      ...mutationOf(salesReorder),
      onQueryStarted: (_, running) => void keepAnswer(running),
    }),
    salesCreateSavedList: build.mutation(mutationOf(salesCreateSavedList)),
  }),
});
