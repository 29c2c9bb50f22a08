import type { LocaleCode } from '@gantry/contracts/locales';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { applyFacts } from './apply-facts.ts';
import { useConfig } from './config-context.ts';
import { isHydrated } from '../navigation/is-hydrated.ts';
import { useLocale } from './locale-code-context.ts';
import { pageFacts, type PageMatch } from './page-facts.ts';
import { useStoreFacts } from './store-facts.loader.ts';

/** Milliseconds a new page has to be painted before its head is written. */
const afterPage = 16;

/**
 * Keeps the document's head true after navigation in the browser, and after a failure there; the first page came with
 * its own.
 * @param status of what is shown, see `useErrorStatus`
 */
export function useDocumentHead(status: number): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const store = useStoreFacts();
  const { origin } = useConfig();
  const locale: LocaleCode = useLocale();
  const intl = useIntl();
  const first = useRef<readonly unknown[]>(null);

  useEffect(() => {
    // The page that came with the document brought its head along, and of its data only what the page itself needs.
    const shown = [pathname, search, matches.at(-1)?.loaderData, status];
    first.current ??= isHydrated() ? [] : shown;
    if (shown.every((part, index) => part === first.current?.[index])) return undefined;
    first.current = [];
    const pages: PageMatch[] = matches.map(({ handle, loaderData }) => ({ handle, data: loaderData }));
    const format = (id: string, values?: Readonly<Record<string, string>>) =>
      intl.formatMessage({ id }, values);
    const applyHead = () =>
      applyFacts(
        pageFacts({ matches: pages, locale, path: pathname, search, origin, store, format, status }),
      );
    // The page is to be seen first: its head is read by others.
    const later = setTimeout(applyHead, afterPage);
    return () => clearTimeout(later);
    // A page's data may change without the address changing; its title goes with it.
  }, [pathname, search, matches, store, origin, locale, intl, status]);
}
