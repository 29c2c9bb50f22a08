import type { ConfirmedDifference } from '@gantry/contracts/schemas/purchase-confirmation';
import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormats } from '@gantry/i18n/formats';
import { useIntl } from 'react-intl';
import { useUnitsText } from './use-units-text.ts';

/** Says what a supplier confirms otherwise than it was ordered. */
export function useDifferenceText(
  lines: PurchaseOrder['lines'],
): (difference: ConfirmedDifference) => string {
  const intl = useIntl();
  const { money, day } = useFormats();
  const unitsText = useUnitsText(lines);
  return ({ lineNumber, kind, ordered, confirmed }) => {
    const valueText = (value: number | string): string => {
      if (kind === 'date') return day(String(value));
      return kind === 'price' ? money(Number(value)) : unitsText(lineNumber, Number(value));
    };
    const values = { line: lineNumber, ordered: valueText(ordered), confirmed: valueText(confirmed) };
    return intl.formatMessage({ id: `admin.mpo.confirmation.${kind}` }, values);
  };
}
