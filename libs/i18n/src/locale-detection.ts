import { persistedCookieSeconds, cookieNames } from '@gantry/contracts/cookies';
import { defaultLocale, locales, type LocaleCode } from '@gantry/contracts/locales';

/** Languages a visitor may get without asking: the pseudo-locale is never one of them. */
const offered: readonly LocaleCode[] = locales.map((one) => one.code).filter((code) => code !== 'en-XA');

/** The languages of an `Accept-Language` header, the most wanted first. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map(wish)
    .filter(({ language, weight }) => language !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

function wish(part: string): { language: string; weight: number } {
  const [language = '', ...parameters] = part.split(';').map((word) => word.trim());
  const quality = parameters.find((word) => word.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language, weight: Number.isFinite(weight) ? weight : 0 };
}

/**
 * The locale that suits a visitor's languages best: an exact match first, then one of the same language;
 * else English (US) (specification §4).
 */
export function detectLocale(languages: readonly string[]): LocaleCode {
  for (const language of languages) {
    const wanted = language.toLowerCase();
    const exact = offered.find((code) => code.toLowerCase() === wanted);
    const same = offered.find((code) => code.split('-')[0] === wanted.split('-')[0]);
    if (exact ?? same) return (exact ?? same)!;
  }
  return defaultLocale;
}

/** The locale a cookie names; undefined when it names none we have. */
export function localeFromCookie(value: string | undefined): LocaleCode | undefined {
  return locales.find((one) => one.code === value)?.code;
}

/** Where a cookie is set. */
export interface CookiePlace {
  /** in a page of another site: in a frame of it, or by a request of its scripts; a visit by a link is not */
  readonly isCrossOrigin: boolean;
  /** the store is reached by https */
  readonly isSecure: boolean;
}

/**
 * The `i18n_redirected` cookie: 365 days, path /, SameSite lax and not secure; SameSite none when cross-origin
 * (specification §9). Browsers take the latter only together with Secure, which it has wherever there is https.
 */
export function localeCookie(code: LocaleCode, { isCrossOrigin, isSecure }: CookiePlace): string {
  const sameSite = isCrossOrigin ? `None${isSecure ? '; Secure' : ''}` : 'Lax';
  return `${cookieNames.locale}=${code}; Max-Age=${persistedCookieSeconds}; Path=/; SameSite=${sameSite}`;
}
