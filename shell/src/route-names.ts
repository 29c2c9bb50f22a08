import { locales, routeNameSeparator, type LocaleCode } from '@gantry/contracts/locales';

/** A route's id in a locale: `i-uri`, `i-uri___es`; the default locale has no suffix (specification §2). */
export function suffixed(name: string, locale: LocaleCode): string {
  const prefix = locales.find((one) => one.code === locale)?.prefix ?? '';
  return prefix === '' ? name : `${name}${routeNameSeparator}${prefix.slice(1)}`;
}

/** The name of an address: `/b/:department?/:category?/*` → `b-department-category-rest`, `/` → `index`. */
export function routeName(path: string): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment === '*' ? 'rest' : segment.replace(/[:?]/g, '')));
  return words.join('-') || 'index';
}
