import { localizedPath, type Locale } from '@gantry/contracts/locales';
import type { AddressEntry } from '@gantry/contracts/schemas/addresses';
import { escapeHtml } from '../../document/safe-text.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const spaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** One file of a sitemap as the index names it. */
export interface SitemapFile {
  readonly name: string;
  readonly changedAt: string | null;
}

/** The index of all files (sitemaps.org). */
export function sitemapIndex(origin: string, files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ name, changedAt }) =>
      `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${name}.xml.gz`)}</loc>${changed(changedAt)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** Writes a file piece by piece; each page stands with its other languages. */
export async function* sitemapFile(
  origin: string,
  locales: readonly Locale[],
  pages: AsyncIterable<readonly AddressEntry[]> | Iterable<readonly AddressEntry[]>,
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${spaces}>\n`;
  for await (const page of pages) yield page.map((entry) => urlEntry(origin, locales, entry)).join('');
  yield '</urlset>\n';
}

function urlEntry(origin: string, locales: readonly Locale[], { path, changedAt }: AddressEntry): string {
  const addressIn = (code: Locale['code']) => escapeHtml(origin + localizedQuery(path, code));
  const alternates = locales.map(({ code }) => [code as string, addressIn(code)]);
  const fallback = addressIn('en-US');
  const links = [...alternates, ['x-default', fallback]].map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  return `<url><loc>${fallback}</loc>${changed(changedAt)}${links.join('')}</url>\n`;
}

function localizedQuery(address: string, code: Locale['code']): string {
  const mark = address.indexOf('?');
  if (mark === -1) return localizedPath(address, code);
  return localizedPath(address.slice(0, mark), code) + address.slice(mark);
}

const changed = (moment: string | null): string =>
  moment === null ? '' : `<lastmod>${escapeHtml(moment)}</lastmod>`;
