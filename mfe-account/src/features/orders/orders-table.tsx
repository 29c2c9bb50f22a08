import type { OrderSummary } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, HeadCell, Money, RowHead, Table } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { CustomerStatus } from '../../parts/customer-status.tsx';
import { urls } from '../../urls.ts';

/** Orders as a table, newest first. */
export function OrdersTable({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const { day } = useFormats();
  return (
    <Table caption={<FormattedMessage id="account.orders.caption" />}>
      <thead>
        <tr>
          {['number', 'placed', 'po', 'status'].map((key) => (
            <HeadCell key={key}>
              <FormattedMessage id={`account.orders.${key}`} />
            </HeadCell>
          ))}
          <HeadCell numeric>
            <FormattedMessage id="account.orders.lines" />
          </HeadCell>
          <HeadCell numeric unit="USD">
            <FormattedMessage id="account.orders.total" />
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number}>
            <RowHead>
              <Link to={urls.order(order.number)}>{order.number.toUpperCase()}</Link>
            </RowHead>
            <Cell tight>
              <time dateTime={order.placedAt}>{day(order.placedAt)}</time>
            </Cell>
            <Cell>{order.poNumber}</Cell>
            <Cell tight>
              <CustomerStatus status={order.status} />
            </Cell>
            <Cell numeric>{order.lineCount}</Cell>
            <Cell numeric tight>
              <Money amount={order.grandTotal} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
