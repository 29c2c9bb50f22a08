import type { AdminInquirySummary } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, HeadCell, RowHead, Table } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { QuoteStatusBadge } from '../../parts/quote-status-badge.tsx';
import { urls } from '../../urls.ts';
import styles from './inquiry-desk.module.css';

const columns = ['number', 'status', 'updated', 'subject', 'from', 'about', 'assignee'] as const;

/** Inquiries, each with who asks what, since when it waits, and who has it. */
export function InquiryTable({ inquiries }: { readonly inquiries: readonly AdminInquirySummary[] }) {
  return (
    <Table caption={<FormattedMessage id="admin.inquiries.title" />}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column}>
              <FormattedMessage id={`admin.inquiries.${column}`} />
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {inquiries.map((inquiry) => (
          <InquiryRow key={inquiry.number} inquiry={inquiry} />
        ))}
      </tbody>
    </Table>
  );
}

function InquiryRow({ inquiry }: { readonly inquiry: AdminInquirySummary }) {
  const { time } = useFormats();
  return (
    <tr>
      <RowHead>
        <Link to={urls.quote(inquiry.number)} className={styles.number}>
          {inquiry.number.toUpperCase()}
        </Link>
      </RowHead>
      <Cell tight>
        <QuoteStatusBadge status={inquiry.status} />
      </Cell>
      <Cell tight>
        <time dateTime={inquiry.updatedAt}>{time(inquiry.updatedAt)}</time>
      </Cell>
      <Cell>
        <FormattedMessage id={`admin.inquiry.subject.${inquiry.subject}`} />
      </Cell>
      <Cell className={styles.words}>
        {inquiry.name}
        {inquiry.company ? ` · ${inquiry.company}` : ''}
        <span className={styles.soft}>{inquiry.email}</span>
      </Cell>
      <Cell className={styles.words}>{inquiry.summary}</Cell>
      <Cell>{inquiry.assignee ?? '–'}</Cell>
    </tr>
  );
}
