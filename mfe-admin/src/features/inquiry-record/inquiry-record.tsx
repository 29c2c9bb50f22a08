import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { InquiryActions } from './inquiry-actions.tsx';
import { InquiryConversation } from './inquiry-conversation.tsx';
import { InquiryFacts } from './inquiry-facts.tsx';
import { InquiryHead } from './inquiry-head.tsx';
import { InquiryLines } from './inquiry-lines.tsx';
import { InquiryTimeline } from './inquiry-timeline.tsx';
import { InternalNote } from './internal-note.tsx';

/** An inquiry in the back office: where it stands, who asks what, what was said, and what may be done now. */
export function InquiryRecord({ inquiry }: { readonly inquiry: AdminInquiry }) {
  return (
    <div className={recordStyles.record}>
      <InquiryHead inquiry={inquiry} />
      <InquiryFacts inquiry={inquiry} />
      {inquiry.lines.length > 0 ? <InquiryLines lines={inquiry.lines} /> : null}
      <InquiryConversation messages={inquiry.messages} />
      <InquiryActions inquiry={inquiry} />
      <InternalNote number={inquiry.number} />
      <section aria-labelledby="inquiry-story">
        <h2 id="inquiry-story" className={recordStyles.title}>
          <FormattedMessage id="admin.order.timeline" />
        </h2>
        <InquiryTimeline history={inquiry.history} />
      </section>
    </div>
  );
}
