import type { OutgoingHttpHeaders } from 'node:http';
import { signInPath, type AnswerHeaders, type AppStore, type StoreApi } from '@gantry/api-client';
import { splitLocale } from '@gantry/contracts/locales';
import type { PublicConfig } from '../../federation/page-data.ts';
import { clearedSession, isPersonal, parseCookies } from '../../session/cookies.ts';
import { SessionEnded, startSession, VisitorUnknown } from '../../session/start-session.ts';
import type { GatewayClient } from '../calls/gateway-client.ts';
import type { KeptAnswers } from '../calls/kept-answers.ts';
import type { ShellConfig } from '../config.ts';
import { acceptedEncoding, encode } from '../http/encoding.ts';
import { sendText, type Exchange } from '../http/respond.ts';
import { log, reasonOf } from '../log.ts';
import { buildIdOf } from '../releases/build-id.ts';
import type { ReleaseSource } from '../releases/generation.ts';
import { joinHeaders, sendResponse, setCookie, withCookies } from './answer-headers.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';
import { ChangeAwareCache } from './change-aware-cache.ts';
import { wholeDocument } from './document.ts';
import { loadBook, loadWidgets, runLoaders } from './load-page.ts';
import { cookiesOf, frameOf, statusOf, type PageParts } from './page-context.ts';
import { OriginNotes } from './page-origin.ts';
import { PageDeadline } from './page-deadline.ts';
import { remotesOfPage } from './page-files.ts';
import { isOwnForm, pageRequest, sharedRequest } from './page-request.ts';
import { pageTree } from './page-tree.tsx';
import { renderWhole } from './render.ts';
import { nobody, requestStore, type Caller } from './request-store.ts';
import { pageSecurityHeaders } from './security-headers.ts';
import { sendBody, sendGuest, sendResumed, type Visit } from './send-page.ts';
import { SharedPage } from './shared-page.ts';
import type { ShellBuild } from './shell-build.ts';
import { Sites, type Site } from './site.ts';
import { visitorBucket } from './visitor-bucket.ts';
import type { VisitorLookup } from './visitor-lookup.ts';

export interface PageHandlerOptions {
  readonly config: ShellConfig;
  readonly publicConfig: Omit<PublicConfig, 'buildId'>;
  readonly shell: ShellBuild;
  readonly source: ReleaseSource;
  readonly changes: CatalogueChanges;
  readonly gateway: Pick<GatewayClient, 'transport'>;
  readonly answers: Pick<KeptAnswers, 'transport'>;
  readonly visitors: Pick<VisitorLookup, 'lookUp'>;
}

type LoadResult = Response | Omit<PageParts, 'personal' | 'styles'>;

const cacheBytes = 96 * 1024 * 1024;
/** After a change an outdated page is given for less than a second (goals P13). */
const staleFor = 700;
const minute = 60_000;
const longestKeptQuery = 300;
/** Seconds after which a page that could not be made just now is worth asking for again. */
const comeBackAfter = '5';

/** Answers every address that is a page. */
export class PageHandler {
  readonly #options: PageHandlerOptions;
  readonly sites = new Sites();
  readonly cache: ChangeAwareCache<SharedPage>;

  constructor(options: PageHandlerOptions) {
    this.#options = options;
    this.cache = new ChangeAwareCache({
      maxBytes: cacheBytes,
      changes: options.changes,
      staleFor,
      refreshAfter: 5 * minute,
      maxAge: 30 * minute,
      now: () => performance.now(),
    });
    options.source.onChange(() => {
      this.sites.clear();
      this.cache.clear();
    });
  }

  /** @param more headers that the answer carries whatever page it is */
  async handle(exchange: Exchange, more: OutgoingHttpHeaders = {}): Promise<void> {
    const { request } = exchange;
    if (request.method === 'POST') {
      if (!isOwnForm(exchange)) return sendText(exchange, 403, 'This form was not sent from this site.');
      return this.#private(this.#visit(exchange, more));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(exchange, 405, '', { allow: 'GET, HEAD, POST' });
    }
    const visit = this.#visit(exchange, more);
    const isGuest = !isPersonal(visit.cookies);
    const page = isShared(visit) ? await this.#shared(visit) : undefined;
    if (!(page instanceof SharedPage)) return this.#private(visit, isGuest ? page : undefined);
    if (isGuest) return sendGuest(visit, page);
    const { visitors } = this.#options;
    return sendResumed(visit, page, visitors.lookUp(visit.cookies, this.#caller(visit)));
  }

  #visit(exchange: Exchange, more: OutgoingHttpHeaders): Visit {
    const { url, request } = exchange;
    const { source } = this.#options;
    const cookies = parseCookies(request.headers.cookie);
    const { bucket, headers } = visitorBucket(cookies, source.hasCanary);
    // the one place where a request gets its releases
    const snapshot = source.snapshot(bucket);
    const site = this.sites.get(snapshot, splitLocale(url.pathname).locale);
    return {
      exchange,
      site,
      snapshot,
      matched: site.match(url.pathname),
      cookies,
      headers: joinHeaders(headers, more),
      deadline: new PageDeadline(),
    };
  }

  /**
   * The page from the cache, or made for it. One that cannot be shared after all, an error page or a redirect, comes
   * as it was loaded for nobody; nothing where the page was not tried.
   */
  async #shared(visit: Visit): Promise<SharedPage | LoadResult | undefined> {
    const { url } = visit.exchange;
    const key = `${visit.snapshot.key} ${visit.site.locale.code} ${url.pathname}${sortedQuery(url)}`;
    if (url.search.length > longestKeptQuery || !this.cache.admits(key, url.search !== '')) return undefined;
    const unknown = this.#options.changes.freshen();
    if (unknown) await unknown;
    let other: LoadResult | undefined;
    const page = await this.cache.get(key, async () => {
      const made = await this.#makeShared(visit);
      if (made instanceof SharedPage) return made;
      other = made;
      return undefined;
    });
    return page ?? other;
  }

  async #makeShared(visit: Visit): Promise<SharedPage | LoadResult> {
    const notes = new OriginNotes(this.#options.changes.version);
    const result = await this.#load(
      visit,
      sharedRequest(visit.exchange.url, visit.deadline.left),
      nobody,
      notes.take,
    );
    if (result instanceof Response || result.loaded.context.statusCode !== 200) return result;
    const frame = frameOf(this.#options.shell, {
      ...result,
      personal: 'hole',
      styles: 'carried',
    });
    const { publicOrigin } = this.#options.config;
    const origin = notes.origin();
    return SharedPage.make(
      { page: result.loaded, frame, origin },
      { publicOrigin, onError: this.#onRenderError(visit) },
    );
  }

  async #load(
    visit: Visit,
    request: Request,
    caller: Caller,
    onAnswer?: (headers: AnswerHeaders) => void,
  ): Promise<LoadResult> {
    const { site, snapshot, matched, exchange } = visit;
    const { url } = exchange;
    const modules = remotesOfPage(matched).map((name) => snapshot.generations[name]?.module);
    const apis: StoreApi[] = modules.flatMap((module) => (module ? [module.api] : []));
    const { config: settings, gateway, answers } = this.#options;
    // what a form has just changed is read anew
    const way = request.method === 'POST' ? gateway : answers;
    const transport = visit.deadline.bound(way.transport);
    const store = requestStore(settings, url, caller, apis, { transport, onAnswer });
    const ended = await this.#start(store, caller, visit);
    if (ended) return withCookies(ended, cookiesOf(store));
    const [context, book, widgets] = await Promise.all([
      runLoaders(matched, request, store),
      loadBook(site, snapshot, matched),
      loadWidgets(snapshot, matched.widgets),
    ]);
    if (context instanceof Response) return withCookies(context, cookiesOf(store));
    const { publicConfig, shell } = this.#options;
    const config = { ...publicConfig, buildId: buildIdOf(shell.id, snapshot) };
    const loaded = { handler: matched.handler, context, store, book, config, widgets: widgets.source };
    return { site, snapshot, matched, loaded, widgets: widgets.names, url };
  }

  // A session that has ended leads to the sign-in page (specification §6), unless the visitor stands there already. One
  // that could not be looked up is left alone: guards answer 503, and the browser asks again on all other pages.
  async #start(store: AppStore, caller: Caller, { site, matched }: Visit): Promise<Response | undefined> {
    if (caller === nobody) return undefined;
    try {
      await startSession(store);
      return undefined;
    } catch (error) {
      if (error instanceof VisitorUnknown) return undefined;
      if (!(error instanceof SessionEnded)) throw error;
      store.extra.setCookies?.push(...clearedSession());
      return matched.handle.guard === 'guest' ? undefined : toSignIn(store, site);
    }
  }

  #caller({ exchange }: Visit): Caller {
    const { request } = exchange;
    return { cookie: request.headers.cookie ?? '', address: request.socket.remoteAddress ?? '' };
  }

  /** What a page is asked for with: nothing of a guest's own where it would be made for everybody. */
  #callerOf(visit: Visit): Caller {
    const caller = this.#caller(visit);
    const isEverybodys =
      visit.exchange.request.method !== 'POST' && isShared(visit) && !isPersonal(visit.cookies);
    return isEverybodys ? { ...caller, cookie: '' } : caller;
  }

  /** A page for this visitor alone; `known` is what was loaded for a guest already. */
  async #private(visit: Visit, known?: LoadResult): Promise<void> {
    const { exchange, deadline } = visit;
    const result =
      known ?? (await this.#load(visit, pageRequest(exchange, deadline.left), this.#callerOf(visit)));
    if (result instanceof Response) return sendResponse(exchange, result, visit.headers);
    // whoever has a session or a cart has been here before: his browser has the styles
    const styles = isPersonal(visit.cookies) ? 'linked' : 'carried';
    const parts = { ...result, personal: 'inline', styles } as const;
    const frame = frameOf(this.#options.shell, parts);
    const html = await renderWhole(pageTree(result.loaded, null), this.#onRenderError(visit), deadline.left);
    const bytes = Buffer.from(wholeDocument(frame, html));
    const encoding = acceptedEncoding(exchange.request.headers['accept-encoding']);
    const body = await encode(bytes, encoding, 'each');
    const { publicOrigin } = this.#options.config;
    const status = statusOf(result.loaded.context);
    sendBody(visit, status, body, {
      ...(status === 503 ? { 'retry-after': comeBackAfter } : {}),
      ...pageSecurityHeaders({ hashes: frame.hashes }, publicOrigin),
      ...setCookie(cookiesOf(result.loaded.store)),
      'cache-control': 'private, no-store',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    result.loaded.store.resetApis();
  }

  #onRenderError(visit: Visit): (error: unknown) => void {
    return (error) => {
      log('error', 'a part of a page failed', { path: visit.exchange.url.pathname, reason: reasonOf(error) });
    };
  }
}

const isShared = ({ matched: { handle }, exchange: { url } }: Visit): boolean =>
  handle.shared === true && !handle.ownQuery?.some((name) => url.searchParams.has(name));

function toSignIn({ extra }: AppStore, { locale }: Site): Response {
  const location = locale.prefix + signInPath(extra.currentPath());
  return new Response(null, { status: 302, headers: { location } });
}

/** The same query in whatever order it was written. */
function sortedQuery({ search, searchParams }: URL): string {
  if (search === '') return '';
  const query = new URLSearchParams(searchParams);
  query.sort();
  return `?${query}`;
}
