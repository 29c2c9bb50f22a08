import type { AdminInquiryLine } from '@gantry/contracts/schemas/admin-inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { lineTotals } from './line-totals.ts';
import styles from './quote-grid.module.css';

export interface QuoteTotalsProps {
  /** with what has been entered and is not saved yet */
  readonly lines: readonly AdminInquiryLine[];
  readonly seesCost: boolean;
}

/** What the quote comes to, while it is typed. */
export function QuoteTotals({ lines, seesCost }: QuoteTotalsProps) {
  const intl = useIntl();
  const { money } = useFormats();
  const { price, cost, margin, open } = lineTotals(lines);
  const percent = (basisPoints: number) =>
    intl.formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <p className={styles.totals} data-totals>
      {open > 0 ? (
        <span>
          <FormattedMessage id="admin.quote.open-lines" values={{ count: open }} />
        </span>
      ) : null}
      {seesCost && cost !== null ? (
        <span>
          <FormattedMessage id="admin.quote.total-cost" values={{ amount: money(cost) }} />
        </span>
      ) : null}
      {seesCost && margin !== null ? (
        <span>
          <FormattedMessage
            id="admin.quote.total-margin"
            values={{ amount: money(price - (cost ?? 0)), percent: percent(margin) }}
          />
        </span>
      ) : null}
      <strong>
        <FormattedMessage id="admin.quote.total" values={{ amount: money(price) }} />
      </strong>
    </p>
  );
}
