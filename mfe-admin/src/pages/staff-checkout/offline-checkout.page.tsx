import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesAdminDraftOfferQuery } from '../../api/offers.endpoints.ts';
import { useSalesAdminGetOrderQuery } from '../../api/orders.endpoints.ts';
import { AcceptOffer } from '../../features/staff-checkout/accept-offer.tsx';
import { OfflineCheckout } from '../../features/staff-checkout/offline-checkout.tsx';
import { RecordPage } from '../../parts/record-page.tsx';
import { isQuoteNumber, offerRequest, offlineNumber } from './offline-checkout.loader.ts';

export { loader } from './offline-checkout.loader.ts';

/** Takes an order or a payment for a customer (specification §2): an order by its number, an offer by its quote's. */
export default function OfflineCheckoutPage() {
  const intl = useIntl();
  const number = offlineNumber(useParams().offline) ?? '';
  const isQuote = isQuoteNumber(number);
  const { data: order } = useSalesAdminGetOrderQuery({ params: { number } }, { skip: isQuote });
  const { data: draft } = useSalesAdminDraftOfferQuery(offerRequest(number), { skip: !isQuote });
  return (
    <RecordPage
      name={intl.formatMessage({ id: 'admin.checkout.offline-heading' }, { number: number.toUpperCase() })}
      list={{ title: 'admin.orders.title', to: adminOrdersPath() }}
    >
      {order ? <OfflineCheckout order={order} /> : null}
      {draft ? <AcceptOffer draft={draft} /> : null}
    </RecordPage>
  );
}
