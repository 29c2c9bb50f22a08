import { ComingPage } from '@gantry/api-client';
import { Breadcrumb, PageHeader } from '@gantry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesAdminGetInquiryQuery } from '../../api/inquiries.endpoints.ts';
import { useSalesAdminGetOrderQuery } from '../../api/orders.endpoints.ts';
import { InquiryRecord } from '../../features/inquiry-record/inquiry-record.tsx';
import { OrderRecord } from '../../features/order-record/order-record.tsx';
import { urls } from '../../urls.ts';
import styles from './order-record.module.css';
import { recordOf } from './record-of.ts';

export { loader } from './order-record.loader.ts';

/** A record of the desk by its address: orders and inquiries now; offers and invoices say what is coming. */
export default function OrderRecordPage() {
  const { record: segment } = useParams();
  const record = recordOf(segment);
  if (!record) return null;
  if (record.kind === 'quote') return <InquiryPage number={record.number} />;
  if (record.kind !== 'order') {
    return <ComingPage title={`admin.${record.kind}.title`} text={`admin.${record.kind}.coming`} />;
  }
  return <OrderPage number={record.number} />;
}

function OrderPage({ number }: { readonly number: string }) {
  const { data: order } = useSalesAdminGetOrderQuery({ params: { number } });
  if (!order) return null;
  return (
    <Record heading="admin.order.heading" number={order.number} list="admin.orders.title" to={urls.orders}>
      <OrderRecord order={order} level={2} />
    </Record>
  );
}

function InquiryPage({ number }: { readonly number: string }) {
  const { data: inquiry } = useSalesAdminGetInquiryQuery({ params: { number } });
  if (!inquiry) return null;
  return (
    <Record
      heading="admin.inquiry.heading"
      number={inquiry.number}
      list="admin.inquiries.title"
      to={urls.inquiries}
    >
      <InquiryRecord key={inquiry.number} inquiry={inquiry} />
    </Record>
  );
}

interface RecordProps {
  /** message ids of the record's name and of the list it stands in */
  readonly heading: string;
  readonly list: string;
  readonly number: string;
  readonly to: string;
  readonly children: ReactNode;
}

function Record({ heading, list, number, to, children }: RecordProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: heading }, { number: number.toUpperCase() });
  return (
    <div className={styles.page}>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'admin.breadcrumb' })}
            items={[{ name: intl.formatMessage({ id: list }), to }, { name }]}
          />
        }
        title={name}
      />
      {children}
    </div>
  );
}
