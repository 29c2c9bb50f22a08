import type { SupplierOrder, SupplierOrderAnswer } from '@gantry/contracts/schemas/purchase-order';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import styles from './supplier-order.module.css';

type Line = SupplierOrder['lines'][number];

const fields = [
  { name: 'quantity', inputMode: 'numeric' },
  { name: 'unitCost', inputMode: 'decimal' },
] as const;

/** A line as it was ordered, which is how the form begins. */
export const orderedLine = ({
  lineNumber,
  quantity,
  unitCost,
}: Line): NonNullable<SupplierOrderAnswer['lines']>[number] => ({
  lineNumber,
  quantity: String(quantity),
  unitCost: (unitCost / 100).toFixed(2),
  promisedOn: '',
});

export interface ConfirmedLinesProps {
  readonly order: SupplierOrder;
  readonly isOpen: boolean;
}

/** Where the supplier has less, other prices, or lines for another day: folded away, since mostly it is as ordered. */
export function ConfirmedLines({ order, isOpen }: ConfirmedLinesProps) {
  const intl = useIntl();
  return (
    <Disclosure summary={<FormattedMessage id="account.supplier-order.differs" />} open={isOpen}>
      <div className={styles.lines}>
        <p className={styles.soft}>
          <FormattedMessage id="account.supplier-order.differs-lead" />
        </p>
        {order.lines.map((line, place) => (
          <fieldset key={line.lineNumber} className={styles.line}>
            <legend>
              {line.lineNumber}. {line.name}
            </legend>
            <input type="hidden" name={`lines.${place}.lineNumber`} value={line.lineNumber} />
            <div className={styles.fields}>
              {fields.map(({ name, inputMode }) => (
                <TextField
                  key={name}
                  name={`lines.${place}.${name}`}
                  label={labelOf(intl, name)}
                  inputMode={inputMode}
                  autoComplete="off"
                />
              ))}
              <TextField
                name={`lines.${place}.promisedOn`}
                label={labelOf(intl, 'linePromisedOn')}
                type="date"
                optional
              />
            </div>
          </fieldset>
        ))}
      </div>
    </Disclosure>
  );
}

const labelOf = (intl: IntlShape, name: string) =>
  intl.formatMessage({ id: `account.supplier-order.${name}` });

/** The labels for the list of problems: each says which line is meant. */
export function lineLabels(intl: IntlShape, { lines }: SupplierOrder): Record<string, string> {
  const labels = { quantity: 'quantity', unitCost: 'unitCost', promisedOn: 'linePromisedOn' };
  const entries = lines.flatMap((line, place) =>
    Object.entries(labels).map(([name, label]) => [
      `lines.${place}.${name}`,
      `${line.name}: ${labelOf(intl, label)}`,
    ]),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
