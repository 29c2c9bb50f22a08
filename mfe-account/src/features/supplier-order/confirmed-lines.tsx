import type { SupplierOrder, SupplierOrderAnswer } from '@gantry/contracts/schemas/purchase-order';
import { TextField } from '@gantry/forms/text-field';
import { useQuantityText } from '@gantry/i18n/quantity-text';
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
  return (
    <Disclosure summary={<FormattedMessage id="account.supplier-order.differs" />} open={isOpen}>
      <div className={styles.lines}>
        <p className={styles.soft}>
          <FormattedMessage id="account.supplier-order.differs-lead" />
        </p>
        {order.lines.map((line, place) => (
          <ConfirmedLine key={line.lineNumber} line={line} place={place} />
        ))}
      </div>
    </Disclosure>
  );
}

function ConfirmedLine({ line, place }: { readonly line: Line; readonly place: number }) {
  const intl = useIntl();
  const quantity = useQuantityText()(line.quantity, line.unitOfMeasure);
  const field = (name: string) => `lines.${place}.${name}`;
  return (
    <fieldset className={styles.line}>
      <legend>
        {line.lineNumber}. {line.name}
      </legend>
      <input type="hidden" name={field('lineNumber')} value={line.lineNumber} />
      <p className={styles.soft}>
        <FormattedMessage id="account.supplier-order.ordered" values={{ quantity }} />
      </p>
      <div className={styles.fields}>
        {fields.map(({ name, inputMode }) => (
          <TextField
            key={name}
            name={field(name)}
            label={labelOf(intl, name)}
            inputMode={inputMode}
            autoComplete="off"
          />
        ))}
        <TextField name={field('promisedOn')} label={labelOf(intl, 'linePromisedOn')} type="date" optional />
      </div>
    </fieldset>
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
