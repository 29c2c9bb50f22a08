import { ComingPage } from '@gantry/api-client';
import { Breadcrumb, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesAdminGetOrderQuery } from '../../api/orders.endpoints.ts';
import { OrderRecord } from '../../features/order-record/order-record.tsx';
import { urls } from '../../urls.ts';
import styles from './order-record.module.css';
import { recordOf } from './record-of.ts';

export { loader } from './order-record.loader.ts';

/** A record of the desk by its address: orders now; quotes, offers and invoices say what is coming. */
export default function OrderRecordPage() {
  const { record: segment } = useParams();
  const record = recordOf(segment);
  if (!record) return null;
  if (record.kind !== 'order') {
    return <ComingPage title={`admin.${record.kind}.title`} text={`admin.${record.kind}.coming`} />;
  }
  return <OrderPage number={record.number} />;
}

function OrderPage({ number }: { readonly number: string }) {
  const intl = useIntl();
  const { data: order } = useSalesAdminGetOrderQuery({ params: { number } });
  if (!order) return null;
  const name = intl.formatMessage({ id: 'admin.order.heading' }, { number: order.number.toUpperCase() });
  return (
    <div className={styles.page}>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'admin.breadcrumb' })}
            items={[{ name: intl.formatMessage({ id: 'admin.orders.title' }), to: urls.orders }, { name }]}
          />
        }
        title={<FormattedMessage id="admin.order.heading" values={{ number: order.number.toUpperCase() }} />}
      />
      <OrderRecord order={order} level={2} />
    </div>
  );
}
