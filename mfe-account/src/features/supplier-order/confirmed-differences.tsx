import type { ConfirmedDifference } from '@gantry/contracts/schemas/purchase-confirmation';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import styles from './supplier-order.module.css';

/** What the supplier confirmed otherwise than it was ordered. */
export function ConfirmedDifferences({
  differences,
}: {
  readonly differences: readonly ConfirmedDifference[];
}) {
  const { money, count, day } = useFormats();
  const valueText = ({ kind }: ConfirmedDifference, value: number | string): string => {
    if (kind === 'date') return day(String(value));
    return kind === 'price' ? money(Number(value)) : count(Number(value));
  };
  return (
    <ul className={styles.differences}>
      {differences.map((difference) => (
        <li key={`${difference.lineNumber} ${difference.kind}`}>
          <FormattedMessage
            id={`account.supplier-order.difference.${difference.kind}`}
            values={{
              line: difference.lineNumber,
              ordered: valueText(difference, difference.ordered),
              confirmed: valueText(difference, difference.confirmed),
            }}
          />
        </li>
      ))}
    </ul>
  );
}
