import { cartChanged } from '@gantry/api-client';
import type { Cart, CartSummary } from '@gantry/contracts/schemas/cart';

/** What the header shows of a cart. */
export function summaryOf({ token, count, totals, currency }: Cart): CartSummary {
  return { token, count, subtotal: totals.subtotal, currency };
}

interface Running<Answer extends Cart> {
  readonly queryFulfilled: Promise<{ data: Answer }>;
  readonly dispatch: (action: ReturnType<typeof cartChanged>) => unknown;
}

/** Tells the session's header about every cart that arrives. A failed call changes nothing. */
export async function tellSession<Answer extends Cart>({
  queryFulfilled,
  dispatch,
}: Running<Answer>): Promise<Answer | undefined> {
  try {
    const { data } = await queryFulfilled;
    dispatch(cartChanged(summaryOf(data)));
    return data;
  } catch {
    return undefined;
  }
}
