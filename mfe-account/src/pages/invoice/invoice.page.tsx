import { myInvoicesPath, myOrderPath } from '@gantry/contracts/addresses/account';
import { paymentPath } from '@gantry/contracts/addresses/checkout';
import { paperPdfAddress } from '@gantry/contracts/file-address';
import type { Invoice } from '@gantry/contracts/schemas/invoice';
import { LinkButton, Money } from '@gantry/ui';
import { DocumentSheet } from '@gantry/ui/document-sheet';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { useSalesGetMyInvoiceQuery } from '../../api/invoices.endpoints.ts';
import { useSalesGetPaperQuery } from '../../api/papers.endpoints.ts';
import { InvoiceStatus } from '../../features/invoices/invoice-status.tsx';
import styles from './invoice.module.css';
import { paperCall } from './paper-call.ts';

export { loader } from './invoice.loader.ts';

/** An invoice or credit memo as a sheet of paper; above it, on the screen alone, what is still to be paid and how. */
export default function InvoicePage() {
  const { number = '' } = useParams();
  const { data: invoice } = useSalesGetMyInvoiceQuery({ params: { number } });
  const { data: document } = useSalesGetPaperQuery(paperCall(number));
  if (!invoice || !document) return null;
  return (
    <>
      <InvoiceBar invoice={invoice} />
      <DocumentSheet document={document} />
    </>
  );
}

function InvoiceBar({ invoice }: { readonly invoice: Invoice }) {
  const { locale } = useIntl();
  const { number, orderNumber, balance } = invoice;
  return (
    <div className={styles.bar}>
      <p>
        <InvoiceStatus invoice={invoice} />
        {balance > 0 ? (
          <span>
            <FormattedMessage id="account.invoice.balance" values={{ amount: <Money amount={balance} /> }} />
          </span>
        ) : null}
        <Link to={myOrderPath(orderNumber)}>
          <FormattedMessage id="account.order.heading" values={{ number: orderNumber.toUpperCase() }} />
        </Link>
        <Link to={myInvoicesPath()}>
          <FormattedMessage id="account.invoices.heading" />
        </Link>
        <a href={paperPdfAddress('invoice', number, locale)} download>
          <FormattedMessage id="account.record.pdf" />
        </a>
      </p>
      {balance > 0 ? (
        <LinkButton
          variant="primary"
          to={paymentPath('stripe-payment-intent', { order: orderNumber, invoice: number })}
        >
          <FormattedMessage id="account.invoice.pay" />
        </LinkButton>
      ) : null}
    </div>
  );
}
