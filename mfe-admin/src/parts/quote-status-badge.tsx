import { quoteTone, type QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import { StatusBadge } from '@gantry/ui';

/** A status as the specification spells it: staff work with the labels themselves, in every language. */
export function QuoteStatusBadge({ status }: { readonly status: QuoteStatus }) {
  return <StatusBadge tone={quoteTone(status, 'staff')}>{status}</StatusBadge>;
}
