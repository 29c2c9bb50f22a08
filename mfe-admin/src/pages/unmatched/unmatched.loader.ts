import { tryLoad } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { paymentsApi } from '../../api/payments.endpoints.ts';

/** What waits for finance; a role that may not see it gets the page's own words instead of an error page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const fresh = { subscribe: false, forceRefetch: true };
  await Promise.all([
    tryLoad(context, paymentsApi.endpoints.paymentsListUnmatched.initiate(undefined, fresh)),
    tryLoad(context, paymentsApi.endpoints.paymentsListCredits.initiate(undefined, fresh)),
  ]);
  return null;
}
