import type { InquiryMessage } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Conversation } from '@gantry/ui/conversation';
import { FormattedMessage } from 'react-intl';

/** What both sides wrote, oldest first. */
export function InquiryConversation({ messages }: { readonly messages: readonly InquiryMessage[] }) {
  const { time } = useFormats();
  return (
    <Conversation
      title={<FormattedMessage id="account.inquiry.conversation" />}
      messages={messages}
      empty={<FormattedMessage id="account.inquiry.no-words" />}
      nameOf={({ from }) => (
        <FormattedMessage id={from === 'store' ? 'account.inquiry.store' : 'account.inquiry.you'} />
      )}
      time={time}
    />
  );
}
