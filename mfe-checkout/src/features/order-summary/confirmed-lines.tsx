import { productPath } from '@gantry/contracts/addresses/catalog';
import type { OrderLine } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './order-summary.module.css';

/** What was ordered, at the prices it was ordered for. */
export function ConfirmedLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { count, days } = useFormats();
  const promised = ({ promise }: OrderLine) =>
    promise ? days(promise.from.slice(0, 10), promise.to.slice(0, 10)) : '–';
  const columns: readonly Column<OrderLine>[] = [
    { key: 'cart.product', isRowHead: true, roomy: true, cell: (line) => <ProductName line={line} /> },
    { key: 'complete.promise', tight: true, cell: promised },
    { key: 'cart.quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    {
      key: 'cart.price',
      numeric: true,
      unit: 'USD',
      cell: ({ unitPrice }) => <Money amount={unitPrice} />,
    },
    { key: 'cart.total', numeric: true, unit: 'USD', cell: ({ total }) => <Money amount={total} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="checkout.complete.lines" />}
      headId={(key) => `checkout.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineId }) => lineId}
    />
  );
}

function ProductName({ line }: { readonly line: OrderLine }) {
  return (
    <>
      <Link to={productPath(line.uri)}>{line.name}</Link>{' '}
      <span className={styles.mono}>{line.partNumber}</span>
    </>
  );
}
