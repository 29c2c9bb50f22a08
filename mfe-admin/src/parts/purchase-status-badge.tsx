import { purchaseOrderTone, type PurchaseOrderStatus } from '@gantry/domain/statuses/purchase-order-statuses';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** The status of a purchase order in the words of the back office. */
export function PurchaseStatusBadge({ status }: { readonly status: PurchaseOrderStatus }) {
  return (
    <StatusBadge tone={purchaseOrderTone(status)}>
      <FormattedMessage id={`admin.purchase-status.${status}`} />
    </StatusBadge>
  );
}
