import type { OutgoingHttpHeaders } from 'node:http';
import { matchesTag } from '@gantry/contracts/matches-tag';
import { payloadReleaseHeader } from '../../navigation/payload-address.ts';
import { pathRedirect } from '../../navigation/targets.ts';
import { acceptedEncoding } from '../http/encoding.ts';
import { sendText } from '../http/respond.ts';
import type { CatalogueChanges } from '../cache/catalogue-changes.ts';
import type { ChangeAwareCache } from '../cache/change-aware-cache.ts';
import type { PageLoader } from './page-loader.ts';
import { OriginNotes } from '../cache/page-origin.ts';
import { PagePayload } from './page-payload.ts';
import { sharedRequest } from './web-request.ts';
import { nobody } from './request-store.ts';
import { isShared, type PageRequest } from './send-page.ts';
import { sharedCache } from './shared-cache.ts';

const cacheBytes = 32 * 1024 * 1024;

/**
 * Answers with the data of a shared page (specification §7, "per-page payload JSON"): what a browser that goes there by
 * itself asks for, instead of making each call of the page. The data is a guest's, as the page made for everybody is.
 */
export class PayloadHandler {
  private readonly loader: PageLoader;
  private readonly changes: CatalogueChanges;
  private readonly cache: ChangeAwareCache<PagePayload>;

  constructor(loader: PageLoader, changes: CatalogueChanges) {
    this.loader = loader;
    this.changes = changes;
    this.cache = sharedCache(changes, cacheBytes);
  }

  /** Releases have changed: nothing made of them is given any more. */
  clear(): void {
    this.cache.clear();
  }

  /** @param pageRequest of the page, not of its payload */
  async send(pageRequest: PageRequest): Promise<void> {
    const { exchange, matched, snapshot } = pageRequest;
    const { request, response } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(exchange, 405, '', { allow: 'GET, HEAD' });
    const release = matched.remote && snapshot.releases[matched.remote];
    const wanted = request.headers[payloadReleaseHeader];
    // First, and no error: a browser would write one to the console of every tab that is older than a release, whatever
    // has become of the page in the active one.
    if (wanted !== undefined && wanted !== release?.pinned.version) return sendText(exchange, 204, '');
    const { pathname, search } = exchange.url;
    const isPage = isShared(pageRequest) && search === '' && pathRedirect(pathname, '') === undefined;
    if (!release || !isPage) return sendText(exchange, 404, '');
    const payload = await this.cached(pageRequest);
    if (!payload) return sendText(exchange, 404, '');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    // weak: the same data may come in other bytes next time
    const etag = `W/"${payload.body.etag}"`;
    const isKnown = matchesTag(request.headers['if-none-match'], etag);
    const bytes = isKnown ? Buffer.alloc(0) : await payload.body.encodeAs(encoding);
    const coded: OutgoingHttpHeaders = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const own = isKnown ? {} : { ...jsonType, 'content-length': bytes.length, ...coded };
    response.writeHead(isKnown ? 304 : 200, { ...lasting, ...own, etag });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  /** The payload from the cache, or made for it; none for a page that is an error or leads elsewhere. */
  private async cached(pageRequest: PageRequest): Promise<PagePayload | undefined> {
    const unknown = this.changes.freshen();
    if (unknown) await unknown;
    const { snapshot, localeContext, exchange } = pageRequest;
    const key = `${snapshot.key} ${localeContext.locale.code} ${exchange.url.pathname}`;
    return this.cache.getOrMake(key, () => this.makePayload(pageRequest));
  }

  private async makePayload(pageRequest: PageRequest): Promise<PagePayload | undefined> {
    const notes = new OriginNotes(this.changes.version);
    const request = sharedRequest(pageRequest.exchange.url, pageRequest.deadline.left);
    const result = await this.loader.load(pageRequest, request, nobody, notes.addHeaders);
    if (result instanceof Response || result.loaded.context.statusCode !== 200) return undefined;
    const { store } = result.loaded;
    return new PagePayload(store, pageRequest.matched.remote!, notes.origin());
  }
}

const jsonType = { 'content-type': 'application/json; charset=utf-8' };
const lasting = {
  'cache-control': 'private, no-cache',
  vary: `accept-encoding, ${payloadReleaseHeader}`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};
