import { myInquiriesPath, myInquiryPrintPath } from '@gantry/contracts/addresses/account';
import { paperPdfAddress } from '@gantry/contracts/file-address';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { OfferLink } from '@gantry/forms/offer-link';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useParams } from 'react-router';
import { useSalesGetMyInquiryQuery } from '../../api/inquiries.endpoints.ts';
import { InquiryChanges } from '../../features/inquiry/inquiry-changes.tsx';
import { InquiryConversation } from '../../features/inquiry/inquiry-conversation.tsx';
import { InquiryFiles } from '../../features/inquiry/inquiry-files.tsx';
import { InquiryFacts } from '../../features/inquiry/inquiry-facts.tsx';
import { InquiryLines } from '../../features/inquiry/inquiry-lines.tsx';
import { InquiryTimeline } from '../../features/inquiry/inquiry-timeline.tsx';
import { InquiryStatus } from '../../parts/inquiry-status.tsx';
import type { InquiryAnswer } from './inquiry.action.ts';
import { RecordPage } from '../../parts/record-page.tsx';

export { loader } from './inquiry.loader.ts';
export { action } from './inquiry.action.ts';

/** An inquiry: what was asked, what was said since, where it stands, and what the customer may do now. */
export default function InquiryPage() {
  const { time } = useFormats();
  const { locale } = useIntl();
  const { number = '' } = useParams();
  const { data: inquiry } = useSalesGetMyInquiryQuery({ params: { number } });
  const posted = useActionData<InquiryAnswer>();
  if (!inquiry) return null;
  return (
    <RecordPage
      kind="inquiry"
      number={inquiry.number}
      list={{ title: 'account.inquiries.heading', to: myInquiriesPath() }}
      status={<InquiryStatus status={inquiry.status} />}
      lead={<Received inquiry={inquiry} when={time(inquiry.receivedAt)} />}
      printTo={myInquiryPrintPath(inquiry.number)}
      pdf={paperPdfAddress('quote', inquiry.number, locale)}
      aside={<InquiryAside inquiry={inquiry} />}
    >
      <OfferLink inquiry={inquiry} />
      {inquiry.lines.length > 0 ? <InquiryLines lines={inquiry.lines} /> : null}
      <InquiryFiles inquiry={inquiry} posted={posted?.intent === 'files' ? posted : undefined} />
      <InquiryConversation messages={inquiry.messages} />
      <InquiryChanges inquiry={inquiry} posted={posted?.intent === 'files' ? undefined : posted} />
    </RecordPage>
  );
}

/** When it came, and from whom where that was a colleague. */
function Received({ inquiry: { askedBy }, when }: { readonly inquiry: Inquiry; readonly when: string }) {
  if (!askedBy) return <FormattedMessage id="account.inquiry.received" values={{ when }} />;
  return <FormattedMessage id="account.inquiry.received-from" values={{ when, name: askedBy }} />;
}

function InquiryAside({ inquiry }: { readonly inquiry: Inquiry }) {
  return (
    <>
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
    </>
  );
}
