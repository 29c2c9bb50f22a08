import { splitLocale } from '@gantry/contracts/locales';
import { walletCompletePath } from '@gantry/contracts/addresses/checkout';
import type { LoaderFunctionArgs } from 'react-router';
import { loadComplete } from '../../features/payment/payment-loaders.ts';

/** How it was paid, and the order; the address says by what. */
export function loader(args: LoaderFunctionArgs) {
  const { path } = splitLocale(new URL(args.request.url).pathname);
  return loadComplete(
    args,
    path === walletCompletePath() ? 'paypal-express-checkout' : 'stripe-payment-intent',
  );
}
