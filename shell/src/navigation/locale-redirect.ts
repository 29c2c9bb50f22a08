import { cookieNames } from '@gantry/contracts/cookies';
import { defaultLocale, localizedPath, type LocaleCode } from '@gantry/contracts/locales';
import {
  acceptedLanguages,
  detectLocale,
  localeCookie,
  type CookiePlace,
} from '@gantry/i18n/locale-detection';

export interface LocaleChoice {
  readonly locale: LocaleCode;
  /** the `Set-Cookie` line that remembers it */
  readonly cookie: string;
  /** where to go; undefined when the visitor is there already */
  readonly redirect: string | undefined;
}

/** What a request says that may be a visitor's first. */
export interface FirstRequest {
  readonly pathname: string;
  readonly search: string;
  readonly cookies: Readonly<Record<string, string>>;
  /** the header of that name */
  readonly acceptLanguage: string | undefined;
  readonly place: CookiePlace;
}

/**
 * The language of a first visit (specification §4): found by the browser's languages, on the root path only, and
 * remembered. Undefined when there is nothing to decide: another path, or a visitor who has chosen before.
 */
export function localeOfFirstRequest({
  pathname,
  search,
  cookies,
  acceptLanguage,
  place,
}: FirstRequest): LocaleChoice | undefined {
  if (pathname !== '/' || cookies[cookieNames.locale]) return undefined;
  const locale = detectLocale(acceptedLanguages(acceptLanguage));
  const redirect = locale === defaultLocale ? undefined : localizedPath('/', locale) + search;
  return { locale, cookie: localeCookie(locale, place), redirect };
}
