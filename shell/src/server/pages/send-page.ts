import type { OutgoingHttpHeaders } from 'node:http';
import type { Visitor } from '@gantry/api-client';
import { acceptedEncoding } from '../http/encoding.ts';
import { matchesTag } from '../http/matches-tag.ts';
import type { Exchange } from '../http/respond.ts';
import type { Snapshot } from '../releases/generation.ts';
import { joinHeaders } from './answer-headers.ts';
import { gzipRest } from './gzip-prefix.ts';
import type { MatchedPage } from './matched-page.ts';
import { newNonce, type SharedPage } from './shared-page.ts';
import type { Site } from './site.ts';

/** One page asked for, with the releases it will be made of from beginning to end. */
export interface Visit {
  readonly exchange: Exchange;
  readonly site: Site;
  readonly snapshot: Snapshot;
  readonly matched: MatchedPage;
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: OutgoingHttpHeaders;
}

const html = { 'content-type': 'text/html; charset=utf-8' };

/** Sends a finished page. */
export function sendBody(visit: Visit, status: number, body: Buffer, headers: OutgoingHttpHeaders): void {
  const { request, response } = visit.exchange;
  const own = status === 304 ? {} : { ...html, 'content-length': body.length };
  response.writeHead(status, joinHeaders(own, visit.headers, headers));
  response.end(request.method === 'HEAD' || status === 304 ? undefined : body);
}

/** A shared page to a visitor with nothing of his own: bytes that were made and compressed once. */
export async function sendGuest(visit: Visit, page: SharedPage): Promise<void> {
  const { request } = visit.exchange;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const etag = `"${page.guest.etag}-${encoding}"`;
  const headers = {
    ...page.securityHeaders(),
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    etag,
  };
  if (matchesTag(request.headers['if-none-match'], etag))
    return sendBody(visit, 304, Buffer.alloc(0), headers);
  const body = await page.guest.get(encoding);
  sendBody(
    visit,
    200,
    body,
    encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
  );
}

/** A shared page to a visitor: its beginning at once, his own part when he is known. */
export async function sendResumed(visit: Visit, page: SharedPage, visitor: Promise<Visitor>): Promise<void> {
  const { request, response } = visit.exchange;
  const nonce = newNonce();
  const opened = await page.opened();
  const zipped = acceptedEncoding(request.headers['accept-encoding']) !== 'identity';
  const coded = zipped ? { 'content-encoding': 'gzip' } : {};
  const own = { ...html, ...page.securityHeaders(nonce), 'cache-control': 'private, no-store', ...coded };
  response.writeHead(200, joinHeaders(own, visit.headers));
  if (request.method === 'HEAD') return void response.end();
  response.write(zipped ? opened.gzip.bytes : opened.bytes);
  const rest = await page.rest(opened, visitor, nonce);
  response.end(zipped ? gzipRest(opened.gzip, rest) : rest);
}
