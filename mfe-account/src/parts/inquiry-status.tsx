import type { QuoteStatus } from '@gantry/contracts/statuses/moves';
import { StatusBadge, type Tone } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** An inquiry's status in the customer's wording (specification §4), in his language. */
export function InquiryStatus({ status }: { readonly status: QuoteStatus }) {
  return (
    <StatusBadge tone={toneOf(status)}>
      <FormattedMessage id={`account.quote-status.${status}`} />
    </StatusBadge>
  );
}

function toneOf(status: QuoteStatus): Tone {
  if (status.startsWith('waiting-customer') || status === 'sent-offer') return 'ask';
  if (status === 'move-to-order') return 'good';
  if (status === 'new') return 'waiting';
  return status.startsWith('cancelled') || status === 'cleared' ? 'neutral' : 'progress';
}
