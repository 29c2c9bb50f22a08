import { adminQuotePath } from '@gantry/contracts/addresses/admin';
import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AuditLink } from '../../parts/audit-link.tsx';
import { QuoteStatusBadge } from '../../parts/quote-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';
import { InquiryActions } from './inquiry-actions.tsx';
import { InquiryConversation } from './inquiry-conversation.tsx';
import { InquiryFacts } from './inquiry-facts.tsx';
import { InquiryLines } from './inquiry-lines.tsx';
import { InquiryTimeline } from './inquiry-timeline.tsx';

/** An inquiry in the back office: where it stands, who asks what, what was said, and what may be done now. */
export function InquiryRecord({ inquiry }: { readonly inquiry: AdminInquiry }) {
  const { time } = useFormats();
  return (
    <div className={recordStyles.record}>
      <p className={recordStyles.summary}>
        <QuoteStatusBadge status={inquiry.status} />
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
        <AuditLink of={['inquiry', inquiry.number]} />
      </p>
      <InquiryFacts inquiry={inquiry} />
      {inquiry.lines.length > 0 ? <InquiryLines lines={inquiry.lines} /> : null}
      <InquiryConversation messages={inquiry.messages} />
      <InquiryActions inquiry={inquiry} />
      <section aria-labelledby="inquiry-story">
        <h2 id="inquiry-story" className={recordStyles.title}>
          <FormattedMessage id="admin.order.timeline" />
        </h2>
        <InquiryTimeline history={inquiry.history} />
      </section>
    </div>
  );
}
