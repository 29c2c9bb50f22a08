import { load, tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import { cartApi } from '../../api/cart.endpoints.ts';
import { cartZipParameter } from '../../features/cart/cart-zip.ts';

/**
 * Refreshes the cart from the server whenever the page is entered (specification §2). A page made after a form was
 * posted without scripts shows the answer of that change: its request does not know the cart the change may have begun.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const query = cartApi.endpoints.salesGetCart.initiate(undefined, {
    subscribe: false,
    forceRefetch: typeof document !== 'undefined',
  });
  await load(context, query);
  const zip = new URL(request.url).searchParams.get(cartZipParameter);
  if (zip) {
    // A refusal is said beside the field.
    const delivery = cartApi.endpoints.salesGetCartDelivery.initiate({ query: { zip } });
    await tryLoad(context, delivery);
  }
  return null;
}

/** A change answers the whole cart already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod ? false : defaultShouldRevalidate;
