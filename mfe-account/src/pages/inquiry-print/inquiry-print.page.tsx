import { quoteWording } from '@gantry/domain/statuses/quote-statuses';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesGetMyInquiryQuery } from '../../api/inquiries.endpoints.ts';
import { InquiryConversation } from '../../features/inquiry/inquiry-conversation.tsx';
import { InquiryFacts } from '../../features/inquiry/inquiry-facts.tsx';
import { InquiryLines } from '../../features/inquiry/inquiry-lines.tsx';
import { RecordSheet } from '../../parts/record-sheet.tsx';

export { loader } from '../inquiry/inquiry.loader.ts';

/** An inquiry as a sheet of paper. */
export default function InquiryPrintPage() {
  const { time } = useFormats();
  const { number = '' } = useParams();
  const { data: inquiry } = useSalesGetMyInquiryQuery({ params: { number } });
  if (!inquiry) return null;
  return (
    <RecordSheet
      kind="inquiry"
      number={inquiry.number}
      lead={<FormattedMessage id="account.inquiry.received" values={{ when: time(inquiry.receivedAt) }} />}
      status={<FormattedMessage id={quoteWording(inquiry.status)} />}
      facts={<InquiryFacts inquiry={inquiry} />}
    >
      {inquiry.lines.length > 0 ? <InquiryLines lines={inquiry.lines} /> : null}
      <InquiryConversation messages={inquiry.messages} />
    </RecordSheet>
  );
}
