import type { PriceView } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './buying-box.module.css';

/** Cheaper from a quantity on: the price at each break and what it saves. */
export function PriceBreaks({ price }: { price: PriceView }) {
  const intl = useIntl();
  const { count } = useFormats();
  if (price.breaks.length === 0 || price.unit === null) return null;
  const unit = price.unit;
  const saving = (amount: number) => intl.formatNumber((unit - amount) / unit, { style: 'percent' });
  return (
    <table className={styles.breaks}>
      <caption>
        <FormattedMessage id="catalog.product.breaks" />
      </caption>
      <tbody>
        {price.breaks.map((step) => (
          <tr key={step.quantity}>
            <th scope="row">
              <FormattedMessage
                id="catalog.product.from-quantity"
                values={{ quantity: count(step.quantity) }}
              />
            </th>
            <td>
              <Money amount={step.unit} />
            </td>
            <td className={styles.saving}>
              <FormattedMessage id="catalog.product.saves" values={{ percent: saving(step.unit) }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
