import type { LoaderFunctionArgs } from 'react-router';
import { loadPayable, settleReturn } from '../../features/payment/payment-loaders.ts';

/** Where the payer is back with a payment, how it stands; the page is shown before one has begun and while nobody knows. */
export async function loader(args: LoaderFunctionArgs): Promise<Response | null> {
  await loadPayable(args);
  const { searchParams } = new URL(args.request.url);
  const reference = searchParams.get('token');
  if (!reference || searchParams.has('canceled')) return null;
  return settleReturn(args, 'paypal-express-checkout', reference);
}
