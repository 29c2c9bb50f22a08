import { splitLocale, type LocaleCode } from '@gantry/contracts/locales';
import { intlOf } from '@gantry/i18n/locale-provider';
import type { MessageBook } from '@gantry/i18n/messages';
import type { StaticHandlerContext } from 'react-router';
import type { PublicConfig } from '../federation/page-data.ts';
import { icon } from './icon.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';
import { escapeHtml, scriptJson } from './safe-text.ts';
import { rootRouteId, type RootData } from './store-facts.loader.ts';

export interface HeadInput {
  readonly locale: LocaleCode;
  readonly url: URL;
  readonly book: MessageBook;
  readonly config: PublicConfig;
  readonly context: Pick<StaticHandlerContext, 'matches' | 'loaderData' | 'statusCode'>;
}

/** The part of the head that speaks about the page: title, description, canonical, languages, structured data. */
export function renderHead(input: HeadInput): string {
  const { url, book, config, context, locale } = input;
  const { path } = splitLocale(url.pathname);
  const root = context.loaderData[rootRouteId] as RootData | undefined;
  const intl = intlOf(book);
  const facts = pageFacts({
    matches: context.matches.map(({ route }) => ({
      handle: route.handle as unknown,
      data: context.loaderData[route.id] as unknown,
    })),
    locale,
    path,
    search: url.search,
    origin: config.origin,
    store: root?.facts ?? null,
    format: (id, values) => intl.formatMessage({ id }, values),
    status: context.statusCode,
  });
  return writeHead(facts);
}

function writeHead(facts: PageFacts): string {
  const { title, description, canonical, robots, alternates } = facts;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    robots ? meta('name', 'robots', robots) : '',
    meta('name', 'color-scheme', 'light dark'),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    ...facts.neighbours.map(({ rel, href }) => `<link rel="${rel}" href="${escapeHtml(href)}">`),
    `<link rel="icon" href="${icon}">`,
    meta('property', 'og:site_name', facts.siteName),
    meta('property', 'og:type', facts.kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', facts.image),
    ...facts.structuredData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('');
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}
