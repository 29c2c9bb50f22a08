import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '@gantry/api-client';
import { matchesTag } from '@gantry/contracts/matches-tag';
import { guestState } from '../../federation/page-data.ts';
import { acceptedEncoding, quickEncoding } from '../http/encoding.ts';
import type { Exchange } from '../http/respond.ts';
import type { Snapshot } from '../releases/loaded-release.ts';
import { headerLines, htmlType, joinHeaders } from './answer-headers.ts';
import { gzipRest } from './gzip-prefix.ts';
import type { MatchedPage } from './matched-page.ts';
import type { PageDeadline } from './page-deadline.ts';
import { newNonce, type SharedPage } from './shared-page.ts';
import type { LocaleContext } from './locale-context.ts';

/** One page asked for, with the releases it will be made of from beginning to end. */
export interface PageRequest {
  readonly exchange: Exchange;
  readonly localeContext: LocaleContext;
  readonly snapshot: Snapshot;
  readonly matched: MatchedPage;
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: OutgoingHttpHeaders;
  /** tells visitors apart, as far as they can be told apart */
  readonly visitor: string;
  readonly deadline: PageDeadline;
}

/** Whether the page is the same for everybody at its address. */
export const isShared = ({ matched: { handle }, exchange: { url } }: PageRequest): boolean =>
  handle.shared === true && !handle.ownQuery?.some((name) => url.searchParams.has(name));

/** Sends a finished page. */
export function sendBody(
  pageRequest: PageRequest,
  status: number,
  body: Buffer,
  headers: OutgoingHttpHeaders,
): void {
  const { request, response } = pageRequest.exchange;
  const own = status === 304 ? {} : { ...htmlType, 'content-length': body.length };
  response.writeHead(status, joinHeaders(own, pageRequest.headers, headers));
  response.end(request.method === 'HEAD' || status === 304 ? undefined : body);
}

/** A shared page to a visitor without session or cart: bytes that were made and compressed once. */
export async function sendGuest(pageRequest: PageRequest, page: SharedPage): Promise<void> {
  const { request, response } = pageRequest.exchange;
  const accepted = request.headers['accept-encoding'];
  const made = page.answerFor(acceptedEncoding(accepted), quickEncoding(accepted));
  const answer = made instanceof Promise ? await made : made;
  if (matchesTag(request.headers['if-none-match'], answer.etag))
    return sendBody(pageRequest, 304, Buffer.alloc(0), answer.lasting);
  // what a guest's answer carries beside the page is cookies, of which the page has none
  response.writeHead(200, [...answer.lines, ...headerLines(pageRequest.headers)]);
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

/** The longest that a page waits for who its visitor is, in milliseconds; after that the browser asks again. */
const waitFor = 500;

/**
 * A shared page to a visitor: its head at once, so that the browser fetches what it needs, and the rest when the
 * visitor is known. Sent earlier, the page would shift when their own part is put into it.
 */
export async function sendResumed(
  pageRequest: PageRequest,
  page: SharedPage,
  visitor: Promise<Visitor>,
): Promise<void> {
  const { request, response } = pageRequest.exchange;
  const nonce = newNonce();
  const opened = await page.opened();
  const zipped = acceptedEncoding(request.headers['accept-encoding']) !== 'identity';
  const coded = zipped ? { 'content-encoding': 'gzip' } : {};
  const own = { ...htmlType, ...page.securityHeaders(nonce), 'cache-control': 'private, no-store', ...coded };
  response.writeHead(200, joinHeaders(own, pageRequest.headers));
  if (request.method === 'HEAD') return void response.end();
  const [head, body] = zipped ? opened.gzip.parts : opened.parts;
  response.write(head);
  const known = Promise.race([visitor.catch(() => guestState), sleep(waitFor, guestState, { ref: false })]);
  const rest = await page.rest(opened, known, nonce);
  response.end(Buffer.concat([body!, zipped ? gzipRest(opened.gzip, rest) : rest]));
}
