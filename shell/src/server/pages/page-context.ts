import type { AppStore } from '@gantry/api-client';
import type { HeadFacts } from '@gantry/federation/remote-module';
import { isPaymentPage } from '@gantry/contracts/payment-pages';
import type { StaticHandlerContext } from 'react-router';
import type { WidgetName } from '@gantry/contracts/remotes';
import { dehydrate } from '@gantry/api-client/server';
import { renderHead } from '../../document/head.ts';
import type { PageData } from '../../federation/page-data.ts';
import { shellApi } from '../../session/session.endpoints.ts';
import type { Snapshot } from '../releases/loaded-release.ts';
import { writeFrame, type DocumentFrame } from './document.ts';
import { linksOf, type DocumentLinks, type StyleWay } from './document-links.ts';
import type { MatchedPage } from './matched-page.ts';
import type { LoadedPage } from './page-tree.tsx';
import { publicErrors } from './serialize.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import type { LocaleContext } from './locale-context.ts';

/** Everything known of one page before its document is written. */
export interface PageParts {
  readonly localeContext: LocaleContext;
  readonly snapshot: Snapshot;
  readonly matched: MatchedPage;
  readonly loaded: LoadedPage;
  readonly widgets: readonly WidgetName[];
  readonly personal: PageData['personal'];
  readonly styles: StyleWay;
  readonly url: URL;
}

/** The document around a page. */
export function frameOf(shell: ShellBuild, parts: PageParts): DocumentFrame {
  const { localeContext, snapshot, matched, loaded, url } = parts;
  const locale = localeContext.locale.code;
  const { config } = loaded;
  return writeFrame({
    links: rememberedLinks(shell, parts),
    head: renderHead({ context: loaded.context, book: loaded.book, config, locale, url }),
    data: {
      mode: matched.remote && !snapshot.releases[matched.remote] ? 'render' : 'hydrate',
      locale,
      config,
      store: stateOf(loaded.store),
      hydration: hydrationOf(loaded.context),
      widgets: parts.widgets,
      personal: parts.personal,
    },
  });
}

function rememberedLinks(shell: ShellBuild, parts: PageParts): DocumentLinks {
  const { localeContext, snapshot, matched, widgets, styles, url } = parts;
  const { remote, handle } = matched;
  const isPayment = isPaymentPage(url.pathname);
  const key = `${styles} ${isPayment} ${remote} ${handle.chunk} ${widgets.join(' ')}`;
  const needs = { remote, chunk: handle.chunk, widgets, locale: localeContext.locale.code, isPayment };
  const links = localeContext.links.get(key) ?? linksOf(shell, snapshot, needs, styles);
  localeContext.links.set(key, links);
  return links;
}

function hydrationOf({ loaderData, actionData, errors }: StaticHandlerContext): PageData['hydration'] {
  const kept = Object.entries(loaderData).map(([route, data]) => [route, withoutHeadData(data)]);
  return { loaderData: Object.fromEntries(kept), actionData, errors: publicErrors(errors) };
}

/** The structured data of a page stands in its head: the browser writes it anew only for another page. */
function withoutHeadData(data: unknown): unknown {
  const head = (data as { head?: HeadFacts } | null)?.head;
  if (!head?.structuredData) return data;
  const { structuredData: _, ...rest } = head;
  return { ...(data as object), head: rest };
}

/** The store's state for the browser. The facts of the store are in the root loader's data already. */
function stateOf(store: AppStore): Record<string, unknown> {
  const { [shellApi.reducerPath]: own, ...rest } = dehydrate(store) as Record<string, ApiPart | undefined>;
  if (!own) return rest;
  const { [storeFactsKey]: _, ...queries } = own.queries;
  return Object.keys(queries).length > 0 ? { ...rest, [shellApi.reducerPath]: { ...own, queries } } : rest;
}

interface ApiPart {
  readonly queries: Readonly<Record<string, unknown>>;
}
const storeFactsKey = 'shellGetStore(undefined)';

/** The statuses of a page's loaders decide that of the document. */
export function statusOf(context: StaticHandlerContext): number {
  return context.statusCode;
}

/** `Set-Cookie` lines that calls of the page brought along. */
export function cookiesOf(store: AppStore): string[] {
  return store.extra.setCookies ?? [];
}
