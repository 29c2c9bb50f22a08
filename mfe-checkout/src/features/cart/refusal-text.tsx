import type { ErrorCode } from '@gantry/contracts/errors';
import { FormattedMessage } from 'react-intl';

const worded: readonly string[] = [
  'NOT_PURCHASABLE',
  'NOT_FOUND',
  'CART_CHANGED',
  'INVALID',
  'TOO_MANY_REQUESTS',
  'OUT_OF_STOCK',
];

/** Why a change of the cart was refused, in words. */
export function RefusalText({ code }: { readonly code: ErrorCode | string }) {
  return <FormattedMessage id={`checkout.refused.${worded.includes(code) ? code : 'other'}`} />;
}
