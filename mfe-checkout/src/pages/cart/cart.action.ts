import { myListPath } from '@gantry/contracts/addresses/account';
import { cartPath } from '@gantry/contracts/addresses/checkout';
import { storeContext } from '@gantry/api-client';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { type CartChange, changeCart } from '../../features/cart/change-cart.ts';
import { refusedAddress } from '../../features/cart/refused-quantity.ts';

/**
 * Takes the cart's forms. On the server, which is where they arrive with scripts off, it answers with the cart page,
 * so that reloading repeats nothing; a refusal travels along in the address. Pasted rows come back in their field
 * instead; their key keeps a reload from adding them again.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<CartChange | Response> {
  const form = await request.formData();
  const change = await changeCart(context.get(storeContext), form);
  if (change.list) return redirect(myListPath(change.list), 303);
  if (typeof document !== 'undefined' || change.paste) return change;
  const { code } = change;
  return redirect(code ? `${cartPath()}?${refusedAddress({ ...change, code }, form)}` : cartPath(), 303);
}
