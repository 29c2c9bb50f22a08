import type { InquirySummary } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, HeadCell, RowHead, Table } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { InquiryStatus } from '../../parts/inquiry-status.tsx';
import { urls } from '../../urls.ts';

/** Inquiries as a table, newest first. */
export function InquiriesTable({ inquiries }: { readonly inquiries: readonly InquirySummary[] }) {
  const { day } = useFormats();
  return (
    <Table caption={<FormattedMessage id="account.inquiries.caption" />}>
      <thead>
        <tr>
          {['number', 'received', 'about', 'status'].map((key) => (
            <HeadCell key={key}>
              <FormattedMessage id={`account.inquiries.${key}`} />
            </HeadCell>
          ))}
          <HeadCell numeric>
            <FormattedMessage id="account.inquiries.products" />
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {inquiries.map((inquiry) => (
          <tr key={inquiry.number}>
            <RowHead>
              <Link to={urls.inquiry(inquiry.number)}>{inquiry.number.toUpperCase()}</Link>
            </RowHead>
            <Cell tight>
              <time dateTime={inquiry.receivedAt}>{day(inquiry.receivedAt)}</time>
            </Cell>
            <Cell>{inquiry.summary}</Cell>
            <Cell tight>
              <InquiryStatus status={inquiry.status} />
            </Cell>
            <Cell numeric>{inquiry.lineCount}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
