import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lastServedFile } from '@gantry/federation/node/release/collect';
import { isReleaseName } from '@gantry/federation/node/release/manifest';
import { EncodedBody } from './encoded-body.ts';
import { acceptedEncoding } from './encoding.ts';
import { sendText, type Exchange } from './respond.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
const compressible = new Set(['js', 'css', 'svg']);
const shellFile = /^\/assets\/([\w.-]+\.(?:js|css|svg|png|webp|woff2))$/;
const releaseFile = /^\/r\/([a-z]+)\/([\w-]+)\/web\/([\w.-]+\.(?:js|css|svg|png|webp|woff2))$/;
const keptBytes = 64 * 1024 * 1024;
const noteEvery = 60_000;

/** Scripts, styles and fonts of the shell and of all releases, under the shop's own origin. */
export class Assets {
  readonly #web: string;
  readonly #releases: string;
  readonly #bodies = new Map<string, EncodedBody>();
  readonly #noted = new Map<string, number>();
  #bytes = 0;

  constructor(web: string, releases: string) {
    this.#web = web;
    this.#releases = releases;
  }

  /** Whether the path is one of ours to answer, found or not. */
  owns(pathname: string): boolean {
    return pathname.startsWith('/assets/') || pathname.startsWith('/r/');
  }

  async serve(exchange: Exchange): Promise<void> {
    const { request, response, url } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(exchange, 405, '', { allow: 'GET, HEAD' });
    const body = await this.#find(url.pathname);
    if (!body) return sendText(exchange, 404, '');
    const type = url.pathname.slice(url.pathname.lastIndexOf('.') + 1);
    const encoding = compressible.has(type)
      ? acceptedEncoding(request.headers['accept-encoding'])
      : 'identity';
    const bytes = await body.get(encoding);
    response.writeHead(200, {
      'content-type': types[type],
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(compressible.has(type) ? { vary: 'accept-encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  /** Compresses files before anybody asks for them. */
  async warm(pathnames: readonly string[]): Promise<void> {
    for (const pathname of pathnames) await (await this.#find(pathname))?.get('br');
  }

  async #find(pathname: string): Promise<EncodedBody | undefined> {
    const known = this.#bodies.get(pathname);
    const file = this.#fileOf(pathname);
    if (known || !file) return known;
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) return undefined;
    const body = new EncodedBody(bytes, 'file');
    this.#keep(pathname, body);
    return body;
  }

  #fileOf(pathname: string): string | undefined {
    const own = shellFile.exec(pathname);
    if (own) return path.join(this.#web, own[1]!);
    const [, remote = '', version = '', file = ''] = releaseFile.exec(pathname) ?? [];
    if (!isReleaseName(remote, version)) return undefined;
    this.#note(remote, version);
    return path.join(this.#releases, remote, version, 'web', file);
  }

  #keep(pathname: string, body: EncodedBody): void {
    this.#bodies.set(pathname, body);
    this.#bytes += body.size;
    for (const [oldest, kept] of this.#bodies) {
      if (this.#bytes <= keptBytes) return;
      this.#bodies.delete(oldest);
      this.#bytes -= kept.size;
    }
  }

  // The collector of old releases reads these times: an open page may still need the files of its release.
  #note(remote: string, version: string): void {
    const file = lastServedFile(this.#releases, remote, version);
    const now = Date.now();
    if (now - (this.#noted.get(file) ?? 0) < noteEvery) return;
    this.#noted.set(file, now);
    if (this.#noted.size > 1000) this.#noted.clear();
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '', { flag: 'a' });
      utimesSync(file, now / 1000, now / 1000);
    } catch {
      // a read-only releases folder: whoever collects there decides by the other times
    }
  }
}
