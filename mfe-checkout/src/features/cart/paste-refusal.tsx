import { maxCartLines } from '@gantry/contracts/cart-limits';
import type { ErrorCode } from '@gantry/contracts/errors';
import { FormattedMessage } from 'react-intl';
import { RefusalText } from './refusal-text.tsx';

/** Why pasted rows were refused as a whole, in words: nothing was added, and they are still in the field. */
export function PasteRefusal({ code }: { readonly code: ErrorCode }) {
  if (code !== 'INVALID') return <RefusalText code={code} />;
  return <FormattedMessage id="checkout.paste.full" values={{ most: maxCartLines }} />;
}
