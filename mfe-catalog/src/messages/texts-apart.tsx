import { locales, splitLocale, type LocaleCode } from '@gantry/contracts/locales';
import type { Messages } from '@gantry/i18n/messages';
import { pseudoMessages } from '@gantry/i18n/pseudo';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl } from 'react-intl';
import { useHref } from 'react-router';

/** Texts that only some pages or parts say; the rest of the catalog does not carry them. */
export interface TextsApart {
  /** Must have come before anything that says them is rendered: call it in a page's `prepare` or beside a chunk's import. */
  readonly load: () => Promise<void>;
  /** Adds them to the texts that the page has already. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>;
}

const cache = createIntlCache();

/** @param messages gives them in a locale, in chunks of their own (`loadMessages`) */
export function textsApart(messages: (locale: LocaleCode) => Promise<Messages>): TextsApart {
  const loaded = new Map<LocaleCode, Messages>();
  const loadOf = async (locale: LocaleCode): Promise<void> => {
    if (loaded.has(locale)) return;
    const texts = await messages(locale);
    loaded.set(locale, locale === 'en-XA' ? pseudoMessages(texts) : texts);
  };
  return {
    load: async () => void (await Promise.all(languagesHere().map(loadOf))),
    Provider({ children }) {
      const outer = useIntl();
      const { code } = splitLocale(useHref('/')).locale;
      const intl = useMemo(() => {
        const { locale, defaultLocale, timeZone } = outer;
        const all = { ...outer.messages, ...loaded.get(code) } as Record<string, string>;
        return createIntl({ locale, defaultLocale, timeZone, messages: all }, cache);
      }, [outer, code]);
      return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
    },
  };
}

/** In a browser the document's own. The server has every language at hand, and pages are asked for in any of them. */
function languagesHere(): readonly LocaleCode[] {
  const codes = locales.map(({ code }) => code);
  if (typeof document === 'undefined') return codes;
  const { lang } = document.documentElement;
  // a document in the pseudo-locale says that it is in English
  return [codes.find((code) => code === lang) ?? 'en-XA'];
}
