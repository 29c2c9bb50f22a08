import { adminInvoicePath, adminOrderPath } from '@gantry/contracts/addresses/admin';
import { useUser } from '@gantry/api-client';
import { invoiceContactRoles, isOneOfRoles } from '@gantry/domain/roles';
import type { AdminInvoice } from '@gantry/contracts/schemas/invoice';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Money } from '@gantry/ui';
import { StaffPaperLinks } from '@gantry/ui/paper-links';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AuditLink } from '../../parts/audit-link.tsx';
import { InvoiceStatusBadge } from '../../parts/invoice-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';
import { InvoiceActs } from './invoice-acts.tsx';
import { InvoiceAllocations } from './invoice-allocations.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

/** An invoice or credit memo in the back office: where it stands, what it says, what settles it, what may be done. */
export function InvoiceRecord({ invoice }: { readonly invoice: AdminInvoice }) {
  return (
    <div className={recordStyles.record}>
      <InvoiceHead invoice={invoice} />
      <InvoiceNotices invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      <InvoiceActs invoice={invoice} />
      <InvoiceFacts invoice={invoice} />
      <InvoiceAllocations invoice={invoice} />
    </div>
  );
}

function InvoiceHead({ invoice }: { readonly invoice: AdminInvoice }) {
  const { day } = useFormats();
  const { number, orderNumber, issuedAt, balance, accountNumber } = invoice;
  const mayReadStatement = isOneOfRoles(invoiceContactRoles, useUser()?.role);
  return (
    <p className={recordStyles.summary}>
      <InvoiceStatusBadge invoice={invoice} />
      <span>
        <FormattedMessage id="admin.invoice.issued" values={{ day: day(issuedAt) }} />
      </span>
      <span>
        <FormattedMessage id="admin.invoice.balance" values={{ amount: <Money amount={balance} /> }} />
      </span>
      <Link to={adminOrderPath(orderNumber)}>
        <FormattedMessage id="admin.order.heading" values={{ number: orderNumber.toUpperCase() }} />
      </Link>
      <StaffPaperLinks kinds={['invoice']} number={number} />
      {accountNumber && mayReadStatement ? (
        <StaffPaperLinks kinds={['statement']} number={accountNumber} />
      ) : null}
      <AuditLink of={['invoice', number]} />
    </p>
  );
}

/** What must be known before anything is done: a dispute, or that another stands in its place. */
function InvoiceNotices({ invoice }: { readonly invoice: AdminInvoice }) {
  const { time } = useFormats();
  const { disputed, replaces, replacedBy } = invoice;
  return (
    <>
      {disputed ? (
        <Alert
          tone="warn"
          title={
            <FormattedMessage
              id="admin.invoice.disputed"
              values={{ when: time(disputed.at), by: disputed.by ?? '–' }}
            />
          }
        >
          {disputed.reason}
        </Alert>
      ) : null}
      {replacedBy ? <Neighbor text="admin.invoice.replaced-by" number={replacedBy} /> : null}
      {replaces ? <Neighbor text="admin.invoice.replaces" number={replaces} /> : null}
    </>
  );
}

const Neighbor = ({ text, number }: { readonly text: string; readonly number: string }) => (
  <Alert tone="note">
    <FormattedMessage
      id={text}
      values={{ invoice: <Link to={adminInvoicePath(number)}>{number.toUpperCase()}</Link> }}
    />
  </Alert>
);
