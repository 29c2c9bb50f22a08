import type { LineStatus } from '@gantry/contracts/statuses/moves';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { toneOf } from './status-tone.ts';

/** A status in the customer's wording (specification §4), in his language. */
export function CustomerStatus({ status }: { readonly status: LineStatus }) {
  return (
    <StatusBadge tone={toneOf(status)}>
      <FormattedMessage id={`account.status.${status}`} />
    </StatusBadge>
  );
}
