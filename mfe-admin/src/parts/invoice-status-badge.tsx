import type { InvoiceSummary } from '@gantry/contracts/schemas/invoice';
import { invoiceTone } from '@gantry/domain/statuses/invoice-statuses';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** The status of an invoice in the words of the back office, and beside it that it is overdue. */
export function InvoiceStatusBadge({ invoice }: { readonly invoice: InvoiceSummary }) {
  const { status, isOverdue } = invoice;
  return (
    <>
      <StatusBadge tone={invoiceTone(status)}>
        <FormattedMessage id={`admin.invoice-status.${status}`} />
      </StatusBadge>
      {isOverdue ? (
        <>
          {' '}
          <StatusBadge tone="bad">
            <FormattedMessage id="admin.invoice.overdue" />
          </StatusBadge>
        </>
      ) : null}
    </>
  );
}
