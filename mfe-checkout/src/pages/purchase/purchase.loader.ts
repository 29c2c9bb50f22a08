import { load, storeContext, tryLoad } from '@gantry/api-client';
import { mayActInCompany } from '@gantry/domain/company-roles';
import type { LoaderFunctionArgs } from 'react-router';
import { cartApi } from '../../api/cart.endpoints.ts';
import { paymentsApi } from '../../api/payments.endpoints.ts';
import { purchaseApi } from '../../api/purchase.endpoints.ts';

/** The cart as it is now, who else may order where the buyer may not, and of a signed-in buyer the address book and how the last order went. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { user } = context.get(storeContext).getState().session;
  const once = { subscribe: false, forceRefetch: true };
  await Promise.all([
    load(context, cartApi.endpoints.salesGetCart.initiate(undefined, once)),
    // without an answer the other ways to pay are offered
    tryLoad(context, paymentsApi.endpoints.paymentsListWays.initiate(undefined, once)),
    mayActInCompany('prepare', user?.companyRole)
      ? null
      : load(context, purchaseApi.endpoints.identityGetCompany.initiate(undefined, once)),
    user ? load(context, purchaseApi.endpoints.identityListAddresses.initiate(undefined, once)) : null,
    user ? load(context, purchaseApi.endpoints.salesGetCheckoutDefaults.initiate(undefined, once)) : null,
  ]);
  return null;
}
