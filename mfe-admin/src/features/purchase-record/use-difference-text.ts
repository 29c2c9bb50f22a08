import type { ConfirmedDifference } from '@gantry/contracts/schemas/purchase-confirmation';
import { useFormats } from '@gantry/i18n/formats';
import { useIntl } from 'react-intl';

/** Says what a supplier confirms otherwise than it was ordered. */
export function useDifferenceText(): (difference: ConfirmedDifference) => string {
  const intl = useIntl();
  const { money, count, day } = useFormats();
  return ({ lineNumber, kind, ordered, confirmed }) => {
    const valueText = (value: number | string): string => {
      if (kind === 'date') return day(String(value));
      return kind === 'price' ? money(Number(value)) : count(Number(value));
    };
    const values = { line: lineNumber, ordered: valueText(ordered), confirmed: valueText(confirmed) };
    return intl.formatMessage({ id: `admin.mpo.confirmation.${kind}` }, values);
  };
}
