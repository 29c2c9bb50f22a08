import type { QuoteStatus } from '@gantry/contracts/statuses/moves';
import { StatusBadge } from '@gantry/ui';
import { quoteTone } from '@gantry/ui/quote-tone';
import { FormattedMessage } from 'react-intl';

/** An inquiry's status in the customer's wording (specification §4), in his language. */
export function InquiryStatus({ status }: { readonly status: QuoteStatus }) {
  return (
    <StatusBadge tone={quoteTone(status)}>
      <FormattedMessage id={`account.quote-status.${status}`} />
    </StatusBadge>
  );
}
