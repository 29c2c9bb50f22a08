import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { AppStore } from '@gantry/api-client';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useHref } from 'react-router';
import { changeCart, type CartChange } from './change-cart.ts';

interface CartChanging {
  /** what a form of a line is posted by where no scripts run */
  readonly post: { readonly method: 'post'; readonly action: string };
  /** what became of the last change; undefined before the first */
  readonly answer: CartChange | undefined;
  /** does what a form of the cart would ask for */
  readonly send: (fields: Readonly<Record<string, string>>) => Promise<CartChange>;
}

/**
 * Changes the cart from one of its rows. Unlike a fetcher of the router, of which every one is told of each other's
 * progress, it draws nothing anew but its own row: a cart has up to 2,000.
 */
export function useCartChange(): CartChanging {
  const store = useStore() as unknown as AppStore;
  const action = useHref(cartPath());
  const [answer, setAnswer] = useState<CartChange>();
  const send = async (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answered = await changeCart(store, form);
    setAnswer(answered);
    return answered;
  };
  return { post: { method: 'post', action }, answer, send };
}
