import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormats } from '@gantry/i18n/formats';
import { usePackText, useQuantityText } from '@gantry/i18n/quantity-text';
import { Alert, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { useUnitsText } from './use-units-text.ts';

type Line = PurchaseOrder['lines'][number];

/** What was ordered, with what has been shipped and has come in. */
export const PurchaseLines = ({ order }: { readonly order: PurchaseOrder }) => (
  <ColumnTable
    caption={<FormattedMessage id="admin.mpo.lines" />}
    headId={(key) => `admin.mpo.column.${key}`}
    columns={useColumns()}
    rows={order.lines}
    rowKey={({ lineNumber }) => lineNumber}
  />
);

function useColumns(): readonly Column<Line>[] {
  const { count, day } = useFormats();
  const quantityText = useQuantityText();
  const number = (key: string, value: (line: Line) => number): Column<Line> => ({
    key,
    numeric: true,
    cell: (line) => count(value(line)),
  });
  return [
    number('line', ({ lineNumber }) => lineNumber),
    {
      key: 'item',
      isRowHead: true,
      roomy: true,
      cell: (line) => <Item line={line} />,
    },
    {
      key: 'quantity',
      numeric: true,
      cell: ({ quantity, unitOfMeasure }) => quantityText(quantity, unitOfMeasure),
    },
    number('shipped', ({ quantityShipped }) => quantityShipped),
    number('received', ({ quantityReceived }) => quantityReceived),
    number('damaged', ({ quantityDamaged }) => quantityDamaged),
    {
      key: 'cost',
      numeric: true,
      cell: ({ unitCost }) => (unitCost === null ? '–' : <Money amount={unitCost} />),
    },
    { key: 'promised', cell: ({ promisedOn }) => (promisedOn ? day(promisedOn) : '–') },
  ];
}

function Item({ line }: { readonly line: Line }) {
  const { name, brand, partNumber, packSize, unitOfMeasure, awaited } = line;
  const pack = usePackText()(packSize, unitOfMeasure);
  const quantityText = useQuantityText();
  return (
    <>
      {name}
      <br />
      <span className={recordStyles.mono}>{[brand, partNumber].filter(Boolean).join(' ')}</span>
      {pack ? <span className={recordStyles.soft}> · {pack}</span> : null}
      {awaited ? (
        <p>
          <FormattedMessage
            id="admin.mpo.awaited"
            values={{ quantity: quantityText(awaited, unitOfMeasure) }}
          />
        </p>
      ) : null}
    </>
  );
}

/** The supplier's invoice and where it differs from what was ordered and came in. */
export function InvoiceMatch({ order: { invoice, lines } }: { readonly order: PurchaseOrder }) {
  const { money, day } = useFormats();
  const unitsText = useUnitsText(lines);
  if (!invoice) return null;
  const { number, date, total, differences } = invoice;
  const values = { number, day: day(date), total: money(total) };
  if (differences.length === 0)
    return (
      <Alert tone="good" title={<FormattedMessage id="admin.mpo.invoice" values={values} />}>
        <FormattedMessage id="admin.mpo.invoice.matches" />
      </Alert>
    );
  return (
    <Alert tone="warn" title={<FormattedMessage id="admin.mpo.invoice" values={values} />}>
      <ul>
        {differences.map(({ lineNumber, kind, expected, invoiced }) => {
          const show = kind === 'price' ? money : (value: number) => unitsText(lineNumber, value);
          return (
            <li key={`${lineNumber} ${kind}`}>
              <FormattedMessage
                id={`admin.mpo.invoice.differs-${kind}`}
                values={{ line: lineNumber, expected: show(expected), invoiced: show(invoiced) }}
              />
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
