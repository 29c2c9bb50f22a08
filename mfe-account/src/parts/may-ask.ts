import { storeContext } from '@gantry/api-client';
import { signInToPath } from '@gantry/contracts/addresses/account';
import { redirect, type LoaderFunctionArgs } from 'react-router';

/** A page that opens by the token of an order's link, or for its account: who has neither signs in first. */
export function checkMayAsk({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): void {
  const { pathname, search, searchParams } = new URL(request.url);
  const { user } = context.get(storeContext).getState().session;
  if (!user && !searchParams.get('token')) throw redirect(signInToPath(`${pathname}${search}`));
}

/** The token of the order's link, where the page was opened by one. */
export const tokenQuery = (address: URLSearchParams): { readonly token?: string } =>
  tokenQueryOf(address.get('token'));

/** The same for a token that was read already. */
export const tokenQueryOf = (token: string | null | undefined): { readonly token?: string } =>
  token ? { token } : {};
