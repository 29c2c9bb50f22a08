import { useFormats } from '@gantry/i18n/formats';
import { Breadcrumb, LinkButton, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useParams } from 'react-router';
import { useSalesGetMyInquiryQuery } from '../../api/inquiries.endpoints.ts';
import { InquiryConversation } from '../../features/inquiry/inquiry-conversation.tsx';
import { InquiryFacts } from '../../features/inquiry/inquiry-facts.tsx';
import { InquiryLines } from '../../features/inquiry/inquiry-lines.tsx';
import { InquiryTimeline } from '../../features/inquiry/inquiry-timeline.tsx';
import { InquiryWithdraw } from '../../features/inquiry/inquiry-withdraw.tsx';
import { InquiryWrite } from '../../features/inquiry/inquiry-write.tsx';
import styles from '../../features/inquiry/inquiry.module.css';
import type { PostedChange } from '../../features/inquiry/posted-change.ts';
import { InquiryStatus } from '../../parts/inquiry-status.tsx';
import { urls } from '../../urls.ts';

export { loader } from './inquiry.loader.ts';
export { action } from './inquiry.action.ts';

/** An inquiry: what was asked, what was said since, where it stands, and what the customer may do now. */
export default function InquiryPage() {
  const intl = useIntl();
  const { time } = useFormats();
  const { number = '' } = useParams();
  const { data: inquiry } = useSalesGetMyInquiryQuery({ params: { number } });
  const posted = useActionData<PostedChange>();
  if (!inquiry) return null;
  const name = intl.formatMessage(
    { id: 'account.inquiry.heading' },
    { number: inquiry.number.toUpperCase() },
  );
  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'account.breadcrumb' })}
            items={[
              { name: intl.formatMessage({ id: 'account.inquiries.heading' }), to: urls.inquiries },
              { name },
            ]}
          />
        }
        title={name}
        aside={<InquiryStatus status={inquiry.status} />}
        lead={<FormattedMessage id="account.inquiry.received" values={{ when: time(inquiry.receivedAt) }} />}
        actions={
          <LinkButton to={urls.inquiryPrint(inquiry.number)}>
            <FormattedMessage id="account.inquiry.print" />
          </LinkButton>
        }
      />
      <div className={styles.page}>
        <div className={styles.main}>
          {inquiry.lines.length > 0 ? <InquiryLines lines={inquiry.lines} /> : null}
          <InquiryConversation messages={inquiry.messages} />
          {inquiry.may.includes('write') ? (
            <InquiryWrite key={inquiry.messages.length} inquiry={inquiry} posted={posted} />
          ) : null}
          {inquiry.may.includes('withdraw') ? <InquiryWithdraw inquiry={inquiry} posted={posted} /> : null}
        </div>
        <aside className={styles.aside}>
          <section aria-labelledby="inquiry-facts">
            <h2 id="inquiry-facts">
              <FormattedMessage id="account.inquiry.facts" />
            </h2>
            <InquiryFacts inquiry={inquiry} />
          </section>
          <section aria-labelledby="inquiry-story">
            <h2 id="inquiry-story">
              <FormattedMessage id="account.inquiry.timeline" />
            </h2>
            <InquiryTimeline history={inquiry.history} />
          </section>
        </aside>
      </div>
    </>
  );
}
