import type { OrderLine } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { CustomerStatus } from '../../parts/customer-status.tsx';
import { ProductName } from '../../parts/product-name.tsx';

/** The lines of an order with where each stands. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
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
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.order.lines" />}
      headOf={(key) => <FormattedMessage id={`account.order.${key}`} />}
      columns={columns}
      rows={lines}
      rowKey={({ lineId }) => lineId}
    />
  );
}
