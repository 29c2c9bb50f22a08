import { storeContext, type AppStore, type WidgetSource } from '@gantry/api-client';
import type { LocaleCode } from '@gantry/contracts/locales';
import { widgetOwners, type RemoteName, type WidgetName } from '@gantry/contracts/remotes';
import { createMessageBook, type MessageBook, type Messages } from '@gantry/i18n/messages';
import type { ComponentType } from 'react';
import { RouterContextProvider, type StaticHandlerContext } from 'react-router';
import { loadShellMessages } from '../../messages/load-messages.ts';
import { log, reasonOf } from '../log.ts';
import type { Snapshot } from '../releases/loaded-release.ts';
import { remotesOfPage } from './page-files.ts';
import { checkBody } from './web-request.ts';
import type { MatchedPage } from './matched-page.ts';
import type { LocaleContext } from './locale-context.ts';

/**
 * The texts of the shell and of every remote the page takes something from; one book for all pages of a site that
 * take from the same remotes, so that its formatters are made once.
 */
export function loadBook(
  localeContext: LocaleContext,
  snapshot: Snapshot,
  page: MatchedPage,
): Promise<MessageBook> {
  const names = remotesOfPage(page);
  const key = names.join(' ');
  const known = localeContext.books.get(key) ?? makeBook(localeContext.locale.code, snapshot, names);
  localeContext.books.set(key, known);
  known.catch(() => localeContext.books.delete(key));
  return known;
}

async function makeBook(
  locale: LocaleCode,
  snapshot: Snapshot,
  names: readonly RemoteName[],
): Promise<MessageBook> {
  const releases = names.map((name) => snapshot.releases[name]);
  const parts = releases.map((one) => one?.messages(locale) as Promise<Messages> | undefined);
  const loaded = await Promise.all([loadShellMessages(locale), ...parts]);
  return createMessageBook(locale, ...loaded.filter((part) => part !== undefined));
}

/** The widgets of a page, loaded before it is rendered. One that cannot be loaded leaves its fallback. */
export async function loadWidgets(snapshot: Snapshot, names: readonly WidgetName[]) {
  const loaded = new Map<WidgetName, ComponentType<never>>();
  await Promise.all(
    names.map(async (name) => {
      const entry = snapshot.releases[widgetOwners[name]]?.module.widgets[name];
      if (!entry) return;
      try {
        loaded.set(name, (await entry.load()) as ComponentType<never>);
      } catch (error) {
        log('error', 'widget cannot be loaded', { widget: name, reason: reasonOf(error) });
      }
    }),
  );
  const source: WidgetSource = {
    ready: (name) => loaded.get(name) as never,
    isInDocument: (name) => loaded.has(name),
  };
  return { source, names: [...loaded.keys()] };
}

/** Runs the loaders (and the action of a POST) of a page. A Response is the page's whole answer. */
export async function runLoaders(
  { handler }: MatchedPage,
  request: Request,
  store: AppStore,
): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(storeContext, store);
  const result = await handler.query(request, { requestContext });
  checkBody(request);
  if (!(result instanceof Response)) logErrors(request, result);
  return result;
}

// The static handler keeps what loaders throw to itself.
function logErrors(request: Request, { errors }: StaticHandlerContext): void {
  for (const [route, error] of Object.entries(errors ?? {})) {
    const isAnswer = typeof error === 'object' && error !== null && 'status' in error;
    if (isAnswer && (error as { status: number }).status < 500) continue;
    const path = new URL(request.url).pathname;
    log('error', 'a loader failed', { path, route, reason: isAnswer ? 'answered 5xx' : reasonOf(error) });
  }
}
