import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { adminOrderPdfAddress } from '@gantry/contracts/file-address';
import { FormattedMessage, useIntl } from 'react-intl';
import { AuditLink } from '../../parts/audit-link.tsx';
import { CreateMpoLink } from '../../parts/create-mpo-link.tsx';
import recordStyles from '../../parts/record.module.css';
import { OrderRequests } from './order-requests.tsx';

/** What an order leads to: its cancellations and returns, a purchase order for it, its paper, its audit trail. */
export function OrderLinks({ order: { number } }: { readonly order: AdminOrder }) {
  const { locale } = useIntl();
  return (
    <p className={recordStyles.summary}>
      <OrderRequests number={number} />
      <CreateMpoLink source={number} />
      <a href={adminOrderPdfAddress(number, locale)} download>
        <FormattedMessage id="admin.order.pdf" />
      </a>
      <AuditLink of={['order', number]} />
    </p>
  );
}
