import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { paymentMethodsApi } from '../../api/payment-methods.endpoints.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const fresh = { subscribe: false, forceRefetch: true };
  await load(context, paymentMethodsApi.endpoints.paymentsListMethods.initiate(undefined, fresh));
  return null;
}
