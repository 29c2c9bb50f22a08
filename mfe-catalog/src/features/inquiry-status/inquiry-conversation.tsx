import type { InquiryMessage } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Conversation } from '@gantry/ui/conversation';
import { FormattedMessage } from 'react-intl';
import styles from './inquiry-status.module.css';

/** What both sides wrote, oldest first. */
export function InquiryConversation({ messages }: { readonly messages: readonly InquiryMessage[] }) {
  const { time } = useFormats();
  return (
    <Conversation
      title={<FormattedMessage id="catalog.inquiry.conversation" />}
      titleClassName={styles.title}
      messages={messages}
      empty={<FormattedMessage id="catalog.inquiry.no-words" />}
      nameOf={({ from }) => (
        <FormattedMessage id={from === 'store' ? 'catalog.inquiry.store' : 'catalog.inquiry.you'} />
      )}
      time={time}
    />
  );
}
