import type { AdminInquiryMessage } from '@gantry/contracts/schemas/admin-inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Conversation } from '@gantry/ui/conversation';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import styles from './inquiry-record.module.css';

/** What everybody wrote, oldest first; each message says who reads it. */
export function InquiryConversation({ messages }: { readonly messages: readonly AdminInquiryMessage[] }) {
  const { time } = useFormats();
  return (
    <Conversation
      dense
      title={<FormattedMessage id="admin.inquiry.conversation" />}
      titleClassName={recordStyles.title}
      messages={messages}
      empty={<FormattedMessage id="admin.inquiry.no-words" />}
      nameOf={({ author, from }) => author ?? <FormattedMessage id={`admin.inquiry.${from}`} />}
      noteOf={(message) => (
        <span className={styles.audience} data-audience={message.audience}>
          <FormattedMessage id={audienceText(message)} />
        </span>
      )}
      time={time}
    />
  );
}

const audienceText = ({ audience, from }: AdminInquiryMessage): string =>
  audience === 'internal'
    ? 'admin.inquiry.internal'
    : `admin.inquiry.${from === 'store' ? 'to' : 'of'}-${audience}`;
