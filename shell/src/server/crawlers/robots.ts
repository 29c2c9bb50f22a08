import type { Locale } from '@gantry/contracts/locales';

/** Beside the pages: calls, build manifests, reports of browsers. */
const machinery = ['/api/', '/builds/', '/csp-report', '/fault-report', '/vitals-report'];

/**
 * Of the query only `brand` and `page` name a page of its own (specification §2); whatever else is chosen shows a part
 * of another page. The longest rule that fits decides.
 */
const queryRules = [
  'Disallow: /*?',
  'Allow: /*?brand=',
  'Allow: /*?page=',
  'Disallow: /*?brand=*&',
  'Disallow: /*?page=*&',
  'Disallow: /*?brand=*,',
  'Disallow: /*?brand=*%2C',
  'Allow: /*?brand=*&page=',
  'Disallow: /*?brand=*&page=*&',
];

/** The rules for crawlers. */
export function robotsText(origin: string, locales: readonly Locale[], closed: readonly string[]): string {
  const paths = locales.flatMap(({ prefix }) => closed.map((path) => prefix + path));
  const lines = [...machinery, ...paths].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, ...queryRules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
