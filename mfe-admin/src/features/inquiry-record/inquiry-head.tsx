import { adminQuotePath } from '@gantry/contracts/addresses/admin';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, StatusBadge } from '@gantry/ui';
import { StaffPaperLinks } from '@gantry/ui/paper-links';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AuditLink } from '../../parts/audit-link.tsx';
import { CreateMpoLink } from '../../parts/create-mpo-link.tsx';
import { QuoteStatusBadge } from '../../parts/quote-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';

/** Where an inquiry stands: its status, whose clock runs, who has it, and whether its contact is blocked. */
export function InquiryHead({ inquiry }: { readonly inquiry: AdminInquiry }) {
  const { time } = useFormats();
  return (
    <>
      <BlockedContacts blocked={inquiry.blockedContacts} />
      <p className={recordStyles.summary}>
        <QuoteStatusBadge status={inquiry.status} />
        <Clock inquiry={inquiry} />
        <span>
          <FormattedMessage
            id="admin.inquiry.summary"
            values={{ when: time(inquiry.receivedAt), assignee: inquiry.assignee ?? 'none' }}
          />
        </span>
        {inquiry.reason ? (
          <span>
            <FormattedMessage id={`admin.inquiry.reason.${inquiry.reason}`} />
          </span>
        ) : null}
        {inquiry.mergedInto ? (
          <Link to={adminQuotePath(inquiry.mergedInto)}>{inquiry.mergedInto.toUpperCase()}</Link>
        ) : null}
        <CreateMpoLink source={inquiry.number} />
        <StaffPaperLinks kinds={['quote']} number={inquiry.number} />
        <AuditLink of={['inquiry', inquiry.number]} />
      </p>
    </>
  );
}

function Clock({ inquiry: { status, dueAt, isLate } }: { readonly inquiry: AdminInquiry }) {
  const { time } = useFormats();
  const turn = quoteStatuses[status]?.turn;
  if (!turn || !dueAt) return null;
  return (
    <StatusBadge tone={isLate ? 'bad' : 'neutral'}>
      <FormattedMessage id={`admin.inquiry.turn.${turn}`} /> ·{' '}
      <FormattedMessage
        id={isLate ? 'admin.inquiry.overdue' : 'admin.inquiry.due'}
        values={{ when: time(dueAt) }}
      />
    </StatusBadge>
  );
}

/** The block list proposes; nothing has happened yet. */
function BlockedContacts({ blocked }: { readonly blocked: AdminInquiry['blockedContacts'] }) {
  const { day } = useFormats();
  if (blocked.length === 0) return null;
  return (
    <Alert tone="warn" title={<FormattedMessage id="admin.inquiry.blocked.title" />}>
      {blocked.map(({ kind, value, reason, addedAt, inquiryNumber }) => (
        <p key={`${kind} ${value}`}>
          <FormattedMessage
            id="admin.inquiry.blocked"
            values={{
              kind,
              value,
              reason,
              when: day(addedAt),
              number: <Link to={adminQuotePath(inquiryNumber)}>{inquiryNumber.toUpperCase()}</Link>,
            }}
          />
        </p>
      ))}
    </Alert>
  );
}
