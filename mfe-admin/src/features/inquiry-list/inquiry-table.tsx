import { adminOfferPath, adminOrdersPath, adminQuotePath } from '@gantry/contracts/addresses/admin';
import { inquirySorts, type AdminInquirySummary } from '@gantry/contracts/schemas/admin-inquiry';
import { useFormats } from '@gantry/i18n/formats';
import type { Column } from '@gantry/ui/column-table';
import { StatusBadge } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { QuoteStatusBadge } from '../../parts/quote-status-badge.tsx';
import { ListTrail, TrailLink } from '../../parts/list-trail/list-trail.tsx';
import { SortedTable } from '../../parts/table-filter/sorted-table.tsx';
import styles from './inquiry-list.module.css';

/** Inquiries, each with who asks what, since when it waits, and who has it. */
export function InquiryTable({ inquiries }: { readonly inquiries: readonly AdminInquirySummary[] }) {
  const headId = (key: string) => `admin.inquiries.${key}`;
  const columns = useInquiryColumns();
  return (
    <ListTrail paths={inquiries.map(({ number }) => adminQuotePath(number))}>
      <SortedTable
        list="quotes"
        caption={<FormattedMessage id="admin.inquiries.title" />}
        headId={headId}
        columns={columns}
        path={adminOrdersPath()}
        sorts={inquirySorts}
        downFirst={['number', 'updated']}
        rows={inquiries}
        rowKey={({ number }) => number}
      />
    </ListTrail>
  );
}

function useInquiryColumns(): readonly Column<AdminInquirySummary>[] {
  const { time } = useFormats();
  return [
    { key: 'number', isRowHead: true, tight: true, cell: (inquiry) => <NumberLink inquiry={inquiry} /> },
    { key: 'status', tight: true, cell: ({ status }) => <QuoteStatusBadge status={status} /> },
    { key: 'due', tight: true, cell: ({ dueAt, isLate }) => <Due dueAt={dueAt} isLate={isLate} /> },
    {
      key: 'updated',
      tight: true,
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{time(updatedAt)}</time>,
    },
    {
      key: 'subject',
      cell: ({ subject }) => <FormattedMessage id={`admin.inquiry.subject.${subject}`} />,
    },
    { key: 'from', roomy: true, className: styles.words, cell: (inquiry) => <Sender inquiry={inquiry} /> },
    { key: 'about', roomy: true, className: styles.words, cell: ({ summary }) => summary },
    { key: 'assignee', cell: ({ assignee }) => assignee ?? '–' },
  ];
}

/** When whoever's turn it is must have acted; what is late says so in words. */
function Due({ dueAt, isLate }: Pick<AdminInquirySummary, 'dueAt' | 'isLate'>) {
  const { time } = useFormats();
  if (!dueAt) return '–';
  return (
    <>
      <time dateTime={dueAt}>{time(dueAt)}</time>
      {isLate ? (
        <span className={styles.soft}>
          <StatusBadge tone="bad">
            <FormattedMessage id="admin.inquiries.late" />
          </StatusBadge>
        </span>
      ) : null}
    </>
  );
}

/** Statuses in which an offer is being drawn up or has been sent. */
const withOffer: readonly AdminInquirySummary['status'][] = ['move-to-offer', 'sent-offer'];

function NumberLink({ inquiry: { number, status } }: { readonly inquiry: AdminInquirySummary }) {
  return (
    <>
      <TrailLink to={adminQuotePath(number)} className={styles.number}>
        {number.toUpperCase()}
      </TrailLink>
      {withOffer.includes(status) ? (
        <Link to={adminOfferPath(number)} className={styles.offer}>
          <FormattedMessage id="admin.offer.title" />
        </Link>
      ) : null}
    </>
  );
}

function Sender({ inquiry: { name, company, email } }: { readonly inquiry: AdminInquirySummary }) {
  return (
    <>
      {name}
      {company ? ` · ${company}` : ''}
      <span className={styles.soft}>{email}</span>
    </>
  );
}
