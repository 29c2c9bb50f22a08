import type { InquiryLine } from '@gantry/contracts/schemas/inquiry';
import { LineWishes } from '@gantry/forms/line-wishes';
import { useFormats } from '@gantry/i18n/formats';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { ProductName } from '../../parts/product-name.tsx';

/** The products an inquiry asks about. */
export function InquiryLines({ lines }: { readonly lines: readonly InquiryLine[] }) {
  const { count } = useFormats();
  const columns: readonly Column<InquiryLine>[] = [
    { key: 'line', cell: ({ lineNumber }) => lineNumber },
    { key: 'product', isRowHead: true, roomy: true, cell: (line) => <Wanted line={line} /> },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.inquiry.lines" />}
      headId={(key) => `account.order.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}

function Wanted({ line }: { readonly line: InquiryLine }) {
  return (
    <>
      <ProductName product={line} />
      <LineWishes line={line} />
    </>
  );
}
