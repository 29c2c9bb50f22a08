import { myOrderPrintPath, myOrdersPath } from '@gantry/contracts/addresses/account';
import { paperPdfAddress } from '@gantry/contracts/file-address';
import type { Order } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { PaperLinks } from '@gantry/ui/paper-links';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesGetMyOrderQuery } from '../../api/orders.endpoints.ts';
import { OrderInvoices } from '../../features/invoices/order-invoices.tsx';
import { OrderFacts } from '../../features/order/order-facts.tsx';
import { OrderLines } from '../../features/order/order-lines.tsx';
import { OrderRequests } from '../../features/order/order-requests.tsx';
import { OrderPayment } from '../../features/order/order-payment.tsx';
import { OrderShipments } from '../../features/order/order-shipments.tsx';
import { SaveOrderAsList } from '../../features/order/save-order-as-list.tsx';
import { OrderTimeline } from '../../features/order/order-timeline.tsx';
import { CustomerStatus } from '../../parts/customer-status.tsx';
import { RecordPage } from '../../parts/record-page.tsx';
import { ReorderForm } from '../../parts/reorder-form.tsx';
import { TotalsList } from '../../parts/totals-list.tsx';
import styles from './order.module.css';

export { loader } from './order.loader.ts';

/** An order: its lines in the customer's wording, its sums, and everything that happened to it. */
export default function OrderPage() {
  const { time } = useFormats();
  const { locale } = useIntl();
  const { number = '' } = useParams();
  const { data: order } = useSalesGetMyOrderQuery({ params: { number } });
  if (!order) return null;
  return (
    <RecordPage
      kind="order"
      number={order.number}
      list={{ title: 'account.orders.heading', to: myOrdersPath() }}
      status={<CustomerStatus status={order.status} />}
      lead={<Placed order={order} when={time(order.placedAt)} />}
      actions={
        <ReorderForm of={{ order: order.number }}>
          <FormattedMessage id="account.order.reorder" />
        </ReorderForm>
      }
      printTo={myOrderPrintPath(order.number)}
      pdf={paperPdfAddress('order', order.number, locale)}
      aside={<OrderAside order={order} />}
    >
      <OrderLines number={order.number} lines={order.lines} isAfterPayment={order.awaitsPayment} />
      <LinesFoot order={order} />
      {order.orderedBy ? null : <OrderRequests number={order.number} />}
      <OrderShipments number={order.number} />
      <OrderPayment order={order} />
      <OrderInvoices number={order.number} />
      <section aria-labelledby="order-story">
        <h2 id="order-story">
          <FormattedMessage id="account.order.timeline" />
        </h2>
        <OrderTimeline order={order} />
      </section>
    </RecordPage>
  );
}

/** When it was ordered, and by whom where that was a colleague. */
function Placed({ order: { orderedBy }, when }: { readonly order: Order; readonly when: string }) {
  if (!orderedBy) return <FormattedMessage id="account.order.placed" values={{ when }} />;
  return <FormattedMessage id="account.order.placed-by" values={{ when, name: orderedBy }} />;
}

/** Below the lines: what can be done with all of them, and what they come to. */
function LinesFoot({ order }: { readonly order: Order }) {
  return (
    <div className={styles.foot}>
      <SaveOrderAsList number={order.number} />
      <div className={styles.sums}>
        <TotalsList totals={order.totals} promotions={order.promotions} />
      </div>
    </div>
  );
}

function OrderAside({ order }: { readonly order: Order }) {
  const isPrepaid = order.paymentTerm === 'advanced' || order.depositDue !== null;
  return (
    <section aria-labelledby="order-facts">
      <h2 id="order-facts">
        <FormattedMessage id="account.order.facts" />
      </h2>
      <OrderFacts order={order} />
      {isPrepaid ? <PaperLinks kinds={['proforma']} number={order.number} /> : null}
    </section>
  );
}
