import type { LoaderFunctionArgs } from 'react-router';
import { loadPayable } from '../../features/payment/payment-loaders.ts';

/** The order that is paid, for its owner or whoever holds its token. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await loadPayable(args);
  return null;
}
