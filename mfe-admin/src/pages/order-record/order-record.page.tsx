import { adminInquiriesPath, adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { useUser } from '@gantry/api-client';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesAdminGetInquiryQuery } from '../../api/inquiries.endpoints.ts';
import { useSalesAdminGetInvoiceQuery } from '../../api/invoices.endpoints.ts';
import { FulfillmentPanel } from '../../features/fulfillment/fulfillment-panel.tsx';
import { InquiryRecord } from '../../features/inquiry-record/inquiry-record.tsx';
import { InvoiceRecord } from '../../features/invoice-record/invoice-record.tsx';
import { OfferRecord } from '../../features/offer/offer-record.tsx';
import { OrderPayments } from '../../features/order-payments/order-payments.tsx';
import { readsPayments } from '../../features/order-payments/reads-payments.ts';
import { OrderRecord } from '../../features/order-record/order-record.tsx';
import { useWatchedOrder } from '../../features/order-record/use-watched-order.ts';
import { RecordPage } from '../../parts/record-page.tsx';
import { recordOf } from './record-of.ts';

export { loader } from './order-record.loader.ts';

/** A record of the back office by its address: an order, inquiry, offer, or invoice. */
export default function OrderRecordPage() {
  const { record: segment } = useParams();
  const record = recordOf(segment);
  if (!record) return null;
  if (record.kind === 'quote') return <InquiryPage number={record.number} />;
  if (record.kind === 'offer') return <OfferPage number={record.number} />;
  if (record.kind === 'invoice') return <InvoicePage number={record.number} />;
  return <OrderPage number={record.number} />;
}

interface NumberProps {
  readonly number: string;
}

function OrderPage({ number }: NumberProps) {
  const intl = useIntl();
  const order = useWatchedOrder(number);
  const mayRead = readsPayments(useUser()?.role);
  if (!order) return null;
  return (
    <RecordPage
      name={intl.formatMessage({ id: 'admin.order.heading' }, { number: order.number.toUpperCase() })}
      list={{ title: 'admin.orders.title', to: adminOrdersPath() }}
      place={{ list: 'orders', key: order.number }}
    >
      <OrderRecord
        order={order}
        level={2}
        payments={mayRead ? <OrderPayments number={number} level={2} /> : undefined}
        fulfillment={<FulfillmentPanel number={order.number} level={2} />}
      />
    </RecordPage>
  );
}

function InvoicePage({ number }: NumberProps) {
  const intl = useIntl();
  const { data: invoice } = useSalesAdminGetInvoiceQuery({ params: { number } });
  if (!invoice) return null;
  return (
    <RecordPage
      name={intl.formatMessage(
        { id: `admin.${invoice.kind}.heading` },
        { number: invoice.number.toUpperCase() },
      )}
      list={{ title: 'admin.orders.title', to: adminOrdersPath() }}
      place={{ list: 'orders', key: invoice.number }}
    >
      <InvoiceRecord invoice={invoice} />
    </RecordPage>
  );
}

function OfferPage({ number }: NumberProps) {
  const intl = useIntl();
  return (
    <RecordPage
      name={intl.formatMessage({ id: 'admin.offer.heading' }, { number: number.toUpperCase() })}
      isWide
      list={{ title: 'admin.inquiries.title', to: adminInquiriesPath() }}
      place={{ list: 'quotes', key: number }}
    >
      <OfferRecord key={number} number={number} />
    </RecordPage>
  );
}

function InquiryPage({ number }: NumberProps) {
  const intl = useIntl();
  const { data: inquiry } = useSalesAdminGetInquiryQuery({ params: { number } });
  if (!inquiry) return null;
  return (
    <RecordPage
      name={intl.formatMessage(
        { id: `admin.${inquiry.kind}.heading` },
        { number: inquiry.number.toUpperCase() },
      )}
      isWide
      list={{ title: 'admin.inquiries.title', to: adminInquiriesPath() }}
      place={{ list: 'quotes', key: inquiry.number }}
    >
      <InquiryRecord key={inquiry.number} inquiry={inquiry} />
    </RecordPage>
  );
}
