import type { AdminInvoice } from '@gantry/contracts/schemas/invoice';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { GiftMark } from '@gantry/ui/gift-mark';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';

type Line = AdminInvoice['lines'][number];

/** What units cost, with what promotions took off them. */
function Amount({ line: { unitPrice, quantity, amount } }: { readonly line: Line }) {
  const discount = unitPrice * quantity - amount;
  if (discount <= 0) return <Money amount={amount} />;
  return (
    <>
      <Money amount={amount} />
      <br />
      <FormattedMessage id="admin.invoice.promotions" values={{ amount: <Money amount={-discount} /> }} />
    </>
  );
}

/** What was invoiced or credited. */
export function InvoiceLines({ invoice: { lines } }: { readonly invoice: AdminInvoice }) {
  const { count } = useFormats();
  if (lines.length === 0) return null;
  const columns: readonly Column<Line>[] = [
    { key: 'line', numeric: true, cell: ({ lineNumber }) => lineNumber },
    {
      key: 'item',
      isRowHead: true,
      roomy: true,
      cell: ({ name, brand, partNumber, isGift }) => (
        <>
          {name}
          <br />
          <span className={recordStyles.mono}>{[brand, partNumber].filter(Boolean).join(' ')}</span>
          <GiftMark isGift={isGift} />
        </>
      ),
    },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    { key: 'price', numeric: true, cell: ({ unitPrice }) => <Money amount={unitPrice} /> },
    { key: 'tax', numeric: true, cell: ({ tax }) => <Money amount={tax} /> },
    { key: 'amount', numeric: true, cell: (line) => <Amount line={line} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.invoice.lines" />}
      headId={(key) => `admin.invoices.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}
