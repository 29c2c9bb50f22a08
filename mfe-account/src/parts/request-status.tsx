import { orderRequestTone, type OrderRequestStatus } from '@gantry/domain/statuses/order-request-statuses';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** Where a cancellation or return stands, in the customer's words. */
export function RequestStatus({ status }: { readonly status: OrderRequestStatus }) {
  return (
    <StatusBadge tone={orderRequestTone(status)}>
      <FormattedMessage id={`account.request.status.${status}`} />
    </StatusBadge>
  );
}
