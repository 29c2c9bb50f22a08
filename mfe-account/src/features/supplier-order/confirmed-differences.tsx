import type { ConfirmedDifference } from '@gantry/contracts/schemas/purchase-confirmation';
import type { SupplierOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormats } from '@gantry/i18n/formats';
import { useQuantityText } from '@gantry/i18n/quantity-text';
import { FormattedMessage } from 'react-intl';
import styles from './supplier-order.module.css';

export interface ConfirmedDifferencesProps {
  readonly differences: readonly ConfirmedDifference[];
  /** as they were ordered */
  readonly lines: SupplierOrder['lines'];
}

/** What the supplier confirmed otherwise than it was ordered. */
export function ConfirmedDifferences({ differences, lines }: ConfirmedDifferencesProps) {
  const { money, day } = useFormats();
  const quantityText = useQuantityText();
  const units = new Map(lines.map(({ lineNumber, unitOfMeasure }) => [lineNumber, unitOfMeasure]));
  const valueText = ({ kind, lineNumber }: ConfirmedDifference, value: number | string): string => {
    if (kind === 'date') return day(String(value));
    return kind === 'price'
      ? money(Number(value))
      : quantityText(Number(value), units.get(lineNumber) ?? 'each');
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
