import { useFormats } from '@gantry/i18n/formats';
import { Breadcrumb, LinkButton, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesGetMyOrderQuery } from '../../api/orders.endpoints.ts';
import { OrderFacts } from '../../features/order/order-facts.tsx';
import { OrderLines } from '../../features/order/order-lines.tsx';
import { OrderTimeline } from '../../features/order/order-timeline.tsx';
import styles from '../../features/order/order.module.css';
import { CustomerStatus } from '../../parts/customer-status.tsx';
import { TotalsList } from '../../parts/totals-list.tsx';
import { urls } from '../../urls.ts';

export { loader } from './order.loader.ts';

/** An order: its lines in the customer's wording, its sums, and everything that happened to it. */
export default function OrderPage() {
  const intl = useIntl();
  const { time } = useFormats();
  const { number = '' } = useParams();
  const { data: order } = useSalesGetMyOrderQuery({ params: { number } });
  if (!order) return null;
  const name = intl.formatMessage({ id: 'account.order.heading' }, { number: order.number.toUpperCase() });
  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'account.breadcrumb' })}
            items={[
              { name: intl.formatMessage({ id: 'account.orders.heading' }), to: urls.orders },
              { name },
            ]}
          />
        }
        title={name}
        aside={<CustomerStatus status={order.status} />}
        lead={<FormattedMessage id="account.order.placed" values={{ when: time(order.placedAt) }} />}
        actions={
          <LinkButton to={urls.orderPrint(order.number)}>
            <FormattedMessage id="account.order.print" />
          </LinkButton>
        }
      />
      <div className={styles.page}>
        <div className={styles.main}>
          <OrderLines lines={order.lines} />
          <div className={styles.sums}>
            <TotalsList totals={order.totals} />
          </div>
          <section aria-labelledby="order-story">
            <h2 id="order-story">
              <FormattedMessage id="account.order.timeline" />
            </h2>
            <OrderTimeline order={order} />
          </section>
        </div>
        <aside className={styles.aside} aria-labelledby="order-facts">
          <div>
            <h2 id="order-facts">
              <FormattedMessage id="account.order.facts" />
            </h2>
            <OrderFacts order={order} />
          </div>
        </aside>
      </div>
    </>
  );
}
