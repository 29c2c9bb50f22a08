import { Readable } from 'node:stream';
import { stopMailsPath } from '@gantry/contracts/addresses/account';
import { splitLocale } from '@gantry/contracts/locales';
import type { IncomingMessage } from 'node:http';
import { bodyOf } from '@gantry/http-kit/body';
import type { Exchange } from '../http/respond.ts';
import { pageLimit } from './page-deadline.ts';

/** Headers a loader or action may read; the rest of a request is none of a page's business. */
const passedHeaders = ['cookie', 'accept-language', 'content-type', 'content-length'] as const;
const bodyLimit = 1024 * 1024;

/** The body is larger than any form of ours. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  constructor() {
    super('A form may not be larger than 1 MB.');
  }
}

/**
 * The visitor's request as loaders see it; ends when the visitor leaves or the page takes longer than `limit` ms.
 * @throws BodyTooLarge when the visitor says so beforehand; else `checkBody` does once the body has been read
 */
export function webRequestOf(exchange: Exchange, limit: number): Request {
  const { request, response, url } = exchange;
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new BodyTooLarge();
  // One signal for both ends, and a timer of its own: joined ones cost as much as matching the page's route.
  const end = new AbortController();
  const late = setTimeout(() => end.abort(new DOMException('The page took too long', 'TimeoutError')), limit);
  response.once('close', () => {
    clearTimeout(late);
    // an answer that was sent closes as well; ending a request that is over costs more than making it
    if (!response.writableFinished) end.abort();
  });
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  if (request.method !== 'POST') return new VisitorRequest(url, { headers }, end.signal);
  const body = Readable.toWeb(Readable.from(limited(request, () => tooLarge.add(visitor)))) as ReadableStream;
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const visitor: Request = new VisitorRequest(url, init, end.signal);
  return visitor;
}

const tooLarge = new WeakSet<Request>();

/**
 * To be called once a page's action has run: reading a form makes an error of its own of whatever went wrong.
 * @throws BodyTooLarge
 */
export function checkBody(request: Request): void {
  if (tooLarge.has(request)) throw new BodyTooLarge();
}

/** Carries the signal it is given. A request of its own kind makes another that follows it, at ten times the cost. */
class VisitorRequest extends Request {
  private readonly ownSignal: AbortSignal;

  constructor(url: URL, init: RequestInit, signal: AbortSignal) {
    super(url, init);
    this.ownSignal = signal;
  }

  override get signal(): AbortSignal {
    return this.ownSignal;
  }
}

/** The same page asked for by nobody in particular, for at most `limit` milliseconds. */
export function sharedRequest(url: URL, limit = pageLimit): Request {
  return new Request(url, { signal: AbortSignal.timeout(Math.ceil(limit)) });
}

async function* limited(request: IncomingMessage, onTooLarge: () => void): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bodyOf(request)) {
    size += chunk.length;
    if (size > bodyLimit) {
      onTooLarge();
      throw new BodyTooLarge();
    }
    yield chunk;
  }
}

/**
 * Whether a form was sent from one of our own pages. Browsers say so by fetch metadata, older ones by Origin;
 * a request that says neither is refused.
 */
export function isOwnForm({ request }: Exchange): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { origin, host } = request.headers;
  return origin !== undefined && URL.parse(origin)?.host === host;
}

/**
 * Whether a mailbox presses the link of a mail by itself (RFC 8058). It is no browser, so it sends neither fetch metadata
 * nor an origin; the page it posts to does nothing but what the signed token in its address says.
 */
export function isMailboxPost({ request, url }: Exchange): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (origin !== undefined || fetchSite !== undefined) return false;
  return splitLocale(url.pathname).path === stopMailsPath();
}
