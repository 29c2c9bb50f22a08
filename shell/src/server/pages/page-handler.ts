import type { OutgoingHttpHeaders } from 'node:http';
import { isCardPage } from '@gantry/contracts/payment-pages';
import { splitLocale } from '@gantry/contracts/locales';
import { readCookies } from '@gantry/http-kit/cookies';
import { isPersonal } from '../../session/cookies.ts';
import { quickEncoding } from '../http/encoding.ts';
import { sendText, type Exchange } from '../http/respond.ts';
import { log, reasonOf } from '../log.ts';
import type { FaultWatch } from '../releases/fault-watch.ts';
import type { ReleaseSource } from '../releases/loaded-release.ts';
import { joinHeaders, sendResponse, setCookie } from './answer-headers.ts';
import type { CatalogueChanges } from '../cache/catalogue-changes.ts';
import type { ChangeAwareCache } from '../cache/change-aware-cache.ts';
import { restOfDocument } from './document.ts';
import { cookiesOf, frameOf, statusOf } from './page-context.ts';
import { OriginNotes } from '../cache/page-origin.ts';
import { HtmlCache } from './html-cache.ts';
import { PageDeadline } from './page-deadline.ts';
import { PageFaults } from './page-faults.ts';
import { PageLoader, type LoadResult, type PageLoaderOptions } from './page-loader.ts';
import { isMailboxPost, isOwnForm, webRequestOf, sharedRequest } from './web-request.ts';
import { pageTree } from './page-tree.tsx';
import { PayloadHandler } from './payload-handler.ts';
import { quickBody } from './quick-body.ts';
import { renderWhole } from './render.ts';
import { nobody, type Caller } from './request-store.ts';
import { pageSecurityHeaders } from './security-headers.ts';
import { isShared, sendBody, sendGuest, sendResumed, type PageRequest } from './send-page.ts';
import { sharedCache } from './shared-cache.ts';
import { SharedPage } from './shared-page.ts';
import { LocaleContexts } from './locale-context.ts';
import { visitorBucket } from '../releases/visitor-bucket.ts';
import type { VisitorLookup } from './visitor-lookup.ts';

export interface PageHandlerOptions extends PageLoaderOptions {
  readonly source: ReleaseSource;
  readonly changes: CatalogueChanges;
  readonly visitors: Pick<VisitorLookup, 'lookUp'>;
  readonly faults: Pick<FaultWatch, 'countPage' | 'countFault'>;
}

const cacheBytes = 96 * 1024 * 1024;
const maxCachedQueryLength = 300;
/** Seconds after which a page that could not be made just now is worth asking for again. */
const retryAfterSeconds = '5';

/** Answers every address that is a page. */
export class PageHandler {
  private readonly options: PageHandlerOptions;
  readonly localeContexts = new LocaleContexts();
  readonly cache: ChangeAwareCache<SharedPage>;
  private readonly htmlCache = new HtmlCache();
  private readonly loader: PageLoader;
  private readonly payloads: PayloadHandler;
  private readonly faults: PageFaults;

  constructor(options: PageHandlerOptions) {
    this.options = options;
    this.cache = sharedCache(options.changes, cacheBytes);
    this.loader = new PageLoader(options);
    this.payloads = new PayloadHandler(this.loader, options.changes);
    this.faults = new PageFaults(options.faults);
    options.source.onChange(() => {
      this.localeContexts.clear();
      this.cache.clear();
      this.htmlCache.clear();
      this.payloads.clear();
    });
  }

  /** @param more headers that the answer carries whatever page it is */
  async handle(exchange: Exchange, more: OutgoingHttpHeaders = {}): Promise<void> {
    const { request } = exchange;
    if (request.method === 'POST') {
      if (!isOwnForm(exchange)) {
        if (!isMailboxPost(exchange))
          return sendText(exchange, 403, 'This form was not sent from this site.');
        // by nobody in particular, whatever came with it
        delete request.headers.cookie;
      }
      return this.private(this.beginPage(exchange, more));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(exchange, 405, '', { allow: 'GET, HEAD, POST' });
    }
    const pageRequest = this.beginPage(exchange, more);
    const isGuest = !isPersonal(pageRequest.cookies);
    const page = isShared(pageRequest) ? await this.shared(pageRequest) : undefined;
    if (!(page instanceof SharedPage)) return this.private(pageRequest, isGuest ? page : undefined);
    if (isGuest) return sendGuest(pageRequest, page);
    const { visitors } = this.options;
    return sendResumed(pageRequest, page, visitors.lookUp(pageRequest.cookies, this.caller(pageRequest)));
  }

  /** Answers with the data of a shared page alone. @param pathname of the page */
  async payload(exchange: Exchange, pathname: string): Promise<void> {
    const url = new URL(exchange.url);
    url.pathname = pathname;
    return this.payloads.send(this.readRequest({ ...exchange, url }, {}));
  }

  private beginPage(exchange: Exchange, more: OutgoingHttpHeaders): PageRequest {
    const pageRequest = this.readRequest(exchange, more);
    this.faults.countPage(pageRequest);
    return pageRequest;
  }

  private readRequest(exchange: Exchange, more: OutgoingHttpHeaders): PageRequest {
    const { url, request } = exchange;
    const { source } = this.options;
    const cookies = readCookies(request.headers.cookie);
    const { bucket, name, headers } = visitorBucket(cookies, source.hasCanary);
    // the one place where a request gets its releases
    const snapshot = source.snapshot(bucket);
    const localeContext = this.localeContexts.contextOf(snapshot, splitLocale(url.pathname).locale);
    return {
      exchange,
      localeContext,
      snapshot,
      matched: localeContext.matchAddress(url.pathname),
      cookies,
      headers: joinHeaders(headers, more),
      visitor: name ?? request.socket.remoteAddress ?? '',
      deadline: new PageDeadline(),
    };
  }

  /**
   * The page from the cache, or made for it. One that cannot be shared after all, an error page or a redirect, comes
   * as it was loaded for nobody; nothing where the page was not tried.
   */
  private async shared(pageRequest: PageRequest): Promise<SharedPage | LoadResult | undefined> {
    const { url } = pageRequest.exchange;
    const key = `${pageRequest.snapshot.key} ${pageRequest.localeContext.locale.code} ${url.pathname}${sortedQuery(url)}`;
    if (url.search.length > maxCachedQueryLength || !this.cache.admits(key, url.search !== ''))
      return undefined;
    const unknown = this.options.changes.freshen();
    if (unknown) await unknown;
    let other: LoadResult | undefined;
    const page = await this.cache.getOrMake(key, async () => {
      const made = await this.makeShared(pageRequest);
      if (made instanceof SharedPage) return made;
      other = made;
      return undefined;
    });
    return page ?? other;
  }

  private async makeShared(pageRequest: PageRequest): Promise<SharedPage | LoadResult> {
    const notes = new OriginNotes(this.options.changes.version);
    const result = await this.loader.load(
      pageRequest,
      sharedRequest(pageRequest.exchange.url, pageRequest.deadline.left),
      nobody,
      notes.addHeaders,
    );
    if (result instanceof Response || result.loaded.context.statusCode !== 200) return result;
    const frame = frameOf(this.options.shell, {
      ...result,
      personal: 'placeholder',
      styles: 'carried',
    });
    const { publicOrigin } = this.options.config;
    const origin = notes.origin();
    const tellError = this.onRenderError(pageRequest);
    let isBroken = false;
    const onError = (error: unknown) => {
      isBroken = true;
      tellError(error);
    };
    const kept = this.htmlCache.forPage(kindOf(result));
    const page = await SharedPage.makePage(
      { page: result.loaded, frame, origin },
      { publicOrigin, kept, onError },
    );
    // a part that failed once may not fail again: others get a page of their own try
    return isBroken ? result : page;
  }

  private caller({ exchange }: PageRequest): Caller {
    const { request } = exchange;
    return { cookie: request.headers.cookie ?? '', address: request.socket.remoteAddress ?? '' };
  }

  /** What a page is asked for with: nothing of a guest's own where it would be made for everybody. */
  private callerOf(pageRequest: PageRequest): Caller {
    const caller = this.caller(pageRequest);
    const isEverybodys = isShared(pageRequest) && this.isGuests(pageRequest);
    return isEverybodys ? { ...caller, cookie: '' } : caller;
  }

  /** Whether a page shows nothing that a form has just changed, and nothing of a visitor's own. */
  private isGuests({ exchange, cookies }: PageRequest): boolean {
    return exchange.request.method !== 'POST' && !isPersonal(cookies);
  }

  /** A page for this visitor alone; `known` is what was loaded for a guest already. */
  private async private(pageRequest: PageRequest, known?: LoadResult): Promise<void> {
    const { exchange, deadline } = pageRequest;
    const result =
      known ??
      (await this.loader.load(
        pageRequest,
        webRequestOf(exchange, deadline.left),
        this.callerOf(pageRequest),
      ));
    if (result instanceof Response) return sendResponse(exchange, result, pageRequest.headers);
    this.faults.countErrors(pageRequest, result.loaded.context.errors);
    // a visitor with a session or a cart has been here before: their browser has the styles
    const styles = isPersonal(pageRequest.cookies) ? 'linked' : 'carried';
    const parts = { ...result, personal: 'inline', styles } as const;
    const frame = frameOf(this.options.shell, parts);
    const kept = this.isGuests(pageRequest) ? this.htmlCache.forPage(kindOf(result)) : null;
    const tree = pageTree(result.loaded, null, kept);
    const onError = this.onRenderError(pageRequest);
    const rendered = await renderWhole(tree, onError, deadline.left).catch((error: unknown) => {
      this.faults.countThrown(pageRequest, error);
      throw error;
    });
    const html = kept?.unmarkPage(rendered) ?? rendered;
    const encoding = quickEncoding(exchange.request.headers['accept-encoding']);
    const body = await quickBody(frame.opening, restOfDocument(frame, html), encoding);
    const { publicOrigin, cardProvider } = this.options.config;
    const isCard = isCardPage(exchange.url.pathname);
    const status = statusOf(result.loaded.context);
    sendBody(pageRequest, status, body, {
      ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
      ...pageSecurityHeaders(
        { hashes: frame.hashes, cardProvider: isCard ? cardProvider : undefined },
        publicOrigin,
      ),
      ...setCookie(cookiesOf(result.loaded.store)),
      'cache-control': 'private, no-store',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  }

  private onRenderError(pageRequest: PageRequest): (error: unknown) => void {
    return (error) => {
      this.faults.countThrown(pageRequest, error);
      log('error', 'a part of a page failed', {
        path: pageRequest.exchange.url.pathname,
        reason: reasonOf(error),
      });
    };
  }
}

/** Tells pages apart on which the same row may look another way: releases, language, texts and widgets. */
function kindOf({ snapshot, localeContext, matched, widgets }: Exclude<LoadResult, Response>): string {
  return [snapshot.key, localeContext.locale.code, matched.remote, ...widgets].join(' ');
}

/** The same query in whatever order it was written. */
function sortedQuery({ search, searchParams }: URL): string {
  if (search === '') return '';
  const query = new URLSearchParams(searchParams);
  query.sort();
  return `?${query}`;
}
