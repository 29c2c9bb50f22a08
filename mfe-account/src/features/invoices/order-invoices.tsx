import { FormattedMessage } from 'react-intl';
import { useSalesListMyOrderInvoicesQuery } from '../../api/invoices.endpoints.ts';
import { InvoicesTable } from './invoices-table.tsx';

/** Invoices and credit memos of an order; nothing before its first. */
export function OrderInvoices({ number }: { readonly number: string }) {
  const { data: invoices = [] } = useSalesListMyOrderInvoicesQuery({ params: { number } });
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="order-invoices">
      <h2 id="order-invoices">
        <FormattedMessage id="account.order.invoices" />
      </h2>
      <InvoicesTable invoices={invoices} caption="account.order.invoices" hasOrder={false} />
    </section>
  );
}
