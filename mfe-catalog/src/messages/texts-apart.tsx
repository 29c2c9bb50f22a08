import { locales, splitLocale, type LocaleCode } from '@gantry/contracts/locales';
import type { Messages } from '@gantry/i18n/messages';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router';

/** Texts that only some pages or parts say; the rest of the catalog does not carry them. */
export interface TextsApart {
  /** Must have come before anything that says them is rendered: a page's `prepare`. */
  readonly load: () => Promise<void>;
  /** Adds them to the texts of the page, for all that is drawn from here on. */
  readonly use: () => void;
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

/** @param messages gives them in a locale, in chunks of their own (`loadMessages`) */
export function textsApart(messages: (locale: LocaleCode) => Promise<Messages>): TextsApart {
  const loaded = new Map<LocaleCode, Messages>();
  const books = new WeakSet();
  const loadOf = async (locale: LocaleCode): Promise<void> => {
    if (loaded.has(locale)) return;
    const texts = await messages(locale);
    loaded.set(locale, locale === 'en-XA' ? await pseudoOf(texts) : texts);
  };
  const load = async (): Promise<void> => void (await Promise.all(languagesHere().map(loadOf)));
  const use = (): void => {
    const { messages: book } = useIntl();
    const texts = loaded.get(splitLocale(useHref('/')).locale.code);
    if (!texts || books.has(book)) return;
    // Not texts beside those of the page: widgets in the part still add theirs, which it must be able to say.
    Object.assign(book, texts);
    books.add(book);
  };
  return { load, use, lazy: (part) => lazyPart(part, { load, use }) };
}

const lazyPart = <Props extends object>(
  part: () => Promise<{ readonly default: ComponentType<Props> }>,
  { load, use: useTexts }: Pick<TextsApart, 'load' | 'use'>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [{ default: Part }] = await Promise.all([part(), load()]);
    return {
      default: function WithTexts(props: Props) {
        useTexts();
        return <Part {...props} />;
      },
    };
  });

/** Nobody else's page carries what makes them. */
async function pseudoOf(texts: Messages): Promise<Messages> {
  const { pseudoMessages } = await import(/* webpackChunkName: "pseudo" */ '@gantry/i18n/pseudo');
  return pseudoMessages(texts);
}

/** In a browser the document's own. The server has every language at hand, and pages are asked for in any of them. */
function languagesHere(): readonly LocaleCode[] {
  const codes = locales.map(({ code }) => code);
  if (typeof document === 'undefined') return codes;
  const { lang } = document.documentElement;
  // a document in the pseudo-locale says that it is in English
  return [codes.find((code) => code === lang) ?? 'en-XA'];
}
