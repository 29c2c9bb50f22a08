import { adminQuotePath } from '@gantry/contracts/addresses/admin';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import recordStyles from '../../parts/record.module.css';
import { CustomerView } from './customer-view.tsx';
import { InquiryActions } from './inquiry-actions.tsx';
import { InquiryConversation } from './inquiry-conversation.tsx';
import { InquiryFacts } from './inquiry-facts.tsx';
import { InquiryFiles } from './inquiry-files.tsx';
import { InquiryHead } from './inquiry-head.tsx';
import styles from './inquiry-record.module.css';
import { InquiryTimeline } from './inquiry-timeline.tsx';
import { InternalNote } from './internal-note.tsx';
import { QuoteGrid } from './lines/quote-grid.tsx';
import { RecordBar } from './record-bar.tsx';
import { SupplierRequests } from './suppliers/supplier-requests.tsx';

/** A quote or inquiry in the back office, or what its customer sees of it, as the address says. */
export function InquiryRecord({ inquiry }: { readonly inquiry: AdminInquiry }) {
  const [search] = useSearchParams();
  const isCustomerView = search.get('view') === 'customer';
  return (
    <div className={recordStyles.record}>
      <InquiryHead inquiry={inquiry} />
      <Views number={inquiry.number} isCustomerView={isCustomerView} />
      {isCustomerView ? <CustomerView number={inquiry.number} /> : <StaffView inquiry={inquiry} />}
    </div>
  );
}

interface ViewsProps {
  readonly number: string;
  readonly isCustomerView: boolean;
}

function Views({ number, isCustomerView }: ViewsProps) {
  const intl = useIntl();
  const path = adminQuotePath(number);
  const views = [
    { key: 'staff-view', to: path, isCurrent: !isCustomerView },
    { key: 'customer-view', to: `${path}?view=customer`, isCurrent: isCustomerView },
  ];
  return (
    <nav className={styles.views} aria-label={intl.formatMessage({ id: 'admin.quote.views' })}>
      {views.map(({ key, to, isCurrent }) => (
        <Link key={key} to={to} aria-current={isCurrent ? 'page' : undefined} className={styles.view}>
          <FormattedMessage id={`admin.quote.${key}`} />
        </Link>
      ))}
    </nav>
  );
}

/** Who asks what, the lines to price, what was said, and what may be done now. */
function StaffView({ inquiry }: { readonly inquiry: AdminInquiry }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback(
    (lineId: string, isChosen: boolean) =>
      setChosen(
        (before) => new Set(isChosen ? [...before, lineId] : [...before].filter((id) => id !== lineId)),
      ),
    [],
  );
  return (
    <>
      <RecordBar inquiry={inquiry} chosen={chosen} />
      <InquiryFacts inquiry={inquiry} />
      {inquiry.lines.length > 0 || inquiry.may.editLines ? (
        <QuoteGrid inquiry={inquiry} chosen={chosen} onChoose={choose} />
      ) : null}
      <SupplierRequests inquiry={inquiry} chosen={chosen} />
      <InquiryFiles inquiry={inquiry} />
      <InquiryConversation messages={inquiry.messages} />
      <InquiryActions inquiry={inquiry} />
      <InternalNote number={inquiry.number} />
      <section aria-labelledby="inquiry-story">
        <h2 id="inquiry-story" className={recordStyles.title}>
          <FormattedMessage id="admin.order.timeline" />
        </h2>
        <InquiryTimeline history={inquiry.history} />
      </section>
    </>
  );
}
