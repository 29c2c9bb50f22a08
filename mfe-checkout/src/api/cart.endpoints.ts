import { mutationOf, queryOf, unusedFor } from '@gantry/api-client';
import {
  salesAddCartLine,
  salesChangeCartLine,
  salesCorrectUnresolved,
  salesDismissUnresolved,
  salesGetCart,
  salesGetCartDelivery,
  salesPasteCartLines,
  salesRemoveCartLine,
  salesRemoveUnresolved,
} from '@gantry/contracts/endpoints/sales';
import type { Cart, ChangedCart } from '@gantry/contracts/schemas/cart';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { checkoutApi } from './checkout-api.ts';
import { tellSession } from './cart-changes.ts';
import { withChange, withoutLine, withQuantity } from './expected-cart.ts';

/** Of the store only this remote's own part. */
interface State {
  readonly checkout: ReturnType<typeof checkoutApi.reducer>;
}
/** A call on its way, as its endpoint is told of it. */
interface Running<Answer extends Cart = Cart> {
  readonly queryFulfilled: Promise<{ data: Answer }>;
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

/** Shows the quantity at once; an answer of one line alone goes into the cart that was seen, or all is asked for anew. */
async function changeQuantity(
  running: Running<ChangedCart> & { readonly getState: () => unknown },
  { lineId, quantity }: { readonly lineId: string; readonly quantity: number },
): Promise<void> {
  const setQuantity = (cart: Cart) => withQuantity(cart, lineId, quantity);
  const shown = running.dispatch(cartApi.util.updateQueryData('salesGetCart', undefined, setQuantity));
  running.queryFulfilled.catch(() => shown.undo());
  const answer = await tellSession(running);
  if (!answer) return;
  const { isPart, ...cart } = answer;
  if (!isPart) return void running.dispatch(cartApi.util.upsertQueryData('salesGetCart', undefined, cart));
  if (shownVersion(running.getState()) !== answer.version - 1)
    return void running.dispatch(cartApi.endpoints.salesGetCart.initiate(undefined, anew));
  running.dispatch(
    cartApi.util.updateQueryData('salesGetCart', undefined, (draft) => withChange(draft, cart)),
  );
}

const anew = { subscribe: false, forceRefetch: true } as const;

/** Version of the cart that is shown; undefined where none is. */
export const shownVersion = (state: unknown): number | undefined =>
  cartApi.endpoints.salesGetCart.select()(state as State).data?.version;

export const cartApi = checkoutApi.injectEndpoints({
  endpoints: (build) => ({
    salesGetCart: build.query({
      ...queryOf(salesGetCart),
      providesTags: ['Cart'],
      onQueryStarted: (_, running) => void tellSession(running),
    }),
    // Stock moves and the clock runs on: what was asked a minute ago is asked again.
    salesGetCartDelivery: build.query({ ...queryOf(salesGetCartDelivery), keepUnusedDataFor: unusedFor(30) }),
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
        void changeQuantity(running, { lineId: params.lineId, quantity: body.quantity }),
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

export const { useSalesGetCartQuery, useSalesGetCartDeliveryQuery } = cartApi;
