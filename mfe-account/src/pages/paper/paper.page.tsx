import { useParams, useSearchParams } from 'react-router';
import { useSalesGetInvoiceByLinkQuery } from '../../api/invoices.endpoints.ts';
import { InvoiceStatus } from '../../features/invoices/invoice-status.tsx';
import { InvoiceBalance, PayInvoice } from '../../features/invoices/pay-invoice.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';
import { tokenQuery } from '../../parts/may-ask.ts';
import { Paper } from '../../parts/paper.tsx';
import { ownPaperOf } from './own-paper-of.ts';

export { loader } from './paper.loader.ts';

/** Any record as a sheet of paper, for its account or whoever holds its link. */
export default function PaperPage() {
  const { kind } = useParams();
  const paper = ownPaperOf(kind);
  if (!paper) return null;
  return paper === 'invoice' ? <InvoicePaper /> : <Paper kind={paper} />;
}

/** Above an invoice stands what is still to be paid of it, and how: also for a guest who holds its link. */
function InvoicePaper() {
  const { number = '' } = useParams();
  const [address] = useSearchParams();
  const query = tokenQuery(address);
  const { data: invoice } = useSalesGetInvoiceByLinkQuery({ params: { number }, query });
  // whoever holds the link of a colleague's pays it as anybody would
  const mayPay = useMayInCompany('pay-company-invoices') || !invoice?.orderedBy || query.token !== undefined;
  if (!invoice) return <Paper kind="invoice" />;
  return (
    <Paper kind="invoice" action={mayPay ? <PayInvoice invoice={invoice} token={query.token} /> : null}>
      <InvoiceStatus invoice={invoice} />
      <InvoiceBalance invoice={invoice} />
    </Paper>
  );
}
