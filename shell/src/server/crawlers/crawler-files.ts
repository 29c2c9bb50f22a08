import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { locales, type Locale } from '@gantry/contracts/locales';
import { matchesTag } from '@gantry/contracts/matches-tag';
import type { AddressEntry } from '@gantry/contracts/schemas/addresses';
import type { ShellConfig } from '../config.ts';
import { acceptedEncoding } from '../http/encoding.ts';
import { sendText, type Exchange } from '../http/respond.ts';
import { log, reasonOf } from '../log.ts';
import { isOffered, type LocaleContexts } from '../pages/locale-context.ts';
import type { ReleaseSource } from '../releases/loaded-release.ts';
import type { AddressSource } from './address-source.ts';
import { pageAddresses, privateAddresses } from './own-addresses.ts';
import { robotsText } from './robots.ts';
import { sitemapFile, sitemapIndex, type SitemapFile } from './sitemap-xml.ts';

export interface CrawlerFilesOptions {
  readonly config: Pick<ShellConfig, 'publicOrigin'>;
  readonly localeContexts: LocaleContexts;
  readonly source: Pick<ReleaseSource, 'snapshot'>;
  readonly addresses: Pick<AddressSource, 'lists' | 'addresses'>;
}

const filePath = /^\/sitemaps\/([a-z0-9-]{1,40})\.xml(\.gz)?$/;
const ownFile = 'pages';
const maxAgeMs = 60_000;
const freshness = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' };
const xml = { 'content-type': 'application/xml; charset=utf-8' };

/** Files that only crawlers read: `robots.txt` and the sitemap, which is written while it is sent, whatever its length. */
export class CrawlerFiles {
  private readonly options: CrawlerFilesOptions;
  private files: Promise<SitemapFile[]> | undefined;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(options: CrawlerFilesOptions) {
    this.options = options;
  }

  owns(pathname: string): boolean {
    return pathname === '/robots.txt' || pathname === '/sitemap.xml' || pathname.startsWith('/sitemaps/');
  }

  async serve(exchange: Exchange): Promise<void> {
    const { request, url } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(exchange, 405, '', { allow: 'GET, HEAD' });
    if (url.pathname === '/robots.txt') return sendText(exchange, 200, this.robots(), freshness);
    try {
      if (url.pathname === '/sitemap.xml') return await this.index(exchange);
      return await this.file(exchange);
    } catch (error) {
      log('warn', 'a sitemap could not be written', { path: url.pathname, reason: reasonOf(error) });
      if (exchange.response.headersSent) return void exchange.response.destroy();
      sendText(exchange, 503, '', { 'retry-after': '60' });
    }
  }

  private robots(): string {
    const { publicOrigin } = this.options.config;
    return robotsText(publicOrigin, this.languages(), privateAddresses(this.routes()));
  }

  private async index(exchange: Exchange): Promise<void> {
    const text = sitemapIndex(this.options.config.publicOrigin, await this.known());
    sendText(exchange, 200, text, { ...freshness, ...xml });
  }

  private async file(exchange: Exchange): Promise<void> {
    const [, name = '', zipped] = filePath.exec(exchange.url.pathname) ?? [];
    const file = (await this.known()).find((one) => one.name === name);
    if (!file) return sendText(exchange, 404, '');
    const { request, response } = exchange;
    const isZipped =
      zipped !== undefined || acceptedEncoding(request.headers['accept-encoding']) !== 'identity';
    const headers = headersOf(file, zipped !== undefined, isZipped);
    const isKnown = matchesTag(request.headers['if-none-match'], String(headers.etag));
    response.writeHead(isKnown ? 304 : 200, headers);
    if (isKnown || request.method === 'HEAD') return void response.end();
    const { publicOrigin } = this.options.config;
    const text = Readable.from(sitemapFile(publicOrigin, this.languages(), this.entries(name)));
    if (isZipped) await pipeline(text, createGzip({ level: 4 }), response);
    else await pipeline(text, response);
  }

  private async *entries(name: string): AsyncGenerator<readonly AddressEntry[]> {
    if (name !== ownFile) return yield* this.options.addresses.addresses(name);
    const paths = await pageAddresses(this.routes());
    yield paths.map((path) => ({ path, changedAt: null }));
  }

  private known(): Promise<SitemapFile[]> {
    const now = performance.now();
    if (this.files && now - this.readAt < maxAgeMs) return this.files;
    this.readAt = now;
    const files = this.options.addresses
      .lists()
      .then((lists) => [{ name: ownFile, changedAt: null }, ...lists]);
    files.catch(() => (this.files = undefined));
    this.files = files;
    return files;
  }

  // Crawlers belong to no canary.
  private routes() {
    return this.options.localeContexts.contextOf(this.options.source.snapshot(99), locales[0]!).routes;
  }

  private languages(): Locale[] {
    return locales.filter((locale) => isOffered(locale, false));
  }
}

function headersOf(
  { name, changedAt }: SitemapFile,
  isArchive: boolean,
  isZipped: boolean,
): OutgoingHttpHeaders {
  const tag = createHash('sha256')
    .update(`${name} ${changedAt} ${isZipped}`)
    .digest('base64url')
    .slice(0, 22);
  return {
    ...freshness,
    ...(isArchive ? { 'content-type': 'application/gzip' } : { ...xml, vary: 'accept-encoding' }),
    ...(isZipped && !isArchive ? { 'content-encoding': 'gzip' } : {}),
    etag: `W/"${tag}"`,
    ...(changedAt ? { 'last-modified': new Date(changedAt).toUTCString() } : {}),
  };
}
