import type { InquiryMessage } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Conversation } from '@gantry/ui/conversation';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';

/** What both sides wrote, with who of the store did, oldest first. */
export function InquiryConversation({ messages }: { readonly messages: readonly InquiryMessage[] }) {
  const { time } = useFormats();
  return (
    <Conversation
      dense
      title={<FormattedMessage id="admin.inquiry.conversation" />}
      titleClassName={recordStyles.title}
      messages={messages}
      empty={<FormattedMessage id="admin.inquiry.no-words" />}
      nameOf={({ author }) => author ?? <FormattedMessage id="admin.inquiry.customer" />}
      noteOf={({ from }) => (from === 'store' ? <FormattedMessage id="admin.inquiry.of-store" /> : null)}
      time={time}
    />
  );
}
