import { adminInvoicePath } from '@gantry/contracts/addresses/admin';
import type { InvoiceSummary } from '@gantry/contracts/schemas/invoice';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useSalesAdminListOrderInvoicesQuery } from '../../api/invoices.endpoints.ts';
import { InvoiceStatusBadge } from '../../parts/invoice-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';

export interface OrderInvoicesProps {
  /** of the order */
  readonly number: string;
  /** heading level, below the heading that names the order */
  readonly level: 2 | 3;
}

/** Invoices and credit memos of an order; nothing before goods leave. */
export function OrderInvoices({ number, level }: OrderInvoicesProps) {
  const Heading = `h${level}` as const;
  const { data: invoices = [] } = useSalesAdminListOrderInvoicesQuery({ params: { number } });
  if (invoices.length === 0) return null;
  return (
    <div>
      <Heading className={recordStyles.title}>
        <FormattedMessage id="admin.order.invoices" />
      </Heading>
      <InvoiceTable invoices={invoices} />
    </div>
  );
}

function InvoiceTable({ invoices }: { readonly invoices: readonly InvoiceSummary[] }) {
  const { day } = useFormats();
  const columns: readonly Column<InvoiceSummary>[] = [
    {
      key: 'number',
      isRowHead: true,
      tight: true,
      cell: (invoice) => <InvoiceName invoice={invoice} />,
    },
    { key: 'issued', tight: true, cell: ({ issuedAt }) => day(issuedAt) },
    { key: 'due', tight: true, cell: ({ dueAt }) => (dueAt ? day(dueAt) : '–') },
    { key: 'status', cell: (invoice) => <InvoiceStatusBadge invoice={invoice} /> },
    {
      key: 'amount',
      numeric: true,
      cell: ({ kind, amount }) => <Money amount={kind === 'invoice' ? amount : -amount} />,
    },
    { key: 'balance', numeric: true, cell: ({ balance }) => <Money amount={balance} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.order.invoices" />}
      headId={(key) => `admin.invoices.${key}`}
      columns={columns}
      rows={invoices}
      rowKey={({ number: name }) => name}
    />
  );
}

const InvoiceName = ({ invoice: { number, kind } }: { readonly invoice: InvoiceSummary }) => (
  <Link to={adminInvoicePath(number)}>
    <FormattedMessage id={`admin.${kind}.heading`} values={{ number: number.toUpperCase() }} />
  </Link>
);
