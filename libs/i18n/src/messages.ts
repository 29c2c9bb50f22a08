import type { LocaleCode } from '@gantry/contracts/locales';
import { pseudoMessages, type Message } from './pseudo.ts';

export type Messages = Readonly<Record<string, Message>>;

/** All texts of a page: the shell's and those of every remote loaded so far. */
export interface MessageBook {
  readonly locale: LocaleCode;
  /** one object for the life of the page; `LocaleProvider` reads it at each use, so texts may be added later */
  readonly messages: Record<string, Message>;
  addMessages(more: Messages): void;
}

/**
 * A book of texts. Under the pseudo-locale English texts become pseudo ones as they are added, so a remote answers
 * its en-US texts for en-XA.
 */
export function createMessageBook(locale: LocaleCode, ...parts: readonly Messages[]): MessageBook {
  const messages: Record<string, Message> = {};
  const book: MessageBook = {
    locale,
    messages,
    addMessages: (more) => void Object.assign(messages, locale === 'en-XA' ? pseudoMessages(more) : more),
  };
  for (const part of parts) book.addMessages(part);
  return book;
}
