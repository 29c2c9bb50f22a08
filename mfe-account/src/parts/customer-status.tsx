import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { lineTone, lineWording } from '@gantry/domain/statuses/wording';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** A status in the customer's wording (specification §4), in their language. */
export function CustomerStatus({ status }: { readonly status: LineStatus }) {
  return (
    <StatusBadge tone={lineTone(status, 'customer')}>
      <FormattedMessage id={lineWording(status)} />
    </StatusBadge>
  );
}
