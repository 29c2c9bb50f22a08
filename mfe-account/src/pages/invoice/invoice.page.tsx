import { myInvoicesPath, myOrderPath } from '@gantry/contracts/addresses/account';
import { paperPdfAddress } from '@gantry/contracts/file-address';
import type { Invoice } from '@gantry/contracts/schemas/invoice';
import { DocumentSheet } from '@gantry/ui/document-sheet';
import { PaperBar } from '@gantry/ui/paper-bar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { useSalesGetMyInvoiceQuery } from '../../api/invoices.endpoints.ts';
import { useSalesGetPaperQuery } from '../../api/papers.endpoints.ts';
import { InvoiceStatus } from '../../features/invoices/invoice-status.tsx';
import { InvoiceBalance, PayInvoice } from '../../features/invoices/pay-invoice.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';
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
  const { number, orderNumber, orderedBy } = invoice;
  // one's own is paid as one orders; a colleague's by who pays for the company
  const mayPay = useMayInCompany('pay-company-invoices') || !orderedBy;
  return (
    <PaperBar action={mayPay ? <PayInvoice invoice={invoice} /> : null}>
      <InvoiceStatus invoice={invoice} />
      <InvoiceBalance invoice={invoice} />
      {orderedBy ? <FormattedMessage id="account.invoice.ordered-by" values={{ name: orderedBy }} /> : null}
      <Link to={myOrderPath(orderNumber)}>
        <FormattedMessage id="account.order.heading" values={{ number: orderNumber.toUpperCase() }} />
      </Link>
      <Link to={myInvoicesPath()}>
        <FormattedMessage id="account.invoices.heading" />
      </Link>
      <a href={paperPdfAddress('invoice', number, locale)} download>
        <FormattedMessage id="account.record.pdf" />
      </a>
    </PaperBar>
  );
}
