import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { useIntl } from 'react-intl';
import { PhoneOrder } from '../../features/phone-order/phone-order.tsx';
import { RecordPage } from '../../parts/record-page.tsx';

export { loader } from './phone-order.loader.ts';

/** Takes an order on the telephone, at the store's prices or those its taker may set. */
export default function PhoneOrderPage() {
  const intl = useIntl();
  return (
    <RecordPage
      name={intl.formatMessage({ id: 'admin.phone.title' })}
      list={{ title: 'admin.orders.title', to: adminOrdersPath() }}
      isWide
    >
      <PhoneOrder />
    </RecordPage>
  );
}
