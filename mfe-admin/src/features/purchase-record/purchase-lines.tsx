import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';

type Line = PurchaseOrder['lines'][number];

/** What was ordered, with what has been shipped and has come in. */
export function PurchaseLines({ order }: { readonly order: PurchaseOrder }) {
  const { count, day } = useFormats();
  const number = (key: string, value: (line: Line) => number): Column<Line> => ({
    key,
    numeric: true,
    cell: (line) => count(value(line)),
  });
  const columns: readonly Column<Line>[] = [
    number('line', ({ lineNumber }) => lineNumber),
    {
      key: 'item',
      isRowHead: true,
      roomy: true,
      cell: (line) => <Item line={line} />,
    },
    number('quantity', ({ quantity }) => quantity),
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
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.mpo.lines" />}
      headId={(key) => `admin.mpo.column.${key}`}
      columns={columns}
      rows={order.lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}

const Item = ({ line: { name, brand, partNumber } }: { readonly line: Line }) => (
  <>
    {name}
    <br />
    <span className={recordStyles.mono}>{[brand, partNumber].filter(Boolean).join(' ')}</span>
  </>
);

/** The supplier's invoice and where it differs from what was ordered and came in. */
export function InvoiceMatch({ order: { invoice } }: { readonly order: PurchaseOrder }) {
  const { money, count, day } = useFormats();
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
          const show = kind === 'price' ? money : count;
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
