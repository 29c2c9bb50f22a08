import { notFound, sendCall, storeContext } from '@gantry/api-client';
import type { FinishedPayment } from '@gantry/contracts/schemas/payment';
import type { LoaderFunctionArgs } from 'react-router';
import { staffCheckoutApi } from '../../api/staff-checkout.endpoints.ts';
import { loader as loadOrder } from './card-checkout.loader.ts';
import { checkTaker } from './takers-only.ts';

/** How the payment stands, asked of its provider; null while nobody knows. */
export async function loader(args: LoaderFunctionArgs): Promise<FinishedPayment | null> {
  checkTaker(args);
  const { params, request, context } = args;
  const { pathname, searchParams } = new URL(request.url);
  const reference = searchParams.get('payment_intent');
  if (!reference) throw notFound(pathname);
  const { paymentsFinishPayment } = staffCheckoutApi.endpoints;
  const number = params.number?.toLowerCase() ?? '';
  const call = paymentsFinishPayment.initiate({ params: { number }, body: { reference } });
  const { data, failed } = await sendCall(context.get(storeContext), call);
  if (failed?.failure?.code === 'NOT_FOUND') throw notFound(pathname);
  await loadOrder(args);
  return data ?? null;
}
