import { myOrderPath } from '@gantry/contracts/addresses/account';
import type { OrderSummary } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { buyerColumn } from '../../parts/buyer-column.tsx';
import { CustomerStatus } from '../../parts/customer-status.tsx';
import { ReorderForm } from '../../parts/reorder-form.tsx';

export interface OrdersTableProps {
  readonly orders: readonly OrderSummary[];
  /** whether it says who of the company has ordered */
  readonly hasBuyer?: boolean;
  /** whether each can be bought again from here */
  readonly hasReorder?: boolean;
}

/** Orders as a table, newest first. */
export function OrdersTable({ orders, hasBuyer = false, hasReorder = false }: OrdersTableProps) {
  const { day } = useFormats();
  const columns: readonly Column<OrderSummary>[] = [
    {
      key: 'number',
      isRowHead: true,
      tight: true,
      cell: ({ number }) => <Link to={myOrderPath(number)}>{number.toUpperCase()}</Link>,
    },
    {
      key: 'placed',
      tight: true,
      cell: ({ placedAt }) => <time dateTime={placedAt}>{day(placedAt)}</time>,
    },
    ...(hasBuyer ? [buyerColumn<OrderSummary>(({ orderedBy }) => orderedBy)] : []),
    { key: 'po', cell: ({ poNumber }) => poNumber },
    { key: 'status', tight: true, cell: ({ status }) => <CustomerStatus status={status} /> },
    { key: 'lines', numeric: true, cell: ({ lineCount }) => lineCount },
    {
      key: 'total',
      numeric: true,
      tight: true,
      unit: 'USD',
      cell: ({ grandTotal }) => <Money amount={grandTotal} />,
    },
    ...(hasReorder ? [againColumn] : []),
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.orders.caption" />}
      headId={(key) => `account.orders.${key}`}
      columns={columns}
      rows={orders}
      rowKey={({ number }) => number}
    />
  );
}

const againColumn: Column<OrderSummary> = {
  key: 'again',
  cell: ({ number }) => <OrderAgain number={number} />,
};

/** Buys all of an order again. */
function OrderAgain({ number }: Pick<OrderSummary, 'number'>) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'account.order.heading' }, { number: number.toUpperCase() });
  return (
    <ReorderForm
      of={{ order: number }}
      size="small"
      label={intl.formatMessage({ id: 'account.order.reorder-one' }, { name })}
    >
      <FormattedMessage id="account.order.reorder" />
    </ReorderForm>
  );
}
