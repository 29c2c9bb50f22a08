import { splitLocale } from '@gantry/contracts/locales';
import { type ReactNode, useMemo } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { helpTextsOf } from './load-help-texts.ts';

const cache = createIntlCache();

/** Adds the texts of the help section to those the page has already. */
export function HelpTexts({ children }: { readonly children: ReactNode }) {
  const outer = useIntl();
  const { code } = splitLocale(useHref('/')).locale;
  const intl = useMemo(() => {
    const { locale, defaultLocale, timeZone } = outer;
    const messages = { ...outer.messages, ...helpTextsOf(code) } as Record<string, string>;
    return createIntl({ locale, defaultLocale, timeZone, messages }, cache);
  }, [outer, code]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
