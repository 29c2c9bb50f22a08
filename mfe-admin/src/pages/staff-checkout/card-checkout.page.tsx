import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { useSalesAdminGetOrderQuery } from '../../api/orders.endpoints.ts';
import { CardCheckout } from '../../features/staff-checkout/card-checkout.tsx';
import { RecordPage } from '../../parts/record-page.tsx';

export { loader } from './card-checkout.loader.ts';

/** Takes a customer's card for an order (specification §2): all that is due, or at `custom` an amount of its own. */
export default function CardCheckoutPage() {
  const intl = useIntl();
  const number = useParams().number?.toLowerCase() ?? '';
  const isCustom = useLocation().pathname.includes('/stripe/custom/');
  const { data: order } = useSalesAdminGetOrderQuery({ params: { number } });
  return (
    <RecordPage
      name={intl.formatMessage({ id: 'admin.checkout.card-heading' }, { number: number.toUpperCase() })}
      list={{ title: 'admin.orders.title', to: adminOrdersPath() }}
    >
      {order ? <CardCheckout order={order} isCustom={isCustom} /> : null}
    </RecordPage>
  );
}
