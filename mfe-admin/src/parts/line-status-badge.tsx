import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { lineTone } from '@gantry/domain/statuses/wording';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** A line's status in the words of the back office: one for each status, where customers read one for several. */
export function LineStatusBadge({ status }: { readonly status: LineStatus }) {
  return (
    <StatusBadge tone={lineTone(status, 'staff')}>
      <FormattedMessage id={`admin.line-status.${status}`} />
    </StatusBadge>
  );
}
