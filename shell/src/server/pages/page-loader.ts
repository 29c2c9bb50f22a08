import { signInPath, type AnswerHeaders, type AppStore, type StoreApi } from '@gantry/api-client';
import { yearAtStore } from '@gantry/domain/business-days';
import type { PublicConfig } from '../../federation/page-data.ts';
import { clearedSession } from '../../session/cookies.ts';
import { SessionEnded, startSession, VisitorUnknown } from '../../session/start-session.ts';
import type { GatewayClient } from '../calls/gateway-client.ts';
import type { CachedAnswers } from '../cache/cached-answers.ts';
import type { ShellConfig } from '../config.ts';
import { buildIdOf } from '../releases/build-id.ts';
import { withCookies } from './answer-headers.ts';
import { loadBook, loadWidgets, runLoaders } from './load-page.ts';
import { cookiesOf, type PageParts } from './page-context.ts';
import { remotesOfPage } from './page-files.ts';
import { nobody, requestStore, type Caller } from './request-store.ts';
import type { PageRequest } from './send-page.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import type { LocaleContext } from './locale-context.ts';

export interface PageLoaderOptions {
  readonly config: ShellConfig;
  readonly publicConfig: Omit<PublicConfig, 'buildId'>;
  readonly shell: ShellBuild;
  readonly gateway: Pick<GatewayClient, 'transport'>;
  readonly answers: Pick<CachedAnswers, 'transport'>;
}

/** A page's data and all that it is rendered with, or the answer that is given in its place. */
export type LoadResult = Response | Omit<PageParts, 'personal' | 'styles'>;

/** Loads what a page is rendered of. */
export class PageLoader {
  private readonly options: PageLoaderOptions;

  constructor(options: PageLoaderOptions) {
    this.options = options;
  }

  /**
   * @param caller in whose name the page's calls are made
   * @param onAnswer told the headers of each answer
   */
  async load(
    pageRequest: PageRequest,
    request: Request,
    caller: Caller,
    onAnswer?: (headers: AnswerHeaders) => void,
  ): Promise<LoadResult> {
    const { localeContext, snapshot, matched, exchange } = pageRequest;
    const { url } = exchange;
    const modules = remotesOfPage(matched).map((name) => snapshot.releases[name]?.module);
    const apis: StoreApi[] = modules.flatMap((module) => (module ? [module.api] : []));
    const { config: settings, gateway, answers } = this.options;
    // what a form has just changed is read anew
    const way = request.method === 'POST' ? gateway : answers;
    const transport = pageRequest.deadline.bound(way.transport);
    const store = requestStore(settings, url, caller, apis, { transport, onAnswer });
    const ended = await start(store, caller, pageRequest);
    if (ended) return withCookies(ended, cookiesOf(store));
    const [context, book, widgets] = await Promise.all([
      runLoaders(matched, request, store),
      loadBook(localeContext, snapshot, matched),
      loadWidgets(snapshot, matched.widgets),
    ]);
    if (context instanceof Response) return withCookies(context, cookiesOf(store));
    const { publicConfig, shell } = this.options;
    const config = { ...publicConfig, buildId: buildIdOf(shell.id, snapshot), year: yearAtStore(new Date()) };
    const loaded = { handler: matched.handler, context, store, book, config, widgets: widgets.source };
    return { localeContext, snapshot, matched, loaded, widgets: widgets.names, url };
  }
}

// A session that has ended leads to the sign-in page (specification §6), unless the visitor stands there already. One
// that could not be looked up is left alone: guards answer 503, and the browser asks again on all other pages.
async function start(
  store: AppStore,
  caller: Caller,
  { localeContext, matched }: PageRequest,
): Promise<Response | undefined> {
  if (caller === nobody) return undefined;
  try {
    await startSession(store);
    return undefined;
  } catch (error) {
    if (error instanceof VisitorUnknown) return undefined;
    if (!(error instanceof SessionEnded)) throw error;
    store.extra.setCookies?.push(...clearedSession());
    return matched.handle.guard === 'guest' ? undefined : toSignIn(store, localeContext);
  }
}

function toSignIn({ extra }: AppStore, { locale }: LocaleContext): Response {
  const location = locale.prefix + signInPath(extra.currentPath());
  return new Response(null, { status: 302, headers: { location } });
}
