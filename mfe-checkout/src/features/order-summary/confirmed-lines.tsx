import { productPath } from '@gantry/contracts/addresses/catalog';
import type { OrderLine } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { GiftMark } from '@gantry/ui/gift-mark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ShipsArrives } from '../../parts/ships-arrives.tsx';
import styles from './order-summary.module.css';

interface ConfirmedLinesProps {
  readonly lines: readonly OrderLine[];
  /** nothing ships before it is paid: no day is promised */
  readonly isWaiting: boolean;
}

/** What was ordered, at the prices it was ordered for, and when it ships and arrives. */
export function ConfirmedLines({ lines, isWaiting }: ConfirmedLinesProps) {
  const { count } = useFormats();
  const promised = ({ promise, arrival, parts }: OrderLine) =>
    isWaiting ? (
      <FormattedMessage id="delivery.after-payment" />
    ) : (
      <ShipsArrives ships={promise} arrives={arrival ?? null} parts={parts} />
    );
  const columns: readonly Column<OrderLine>[] = [
    { key: 'cart.product', isRowHead: true, roomy: true, cell: (line) => <ProductName line={line} /> },
    { key: 'complete.promise', cell: promised },
    { key: 'cart.quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    {
      key: 'cart.price',
      numeric: true,
      unit: 'USD',
      cell: ({ unitPrice }) => <Money amount={unitPrice} />,
    },
    // promotions are in the sums beside
    {
      key: 'cart.total',
      numeric: true,
      unit: 'USD',
      cell: ({ total, discount }) => <Money amount={total + discount} />,
    },
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
      <GiftMark isGift={line.isGift} />
    </>
  );
}
