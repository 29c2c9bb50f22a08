import type { InquiryLine } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import styles from './line-wishes.module.css';

/** What the customer wishes of a line, below its name: what it may cost, when it is needed, and a note. */
export function LineWishes({
  line: { targetPrice, neededBy, note },
}: {
  readonly line: Pick<InquiryLine, 'targetPrice' | 'neededBy' | 'note'>;
}) {
  const { money, day } = useFormats();
  if (targetPrice === null && neededBy === null && note === null) return null;
  return (
    <span className={styles.wishes}>
      {targetPrice === null ? null : (
        <span>
          <FormattedMessage id="forms.line.target" values={{ price: money(targetPrice) }} />
        </span>
      )}
      {neededBy === null ? null : (
        <span>
          <FormattedMessage id="forms.line.needed-by" values={{ day: day(neededBy) }} />
        </span>
      )}
      {note === null ? null : <span>{note}</span>}
    </span>
  );
}
