import type { OrderLine } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { CustomerStatus } from '../../parts/customer-status.tsx';
import { ReorderForm } from '../../parts/reorder-form.tsx';
import { ProductName } from '../../parts/product-name.tsx';

interface OrderLinesProps {
  /** of the order */
  readonly number: string;
  readonly lines: readonly OrderLine[];
}

/** The lines of an order with where each stands. */
export function OrderLines({ number, lines }: OrderLinesProps) {
  const { days, count } = useFormats();
  const expected = ({ promise }: OrderLine) =>
    promise ? days(promise.from.slice(0, 10), promise.to.slice(0, 10)) : '–';
  const columns: readonly Column<OrderLine>[] = [
    { key: 'line', cell: ({ lineNumber }) => lineNumber },
    {
      key: 'product',
      isRowHead: true,
      roomy: true,
      cell: (line) => <ProductName product={line} />,
    },
    { key: 'status', tight: true, cell: ({ status }) => <CustomerStatus status={status} /> },
    { key: 'expected', tight: true, cell: expected },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    {
      key: 'price',
      numeric: true,
      tight: true,
      unit: 'USD',
      cell: ({ unitPrice }) => <Money amount={unitPrice} />,
    },
    { key: 'total', numeric: true, tight: true, unit: 'USD', cell: ({ total }) => <Money amount={total} /> },
    { key: 'again', cell: (line) => <LineAgain number={number} line={line} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.order.lines" />}
      headId={(key) => `account.order.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineId }) => lineId}
    />
  );
}

/** Buys one line again. */
function LineAgain({ number, line }: { readonly number: string; readonly line: OrderLine }) {
  const intl = useIntl();
  return (
    <ReorderForm
      of={{ order: number, lineId: line.lineId }}
      size="small"
      label={intl.formatMessage({ id: 'account.order.reorder-one' }, { name: line.name })}
    >
      <FormattedMessage id="account.order.reorder" />
    </ReorderForm>
  );
}
