import { locales, splitLocale, type LocaleCode } from '@gantry/contracts/locales';
import type { Messages } from '@gantry/i18n/messages';
import { lazy, useMemo, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import { useHref } from 'react-router';

/** Texts that only some pages or parts say; the rest of the catalog does not carry them. */
export interface TextsApart {
  /** Must have come before anything that says them is rendered: call it in a page's `prepare` or beside a chunk's import. */
  readonly load: () => Promise<void>;
  /** Adds them to the texts that the page has already. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>;
  /**
   * A part that says them, fetched with them when it is shown. Stands in a `Suspense`; its styles belong to a module that
   * the page has anyway, since the head names no others.
   * @example
   * const ReportForm = formTexts.lazy(() => import(/* webpackChunkName: "catalog-review-report" *\/ './report-form.tsx'));
   */
  readonly lazy: <Props extends object>(
    part: () => Promise<{ readonly default: ComponentType<Props> }>,
  ) => LazyExoticComponent<ComponentType<Props>>;
}

const cache = createIntlCache();

/** @param messages gives them in a locale, in chunks of their own (`loadMessages`) */
export function textsApart(messages: (locale: LocaleCode) => Promise<Messages>): TextsApart {
  const loaded = new Map<LocaleCode, Messages>();
  const loadOf = async (locale: LocaleCode): Promise<void> => {
    if (loaded.has(locale)) return;
    const texts = await messages(locale);
    loaded.set(locale, locale === 'en-XA' ? await pseudoOf(texts) : texts);
  };
  const load = async (): Promise<void> => void (await Promise.all(languagesHere().map(loadOf)));
  const Provider: TextsApart['Provider'] = ({ children }) => {
    const outer = useIntl();
    const { code } = splitLocale(useHref('/')).locale;
    const intl = useMemo(() => withTexts(outer, loaded.get(code)), [outer, code]);
    return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
  };
  return { load, Provider, lazy: (part) => lazyPart(part, { load, Provider }) };
}

/** Nobody else's page carries what makes them. */
async function pseudoOf(texts: Messages): Promise<Messages> {
  const { pseudoMessages } = await import(/* webpackChunkName: "pseudo" */ '@gantry/i18n/pseudo');
  return pseudoMessages(texts);
}

function withTexts({ locale, defaultLocale, timeZone, messages }: IntlShape, texts: Messages = {}) {
  const all = { ...messages, ...texts } as Record<string, string>;
  return createIntl({ locale, defaultLocale, timeZone, messages: all }, cache);
}

const lazyPart = <Props extends object>(
  part: () => Promise<{ readonly default: ComponentType<Props> }>,
  { load, Provider }: Pick<TextsApart, 'load' | 'Provider'>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [{ default: Part }] = await Promise.all([part(), load()]);
    return {
      default: (props: Props) => (
        <Provider>
          <Part {...props} />
        </Provider>
      ),
    };
  });

/** In a browser the document's own. The server has every language at hand, and pages are asked for in any of them. */
function languagesHere(): readonly LocaleCode[] {
  const codes = locales.map(({ code }) => code);
  if (typeof document === 'undefined') return codes;
  const { lang } = document.documentElement;
  // a document in the pseudo-locale says that it is in English
  return [codes.find((code) => code === lang) ?? 'en-XA'];
}
