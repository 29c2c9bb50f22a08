import { adminInvoicePath } from '@gantry/contracts/addresses/admin';
import type { AdminInvoice } from '@gantry/contracts/schemas/invoice';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

type Row = AdminInvoice['allocations'][number] & { readonly key: number };

/** Money and credit memos that settle it, oldest first. */
export function InvoiceAllocations({ invoice }: { readonly invoice: AdminInvoice }) {
  const { time } = useFormats();
  const { allocations, number } = invoice;
  if (allocations.length === 0) return null;
  const columns: readonly Column<Row>[] = [
    { key: 'at', isRowHead: true, tight: true, cell: ({ at }) => time(at) },
    { key: 'kind', cell: ({ kind }) => <FormattedMessage id={`admin.invoice.allocation.${kind}`} /> },
    {
      key: 'memo',
      cell: ({ creditMemo }) =>
        creditMemo && creditMemo !== number ? (
          <Link to={adminInvoicePath(creditMemo)}>{creditMemo.toUpperCase()}</Link>
        ) : (
          '–'
        ),
    },
    { key: 'amount', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.invoice.allocations" />}
      headId={(key) => `admin.invoices.${key}`}
      columns={columns}
      rows={allocations.map((one, key) => ({ ...one, key }))}
      rowKey={({ key }) => key}
    />
  );
}
