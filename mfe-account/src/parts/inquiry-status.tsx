import { quoteTone, quoteWording, type QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** An inquiry's status in the customer's wording (specification §4), in their language. */
export function InquiryStatus({ status }: { readonly status: QuoteStatus }) {
  return (
    <StatusBadge tone={quoteTone(status, 'customer')}>
      <FormattedMessage id={quoteWording(status)} />
    </StatusBadge>
  );
}
