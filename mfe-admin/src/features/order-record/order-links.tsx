import { useUser } from '@gantry/api-client';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { inquiryRoles, isOneOfRoles } from '@gantry/domain/roles';
import { StaffPaperLinks } from '@gantry/ui/paper-links';
import { AuditLink } from '../../parts/audit-link.tsx';
import { CreateMpoLink } from '../../parts/create-mpo-link.tsx';
import recordStyles from '../../parts/record.module.css';
import { OrderRequests } from './order-requests.tsx';

/** What an order leads to: its cancellations and returns, a purchase order for it, its papers, its audit trail. */
export function OrderLinks({ order }: { readonly order: AdminOrder }) {
  const { number, paymentTerm, depositDue } = order;
  const user = useUser();
  const hasProforma = paymentTerm === 'advanced' || depositDue !== null;
  const mayRead = isOneOfRoles(inquiryRoles, user?.role);
  return (
    <p className={recordStyles.summary}>
      <OrderRequests number={number} />
      <CreateMpoLink source={number} />
      <StaffPaperLinks kinds={hasProforma && mayRead ? ['order', 'proforma'] : ['order']} number={number} />
      <AuditLink of={['order', number]} />
    </p>
  );
}
