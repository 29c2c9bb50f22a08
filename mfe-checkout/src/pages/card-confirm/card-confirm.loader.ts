import { paymentPath } from '@gantry/contracts/addresses/checkout';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { loadPayable, settleReturn } from '../../features/payment/payment-loaders.ts';

/** Finds out how the payment stands; the page is shown only while nobody knows. */
export async function loader(args: LoaderFunctionArgs): Promise<Response | null> {
  const payable = await loadPayable(args);
  const reference = new URL(args.request.url).searchParams.get('payment_intent');
  if (!reference) return redirect(paymentPath('stripe-payment-intent', payable));
  return settleReturn(args, 'stripe-payment-intent', reference);
}
