import { mutationOf, queryOf } from '@gantry/api-client';
import {
  salesAddCartLine,
  salesChangeCartLine,
  salesCorrectUnresolved,
  salesDismissUnresolved,
  salesGetCart,
  salesPasteCartLines,
  salesRemoveCartLine,
  salesRemoveUnresolved,
} from '@gantry/contracts/endpoints/sales';
import type { Cart } from '@gantry/contracts/schemas/cart';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { checkoutApi } from './checkout-api.ts';
import { tellSession } from './cart-changes.ts';
import { withoutLine, withQuantity } from './expected-cart.ts';

/** Of the store only this remote's own part. */
interface State {
  readonly checkout: ReturnType<typeof checkoutApi.reducer>;
}
/** A call on its way, as its endpoint is told of it. */
interface Running {
  readonly queryFulfilled: Promise<{ data: Cart }>;
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>;
}

/** The answer of every change is the whole cart: it replaces the one that is shown. */
export async function keepAnswer(running: Running): Promise<void> {
  const cart = await tellSession(running);
  if (cart) void running.dispatch(cartApi.util.upsertQueryData('salesGetCart', undefined, cart));
}

/** Shows what a change will lead to until the answer is there; a refusal takes it back. */
async function showExpected(running: Running, change: (cart: Cart) => void): Promise<void> {
  const shown = running.dispatch(cartApi.util.updateQueryData('salesGetCart', undefined, change));
  running.queryFulfilled.catch(() => shown.undo());
  await keepAnswer(running);
}

export const cartApi = checkoutApi.injectEndpoints({
  endpoints: (build) => ({
    salesGetCart: build.query({
      ...queryOf(salesGetCart),
      providesTags: ['Cart'],
      onQueryStarted: (_, running) => void tellSession(running),
    }),
    salesAddCartLine: build.mutation({
      ...mutationOf(salesAddCartLine),
      onQueryStarted: (_, running) => void keepAnswer(running),
    }),
    salesPasteCartLines: build.mutation({
      ...mutationOf(salesPasteCartLines),
      onQueryStarted: (_, running) => void keepAnswer(running),
    }),
    salesChangeCartLine: build.mutation({
      ...mutationOf(salesChangeCartLine),
      onQueryStarted: ({ params, body }, running) =>
        void showExpected(running, (cart) => withQuantity(cart, params.lineId, body.quantity)),
    }),
    salesRemoveCartLine: build.mutation({
      ...mutationOf(salesRemoveCartLine),
      onQueryStarted: ({ params }, running) =>
        void showExpected(running, (cart) => withoutLine(cart, params.lineId)),
    }),
    salesCorrectUnresolved: build.mutation({
      ...mutationOf(salesCorrectUnresolved),
      onQueryStarted: (_, running) => void keepAnswer(running),
    }),
    salesRemoveUnresolved: build.mutation({
      ...mutationOf(salesRemoveUnresolved),
      onQueryStarted: (_, running) => void keepAnswer(running),
    }),
    salesDismissUnresolved: build.mutation({
      ...mutationOf(salesDismissUnresolved),
      onQueryStarted: (_, running) => void keepAnswer(running),
    }),
  }),
});

export const { useSalesGetCartQuery } = cartApi;
