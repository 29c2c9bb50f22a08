import { FormattedMessage } from 'react-intl';
import type { ShortSupply } from './short-supply.ts';

const worded: readonly string[] = [
  'NOT_PURCHASABLE',
  'NOT_FOUND',
  'NOT_PERMITTED',
  'CART_CHANGED',
  'INVALID',
  'TOO_MANY_REQUESTS',
  'OUT_OF_STOCK',
];

/**
 * Why a change of the cart was refused, in words.
 * @param code of the failure; one without words of its own gets those for any other
 * @param short where more was wanted than can come
 */
export function RefusalText({
  code,
  short,
}: {
  readonly code: string;
  readonly short?: ShortSupply | undefined;
}) {
  if (code === 'OUT_OF_STOCK' && short) {
    const { available: now, inCart } = short;
    return <FormattedMessage id="checkout.quantity.only" values={{ now, inCart }} />;
  }
  return <FormattedMessage id={`checkout.refused.${worded.includes(code) ? code : 'other'}`} />;
}
