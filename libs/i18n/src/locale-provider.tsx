import { storeHours } from '@gantry/domain/business-days';
import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import type { MessageBook } from './messages.ts';
import type { PageYear } from './page-year.ts';
import { quickMessages } from './quick-messages.ts';

/** Dates and times are the store's own, in Wyoming, wherever the page is rendered: server and browser must agree. */
const storeTimeZone = storeHours.timeZone;

type Intl = ReturnType<typeof createIntl> & PageYear;

/** Formatters are costly to make, and the server renders many pages from one book: they are kept with it. */
const ofBook = new WeakMap<MessageBook, Intl>();

/**
 * What words and formats in a book's language, made once for each book and year.
 * @param pageYear the year the page was made in; see `page-year.ts`
 */
export function intlOf(book: MessageBook, pageYear?: number): Intl {
  const known = ofBook.get(book);
  if (known && (pageYear === undefined || known.pageYear === pageYear)) return known;
  const made = createIntl(
    {
      locale: book.locale === 'en-XA' ? 'en-US' : book.locale,
      defaultLocale: 'en-US',
      messages: book.messages as Record<string, string>,
      timeZone: storeTimeZone,
    },
    createIntlCache(),
  );
  const quick = { ...made, formatMessage: quickMessages(made, book), pageYear };
  ofBook.set(book, quick);
  return quick;
}

/** Gives the page its language. The pseudo-locale formats numbers and dates as English. */
export function LocaleProvider({ book, year, children }: LocaleProviderProps) {
  return <RawIntlProvider value={intlOf(book, year)}>{children}</RawIntlProvider>;
}

export interface LocaleProviderProps {
  readonly book: MessageBook;
  /** in which the page was made, on the store's clock */
  readonly year?: number | undefined;
  readonly children: ReactNode;
}
