import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastServedFile } from '@gantry/federation/node/release/collect';
import { LRUCache } from 'lru-cache';
import { AssetFiles, releaseOf, type AssetFilesOptions, type FoundFile } from './asset-files.ts';
import { EncodedBody } from './encoded-body.ts';
import { acceptedEncoding } from './encoding.ts';
import { forOtherOrigins } from './federation-manifests.ts';
import { sendText, type Exchange } from './respond.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
  json: 'application/json; charset=utf-8',
};
const compressible = new Set(['js', 'mjs', 'css', 'svg', 'json']);
const fileName = /\.(?:m?js|css|svg|png|webp|woff2)$|\/mf-manifest\.json$/;
const sameOrigin = { 'cross-origin-resource-policy': 'same-origin' } as const;
const maxCachedBytes = 64 * 1024 * 1024;
const maxNoted = 1000;
const noteEvery = 60_000;
/** Milliseconds after which a damaged file is read anew: it may have been repaired. */
const lookAgainAfter = 1000;

/** Scripts, styles and fonts of the shell and of all releases, under the shop's own origin; never one that was changed. */
export class Assets {
  private readonly files: AssetFiles;
  private readonly releases: string;
  private readonly bodies = new LRUCache<string, EncodedBody>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
  });
  private readonly noted = new LRUCache<string, true>({ max: maxNoted, ttl: noteEvery });
  /** Reading and hashing them for every request would let anybody keep the server busy. */
  private readonly damaged = new LRUCache<string, true>({ max: maxNoted, ttl: lookAgainAfter });
  private warmings = 0;

  constructor(options: AssetFilesOptions) {
    this.files = new AssetFiles(options);
    this.releases = options.releases;
  }

  /** Whether the path is one of ours to answer, found or not. */
  owns(pathname: string): boolean {
    return pathname.startsWith('/assets/') || pathname.startsWith('/r/');
  }

  async serve(exchange: Exchange): Promise<void> {
    const { request, response, url } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(exchange, 405, '', { allow: 'GET, HEAD' });
    const body = await this.findAsset(url.pathname);
    if (body === 'missing') return sendText(exchange, 404, '');
    // never what was not signed, and nothing that anybody keeps: the file may be repaired the next moment
    if (body === 'damaged') return sendText(exchange, 503, '', { 'retry-after': '1' });
    const type = url.pathname.slice(url.pathname.lastIndexOf('.') + 1);
    const encoding = compressible.has(type)
      ? acceptedEncoding(request.headers['accept-encoding'])
      : 'identity';
    const bytes = await body.encodeAs(encoding);
    response.writeHead(200, {
      'content-type': types[type],
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      // a release's files are for other hosts too; the shell's own are of no use to anybody else
      ...(url.pathname.startsWith('/r/') ? forOtherOrigins : sameOrigin),
      ...(compressible.has(type) ? { vary: 'accept-encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  /**
   * Compresses files before anybody asks for them, one at a time. A later call takes the place of one that is under way:
   * two of them would keep twice as many of the threads that also read files.
   */
  async warm(pathnames: readonly string[]): Promise<void> {
    const mine = ++this.warmings;
    for (const pathname of pathnames) {
      if (mine !== this.warmings) return;
      const body = await this.findAsset(pathname);
      if (typeof body !== 'string') await body.encodeAs('br');
    }
  }

  private async findAsset(pathname: string): Promise<EncodedBody | Exclude<FoundFile, Buffer>> {
    const known = this.bodies.get(pathname);
    if (known) return this.use(pathname, known);
    if (!fileName.test(pathname)) return 'missing';
    if (this.damaged.has(pathname)) return 'damaged';
    const found = await this.files.readAsset(pathname);
    if (found === 'damaged') this.damaged.set(pathname, true);
    if (typeof found === 'string') return found;
    const body = new EncodedBody(found, 'file');
    this.bodies.set(pathname, body);
    return this.use(pathname, body);
  }

  private use(pathname: string, body: EncodedBody): EncodedBody {
    const release = releaseOf(pathname);
    if (release) this.noteServed(release.remote, release.version);
    return body;
  }

  // The collector of old releases reads these times: an open page may still need the files of its release.
  private noteServed(remote: string, version: string): void {
    const file = lastServedFile(this.releases, remote, version);
    if (this.noted.has(file)) return;
    this.noted.set(file, true);
    const now = Date.now();
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '', { flag: 'a' });
      utimesSync(file, now / 1000, now / 1000);
    } catch {
      // a read-only releases folder: whoever collects there decides by the other times
    }
  }
}
