import type { CartLine } from '@gantry/contracts/schemas/cart';
import { useFormats } from '@gantry/i18n/formats';
import { useIntl } from 'react-intl';

/** What of a quantity ships when: "12 now, 8 on Dec 9". */
export function PartedText({ line: { parts, available } }: { readonly line: CartLine }) {
  const intl = useIntl();
  const { days } = useFormats();
  const said = parts.map(({ quantity, ships }, at) => {
    const id = wordingOf({ isOnShelf: at === 0 && quantity <= (available ?? 0), isDated: ships !== null });
    const values = { quantity, days: ships ? days(ships.from, ships.to) : '' };
    return intl.formatMessage({ id: `checkout.quantity.${id}` }, values);
  });
  return said.join(', ');
}

function wordingOf({ isOnShelf, isDated }: { readonly isOnShelf: boolean; readonly isDated: boolean }) {
  if (isOnShelf) return 'now';
  return isDated ? 'later' : 'undated';
}
