import type { CartLine } from '@gantry/contracts/schemas/cart';
import { FormattedMessage } from 'react-intl';

/** Why a line costs what it costs, in words. */
export function PriceReason({ source }: { readonly source: CartLine['priceSource'] }) {
  return <FormattedMessage id={`checkout.price-source.${source ?? 'none'}`} />;
}
