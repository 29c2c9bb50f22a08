import { FormattedMessage } from 'react-intl';

const worded: readonly string[] = [
  'NOT_PURCHASABLE',
  'NOT_FOUND',
  'CART_CHANGED',
  'INVALID',
  'TOO_MANY_REQUESTS',
  'OUT_OF_STOCK',
];

/**
 * Why a change of the cart was refused, in words.
 * @param code of the failure; one without words of its own gets those for any other
 */
export function RefusalText({ code }: { readonly code: string }) {
  return <FormattedMessage id={`checkout.refused.${worded.includes(code) ? code : 'other'}`} />;
}
