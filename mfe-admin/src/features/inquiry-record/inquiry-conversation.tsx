import type { InquiryMessage } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import styles from './inquiry-record.module.css';

/** What both sides wrote, with who of the store did, oldest first. */
export function InquiryConversation({ messages }: { readonly messages: readonly InquiryMessage[] }) {
  const { time } = useFormats();
  return (
    <section aria-labelledby="inquiry-conversation">
      <h2 id="inquiry-conversation" className={styles.title}>
        <FormattedMessage id="admin.inquiry.conversation" />
      </h2>
      {messages.length === 0 ? (
        <p className={styles.soft}>
          <FormattedMessage id="admin.inquiry.no-words" />
        </p>
      ) : (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <li key={`${message.at} ${message.from}`} data-from={message.from} className={styles.message}>
              <p className={styles.meta}>
                <strong>{message.author ?? <FormattedMessage id="admin.inquiry.customer" />}</strong>{' '}
                {message.from === 'store' ? <FormattedMessage id="admin.inquiry.of-store" /> : null}{' '}
                <time dateTime={message.at}>{time(message.at)}</time>
              </p>
              <p className={styles.words}>{message.text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
