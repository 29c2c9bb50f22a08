import { lineStatuses, type LineStatus } from '@gantry/contracts/statuses/line-statuses';
import { lineWording } from '@gantry/contracts/statuses/wording';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** A status in the customer's wording (specification §4), in their language. */
export function CustomerStatus({ status }: { readonly status: LineStatus }) {
  return (
    <StatusBadge tone={lineStatuses[status].customer.tone}>
      <FormattedMessage id={lineWording(status)} />
    </StatusBadge>
  );
}
