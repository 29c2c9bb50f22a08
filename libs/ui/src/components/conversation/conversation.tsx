// By the library's name: remotes take this file into their own chunks, and the parts it is made of from the shell.
import { classNames } from '@gantry/ui';
import { useId, type ReactNode } from 'react';
import styles from './conversation.module.css';

/** One message as it is shown; `at` is the moment it was sent, ISO 8601. */
export interface ConversationMessage {
  readonly at: string;
  readonly from: 'customer' | 'store' | 'supplier';
  readonly text: string;
}

export interface ConversationProps<Message extends ConversationMessage> {
  readonly title: ReactNode;
  readonly titleClassName?: string;
  /** oldest first */
  readonly messages: readonly Message[];
  /** what stands there while nobody has written */
  readonly empty: ReactNode;
  readonly nameOf: (message: Message) => ReactNode;
  /** stands behind the name */
  readonly noteOf?: (message: Message) => ReactNode;
  /** a moment in words */
  readonly time: (at: string) => string;
  /** closer and smaller, for the back office */
  readonly dense?: boolean;
}

/** What customer, store and suppliers wrote to each other. */
export function Conversation<Message extends ConversationMessage>({
  title,
  titleClassName,
  messages,
  empty,
  nameOf,
  noteOf,
  time,
  dense = false,
}: ConversationProps<Message>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames(dense && styles.dense)}>
      <h2 id={titleId} className={titleClassName}>
        {title}
      </h2>
      {messages.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <li
              key={`${message.at} ${message.from} ${message.text}`}
              data-from={message.from}
              className={styles.message}
            >
              <p className={styles.meta}>
                <strong>{nameOf(message)}</strong> {noteOf?.(message)}{' '}
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
