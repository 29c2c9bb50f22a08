import { quoteTone, type QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** An inquiry's status in the words of the back office: one for each status. */
export function QuoteStatusBadge({ status }: { readonly status: QuoteStatus }) {
  return (
    <StatusBadge tone={quoteTone(status, 'staff')}>
      <FormattedMessage id={`admin.quote-status.${status}`} />
    </StatusBadge>
  );
}
