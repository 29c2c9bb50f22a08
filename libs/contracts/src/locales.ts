/** A language the store speaks. `prefix` is its first path segment; the default has none (specification §2). */
export interface Locale {
  readonly code: LocaleCode;
  readonly prefix: string;
  /** its own name, for the language switch */
  readonly name: string;
  readonly currency: 'USD';
}
export type LocaleCode = 'en-US' | 'es-US' | 'fr-CA' | 'en-XA';

export const defaultLocale: LocaleCode = 'en-US';

/** `en-XA` is the pseudo-locale that makes untranslated text visible; it is offered only where it is switched on. */
export const locales: readonly Locale[] = [
  { code: 'en-US', prefix: '', name: 'English (US)', currency: 'USD' },
  { code: 'es-US', prefix: '/es', name: 'Español (EE. UU.)', currency: 'USD' },
  { code: 'fr-CA', prefix: '/fr', name: 'Français (Canada)', currency: 'USD' },
  { code: 'en-XA', prefix: '/xa', name: '[Þšéûðö]', currency: 'USD' },
];

/** Between a route's name and its locale in route ids (specification §2): `product___es`. */
export const routeNameSeparator = '___';

/** Splits a path into its locale and the path without the prefix: `/es/cart` → es-US and `/cart`. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const first = path.split('/', 2)[1] ?? '';
  const locale = locales.find((one) => one.prefix !== '' && one.prefix === `/${first}`) ?? locales[0]!;
  const rest = locale.prefix === '' ? path : path.slice(locale.prefix.length) || '/';
  return { locale, path: rest };
}

/** The same page in another locale; the path must be without prefix. */
export function localizedPath(path: string, code: LocaleCode): string {
  const prefix = locales.find((one) => one.code === code)?.prefix ?? '';
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}
