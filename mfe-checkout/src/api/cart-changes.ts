import { cartChanged } from '@gantry/api-client';
import type { Cart, CartSummary } from '@gantry/contracts/schemas/cart';

/** What the header shows of a cart. */
function summaryOf({ token, count, totals, currency }: Cart): CartSummary {
  return { token, count, subtotal: totals.subtotal, currency };
}

interface Running {
  readonly queryFulfilled: Promise<{ data: Cart }>;
  readonly dispatch: (action: ReturnType<typeof cartChanged>) => unknown;
}

/** Tells the session's header about every cart that arrives. A failed call changes nothing. */
export async function tellSession({ queryFulfilled, dispatch }: Running): Promise<Cart | undefined> {
  try {
    const { data } = await queryFulfilled;
    dispatch(cartChanged(summaryOf(data)));
    return data;
  } catch {
    return undefined;
  }
}
