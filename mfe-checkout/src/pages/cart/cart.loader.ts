import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import { cartApi } from '../../api/cart.endpoints.ts';

/**
 * Refreshes the cart from the server whenever the page is entered (specification §2). A page made after a form was
 * posted without scripts shows the answer of that change: its request does not know the cart the change may have begun.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const query = cartApi.endpoints.salesGetCart.initiate(undefined, {
    subscribe: false,
    forceRefetch: typeof document !== 'undefined',
  });
  await load(context, query);
  return null;
}

/** A change answers the whole cart already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod ? false : defaultShouldRevalidate;
