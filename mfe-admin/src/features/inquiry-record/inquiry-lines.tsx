import { productPath } from '@gantry/contracts/addresses/catalog';
import type { InquiryLine } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import recordStyles from '../../parts/record.module.css';

/** The products asked about. */
export function InquiryLines({ lines }: { readonly lines: readonly InquiryLine[] }) {
  const { count } = useFormats();
  const columns: readonly Column<InquiryLine>[] = [
    { key: 'line', cell: ({ lineNumber }) => lineNumber },
    {
      key: 'product',
      isRowHead: true,
      roomy: true,
      cell: ({ uri, name }) => (uri ? <Link to={productPath(uri)}>{name}</Link> : name),
    },
    { key: 'part', tight: true, cell: (line) => <PartNumber line={line} /> },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    { key: 'unit', cell: ({ unitOfMeasure }) => unitOfMeasure },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.inquiry.lines" />}
      headOf={(key) => <FormattedMessage id={`admin.inquiry.${key}`} />}
      columns={columns}
      rows={lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}

function PartNumber({ line: { brand, partNumber } }: { readonly line: InquiryLine }) {
  return (
    <>
      {brand} <span className={recordStyles.mono}>{partNumber}</span>
    </>
  );
}
