import { orderRequestTone, type OrderRequestStatus } from '@gantry/domain/statuses/order-request-statuses';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** The status of a cancellation or return in the words of the back office. */
export function RequestStatusBadge({ status }: { readonly status: OrderRequestStatus }) {
  return (
    <StatusBadge tone={orderRequestTone(status)}>
      <FormattedMessage id={`admin.request-status.${status}`} />
    </StatusBadge>
  );
}
