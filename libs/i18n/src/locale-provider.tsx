import { storeHours } from '@gantry/domain/business-days';
import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import type { MessageBook } from './messages.ts';
import { quickMessages } from './quick-messages.ts';

/** Dates and times are the store's own, in Wyoming, wherever the page is rendered: server and browser must agree. */
const storeTimeZone = storeHours.timeZone;

type Intl = ReturnType<typeof createIntl>;

/** Formatters are costly to make, and the server renders many pages from one book: they are kept with it. */
const ofBook = new WeakMap<MessageBook, Intl>();

/** What words and formats in a book's language, made once for each book. */
export function intlOf(book: MessageBook): Intl {
  const known = ofBook.get(book);
  if (known) return known;
  const made = createIntl(
    {
      locale: book.locale === 'en-XA' ? 'en-US' : book.locale,
      defaultLocale: 'en-US',
      messages: book.messages as Record<string, string>,
      timeZone: storeTimeZone,
    },
    createIntlCache(),
  );
  const quick = { ...made, formatMessage: quickMessages(made, book) };
  ofBook.set(book, quick);
  return quick;
}

/** Gives the page its language. The pseudo-locale formats numbers and dates as English. */
export function LocaleProvider({ book, children }: { book: MessageBook; children: ReactNode }) {
  return <RawIntlProvider value={intlOf(book)}>{children}</RawIntlProvider>;
}
