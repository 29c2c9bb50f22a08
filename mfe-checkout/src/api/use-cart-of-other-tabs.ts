import { useVisitor } from '@gantry/api-client';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { summaryOf } from './cart-changes.ts';
import { checkoutApi } from './checkout-api.ts';

interface SessionOf {
  readonly session: { readonly cart: unknown };
}

/**
 * Asks for the cart again when the session knows of another one than is shown: it was changed in another window, which
 * the shell hears of.
 */
export function useCartOfOtherTabs(cart: Cart | undefined): void {
  const known = useVisitor().cart;
  const store = useStore<SessionOf>();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!cart || !isOther(cart, known)) return undefined;
    // an answer of this window reaches the session a moment before the page
    const later = setTimeout(() => {
      if (isOther(cart, store.getState().session.cart)) dispatch(checkoutApi.util.invalidateTags(['Cart']));
    }, 50);
    return () => clearTimeout(later);
  }, [cart, known, store, dispatch]);
}

const isOther = (cart: Cart, known: unknown): boolean =>
  known !== null && JSON.stringify(known) !== JSON.stringify(summaryOf(cart));
