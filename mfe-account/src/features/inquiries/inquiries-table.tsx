import { myInquiryPath } from '@gantry/contracts/addresses/account';
import type { InquirySummary } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { buyerColumn } from '../../parts/buyer-column.tsx';
import { InquiryStatus } from '../../parts/inquiry-status.tsx';

export interface InquiriesTableProps {
  readonly inquiries: readonly InquirySummary[];
  /** whether it says who of the company has asked */
  readonly hasBuyer?: boolean;
}

/** Inquiries as a table, newest first. */
export function InquiriesTable({ inquiries, hasBuyer = false }: InquiriesTableProps) {
  const { day } = useFormats();
  const columns: readonly Column<InquirySummary>[] = [
    {
      key: 'number',
      isRowHead: true,
      tight: true,
      cell: ({ number }) => <Link to={myInquiryPath(number)}>{number.toUpperCase()}</Link>,
    },
    {
      key: 'received',
      tight: true,
      cell: ({ receivedAt }) => <time dateTime={receivedAt}>{day(receivedAt)}</time>,
    },
    ...(hasBuyer ? [buyerColumn<InquirySummary>(({ askedBy }) => askedBy)] : []),
    { key: 'about', roomy: true, cell: ({ summary }) => summary },
    { key: 'status', tight: true, cell: ({ status }) => <InquiryStatus status={status} /> },
    { key: 'products', numeric: true, cell: ({ lineCount }) => lineCount },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.inquiries.caption" />}
      headId={(key) => `account.inquiries.${key}`}
      columns={columns}
      rows={inquiries}
      rowKey={({ number }) => number}
    />
  );
}
