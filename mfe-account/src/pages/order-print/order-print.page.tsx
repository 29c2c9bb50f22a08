import { lineWording } from '@gantry/domain/statuses/wording';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesGetMyOrderQuery } from '../../api/orders.endpoints.ts';
import { OrderFacts } from '../../features/order/order-facts.tsx';
import { OrderLines } from '../../features/order/order-lines.tsx';
import { RecordSheet } from '../../parts/record-sheet.tsx';
import { TotalsList } from '../../parts/totals-list.tsx';
import styles from './order-print.module.css';

export { loader } from '../order/order.loader.ts';

/** An order as a sheet of paper. */
export default function OrderPrintPage() {
  const { time } = useFormats();
  const { number = '' } = useParams();
  const { data: order } = useSalesGetMyOrderQuery({ params: { number } });
  if (!order) return null;
  return (
    <RecordSheet
      kind="order"
      number={order.number}
      lead={<FormattedMessage id="account.order.placed" values={{ when: time(order.placedAt) }} />}
      status={<FormattedMessage id={lineWording(order.status)} />}
      facts={<OrderFacts order={order} />}
    >
      <OrderLines lines={order.lines} />
      <div className={styles.sums}>
        <TotalsList totals={order.totals} />
      </div>
    </RecordSheet>
  );
}
