import { myInvoicePath, myOrderPath } from '@gantry/contracts/addresses/account';
import type { InvoiceSummary } from '@gantry/contracts/schemas/invoice';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { buyerColumn } from '../../parts/buyer-column.tsx';
import { InvoiceStatus } from './invoice-status.tsx';

export interface InvoicesTableProps {
  readonly invoices: readonly InvoiceSummary[];
  /** message id of what the table is called */
  readonly caption: string;
  /** the column of the order is left out where all are of one */
  readonly hasOrder?: boolean;
  /** whether it says who of the company has ordered */
  readonly hasBuyer?: boolean;
}

/** Invoices and credit memos, with what is still to be paid of each. */
export function InvoicesTable({ invoices, caption, hasOrder = true, hasBuyer = false }: InvoicesTableProps) {
  const { day } = useFormats();
  const columns: readonly Column<InvoiceSummary>[] = [
    {
      key: 'number',
      isRowHead: true,
      tight: true,
      cell: (invoice) => <InvoiceName invoice={invoice} />,
    },
    ...(hasOrder ? [orderColumn] : []),
    ...(hasBuyer ? [buyerColumn<InvoiceSummary>(({ orderedBy }) => orderedBy)] : []),
    { key: 'po', cell: ({ poNumber }) => poNumber },
    {
      key: 'issued',
      tight: true,
      cell: ({ issuedAt }) => <time dateTime={issuedAt}>{day(issuedAt)}</time>,
    },
    {
      key: 'due',
      tight: true,
      cell: ({ dueAt }) => (dueAt ? <time dateTime={dueAt}>{day(dueAt)}</time> : '–'),
    },
    { key: 'status', tight: true, cell: (invoice) => <InvoiceStatus invoice={invoice} /> },
    { key: 'amount', numeric: true, tight: true, unit: 'USD', cell: signedAmount },
    balanceColumn,
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id={caption} />}
      headId={(key) => `account.invoices.${key}`}
      columns={columns}
      rows={invoices}
      rowKey={({ number }) => number}
    />
  );
}

const orderColumn: Column<InvoiceSummary> = {
  key: 'order',
  tight: true,
  cell: ({ orderNumber }) => <Link to={myOrderPath(orderNumber)}>{orderNumber.toUpperCase()}</Link>,
};

const balanceColumn: Column<InvoiceSummary> = {
  key: 'balance',
  numeric: true,
  tight: true,
  unit: 'USD',
  cell: ({ balance }) => <Money amount={balance} />,
};

const InvoiceName = ({ invoice: { number, kind } }: { readonly invoice: InvoiceSummary }) => (
  <Link to={myInvoicePath(number)}>
    <FormattedMessage id={`account.${kind}.name`} values={{ number: number.toUpperCase() }} />
  </Link>
);

const signedAmount = ({ kind, amount }: InvoiceSummary) => (
  <Money amount={kind === 'invoice' ? amount : -amount} />
);
