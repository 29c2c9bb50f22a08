import type { ApprovalMeasure } from '@gantry/contracts/schemas/offer-approval';
import { useFormats } from '@gantry/i18n/formats';
import { useIntl } from 'react-intl';

/** What rules for approving offers measure, in the reader's words: a percentage from basis points, or an amount. */
export function useMeasures() {
  const intl = useIntl();
  const { money } = useFormats();
  return {
    /** @param value basis points, or minor units for a total; null: unknown */
    valueOf: (measure: ApprovalMeasure, value: number | null): string => {
      if (value === null) return '–';
      if (measure === 'total-above') return money(value);
      return intl.formatNumber(value / 10_000, { style: 'percent', maximumFractionDigits: 2 });
    },
  };
}
