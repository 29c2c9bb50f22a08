import type { InquiryMessage } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import styles from './inquiry-status.module.css';

/** What both sides wrote, oldest first. */
export function Conversation({ messages }: { readonly messages: readonly InquiryMessage[] }) {
  const { time } = useFormats();
  return (
    <section aria-labelledby="inquiry-conversation">
      <h2 id="inquiry-conversation" className={styles.title}>
        <FormattedMessage id="catalog.inquiry.conversation" />
      </h2>
      {messages.length === 0 ? (
        <p>
          <FormattedMessage id="catalog.inquiry.no-words" />
        </p>
      ) : (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <li key={`${message.at} ${message.from}`} data-from={message.from} className={styles.message}>
              <p className={styles.meta}>
                <strong>
                  <FormattedMessage
                    id={message.from === 'store' ? 'catalog.inquiry.store' : 'catalog.inquiry.you'}
                  />
                </strong>{' '}
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
